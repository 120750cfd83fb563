import { html, nothing, type TemplateResult } from 'lit';

/** A named value that can be copied and checked elsewhere. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  /** Set in figures of one width and broken anywhere: fingerprints, seeds. */
  readonly code?: boolean | undefined;
}

/** The field for the player's own seed. */
export interface SeedInput {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  /** Most characters. */
  readonly longest: number;
  readonly disabled: boolean;
  readonly onInput: (text: string) => void;
}

/** A deal that was opened. */
export interface ProofInput {
  readonly heading: string;
  readonly sentence: string;
  readonly facts: readonly Fact[];
  /** The name of the field that holds the proof. */
  readonly label: string;
  readonly text: string;
  readonly copy: string;
  readonly onCopy: (field: HTMLTextAreaElement) => void;
}

/** How the cards come about, and what it takes to check them. */
export interface FairnessInput {
  readonly sentences: readonly string[];
  readonly facts: readonly Fact[];
  readonly seed: SeedInput | null;
  readonly proof: ProofInput | null;
}

function factsView(facts: readonly Fact[]): TemplateResult | typeof nothing {
  if (facts.length === 0) return nothing;
  return html`<dl class="facts">
    ${facts.map(
      ({ name, value, code }) =>
        html`<dt>${name}</dt>
          <dd>${code ? html`<code>${value}</code>` : value}</dd>`,
    )}
  </dl>`;
}

function seedView({ label, hint, value, longest, disabled, onInput }: SeedInput): TemplateResult {
  return html`<label class="field">
      ${label}
      <input
        part="field"
        type="text"
        data-field="seed"
        .value=${value}
        maxlength=${longest}
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        ?disabled=${disabled}
        aria-describedby="seed-hint"
        @input=${(event: Event) => onInput((event.target as HTMLInputElement).value)}
      />
    </label>
    <p class="caption" id="seed-hint">${hint}</p>`;
}

function onCopyPress(event: Event, { onCopy }: ProofInput): void {
  const field = (event.currentTarget as Element).parentElement?.querySelector('textarea');
  if (field) onCopy(field);
}

function proofView(input: ProofInput): TemplateResult {
  const { heading, sentence, facts, label, text, copy } = input;
  return html`<div class="proof" part="proof">
    <h3>${heading}</h3>
    <p>${sentence}</p>
    ${factsView(facts)}
    <label class="field">
      ${label}
      <textarea
        part="field"
        data-field="proof"
        rows="5"
        readonly
        spellcheck="false"
        .value=${text}
      ></textarea>
    </label>
    <button
      class="export"
      part="button export"
      type="button"
      data-copy
      @click=${(event: Event) => onCopyPress(event, input)}
    >
      ${copy}
    </button>
  </div>`;
}

/** How the cards come about, the player's own seed, and the last deal that was opened. */
export function fairnessView({ sentences, facts, seed, proof }: FairnessInput): TemplateResult {
  return html`<div class="fairness" part="fairness">
    ${sentences.map((sentence) => html`<p>${sentence}</p>`)} ${factsView(facts)}
    ${seed ? seedView(seed) : nothing} ${proof ? proofView(proof) : nothing}
  </div>`;
}
