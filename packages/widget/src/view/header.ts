import { html, nothing, type TemplateResult } from 'lit';

/** One round of the session, played or to come. */
export type Tick = 'won' | 'lost' | 'push' | 'now' | 'open';

/** The bar above the table. */
export interface HeaderInput {
  readonly title: string;
  /** "Round 7 of 20". */
  readonly round: string;
  /** As {@link ticksShown} chooses them. */
  readonly ticks: readonly Tick[];
  /** What the ticks show, in words. */
  readonly ticksLabel: string;
  readonly balanceLabel: string;
  readonly balance: string;
  /** Marks deals that are not random, for instance a demo. */
  readonly mark?: string | undefined;
  /** What the player should know about the table beside the game. */
  readonly remark?: string | undefined;
}

/** More would be too thin to tell apart. */
const MOST_TICKS = 40;

/**
 * The last forty ticks of the rounds so far, filled up with open ones where so many are still to come: long and endless
 * sessions have a history of fixed width.
 */
export function ticksShown(soFar: readonly Tick[], toCome: number): readonly Tick[] {
  const last = soFar.slice(-MOST_TICKS);
  const open = Math.min(toCome, MOST_TICKS - last.length);
  return [...last, ...Array.from({ length: open }, (): Tick => 'open')];
}

/** Title, round, one tick per round (up won, down lost, flat push), balance. */
export function headerView(input: HeaderInput): TemplateResult {
  const { title, round, ticks, ticksLabel, balanceLabel, balance, mark, remark } = input;
  return html`<div class="header" part="header">
    <h2 class="title" part="title"><slot name="heading">${title}</slot></h2>
    <div class="balance" part="balance">
      <span class="balance-label">${balanceLabel}</span> <b>${balance}</b>
    </div>
    <div class="round" part="round">
      ${round}${mark ? html` <span class="mark" part="mark">${mark}</span>` : nothing}
    </div>
    <div class="ticks" part="ticks">
      <span class="hidden-text">${ticksLabel}</span>
      ${ticks.map((tick) => html`<i class="tick ${tick}" aria-hidden="true"></i>`)}
    </div>
    ${remark ? html`<p class="remark" part="remark">${remark}</p>` : nothing}
  </div>`;
}
