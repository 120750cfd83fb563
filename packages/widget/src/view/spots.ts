import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { pileView, type ChipValue } from './pile.js';

/** A place that chips are put on: the ante circle or the call box. */
export interface BetSpot {
  /** The name of the bet, printed below. */
  readonly label: string;
  /** Chips on it, in smallest units. */
  readonly amount: number;
  /** The amount as it is shown, signed when the bet is lost; empty for none. */
  readonly figure: string;
  /** The dealer has taken these chips. */
  readonly lost?: boolean | undefined;
  /** It is the player's turn to put chips here. */
  readonly open: boolean;
  /** What a press does, for those who do not see the place; the label and the amount are read as well. */
  readonly hint?: string | undefined;
  readonly onPress?: (() => void) | undefined;
  /** Secondary click: the last chip comes back. */
  readonly onTakeBack?: (() => void) | undefined;
}

/** The cup that winnings slide into. */
export interface WinningsSpot {
  readonly label: string;
  readonly amount: number;
  readonly figure: string;
}

/** A side bet that is on or off: the jackpot with its meter, or the 5+1. */
export interface SideBetSpot {
  readonly label: string;
  /** On or off, in a word. */
  readonly state: string;
  readonly on: boolean;
  /** The meter of the jackpot, the stake of the 5+1, or what either lost or won. */
  readonly figure: string;
  /** The player may switch it now. */
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** The printed places of the table, always in the same order and never moving. */
export interface SpotsInput {
  readonly chips: readonly ChipValue[];
  readonly ante: BetSpot;
  readonly call: BetSpot;
  readonly winnings: WinningsSpot;
  readonly jackpot?: SideBetSpot | null | undefined;
  readonly bonus?: SideBetSpot | null | undefined;
}

function sideBet(name: 'jackpot' | 'bonus', spot: SideBetSpot): TemplateResult {
  return html`<button
    class="spot"
    part="spot ${name}"
    type="button"
    role="switch"
    data-spot=${name}
    aria-checked=${spot.on}
    aria-disabled=${!spot.open}
    @click=${() => spot.open && spot.onToggle()}
  >
    <span class="slot" part="coin-slot" aria-hidden="true"><span class="lamp" part="lamp"></span></span>
    <span class="spot-label">${spot.label}<span class="spot-state">: ${spot.state}</span></span>
    <b class="spot-figure meter" part="meter">${spot.figure}</b>
  </button>`;
}

/** Stops the menu of a secondary click: it takes a chip back instead. */
function takesBack(onTakeBack: () => void) {
  return (event: Event) => {
    event.preventDefault();
    onTakeBack();
  };
}

function betSpot(name: 'ante' | 'call', spot: BetSpot, chips: readonly ChipValue[]): TemplateResult {
  const { label, amount, figure, lost = false, open, hint = '', onPress, onTakeBack } = spot;
  const empty = amount === 0;
  return html`<button
    class="spot"
    part="spot ${name}"
    type="button"
    data-spot=${name}
    aria-disabled=${!(open && onPress)}
    tabindex=${open && onPress ? 0 : -1}
    @click=${() => open && onPress?.()}
    @contextmenu=${open && onTakeBack ? takesBack(onTakeBack) : nothing}
  >
    <span class=${classMap({ ring: true, [name]: true, open })} aria-hidden="true">
      ${empty && name === 'ante' && open ? html`<span class="plus-sign"></span>` : nothing}
      ${empty ? nothing : pileView(amount, chips, lost)}
    </span>
    <span class="spot-label">${label}</span>
    <b class=${classMap({ 'spot-figure': true, lost })}>${figure}</b>
    ${hint ? html`<span class="hidden-text">${hint}</span>` : nothing}
  </button>`;
}

function winningsSpot(spot: WinningsSpot, chips: readonly ChipValue[]): TemplateResult {
  return html`<div class="spot" part="spot winnings" data-spot="winnings">
    <span class="ring cup" aria-hidden="true"
      >${spot.amount > 0 ? pileView(spot.amount, chips) : nothing}</span
    >
    <span class="spot-label">${spot.label}</span>
    <b class="spot-figure won">${spot.figure}</b>
  </div>`;
}

/** Side bets (where offered), ante, call and winnings. They differ by shape: capsule, circle, rounded square, shield. */
export function spotsView({ chips, ante, call, winnings, jackpot, bonus }: SpotsInput): TemplateResult {
  const crowded = Boolean(jackpot && bonus);
  return html`<div class=${classMap({ spots: true, crowded })} part="spots">
    ${jackpot ? sideBet('jackpot', jackpot) : nothing}${bonus ? sideBet('bonus', bonus) : nothing}
    ${betSpot('ante', ante, chips)}${betSpot('call', call, chips)}${winningsSpot(winnings, chips)}
  </div>`;
}
