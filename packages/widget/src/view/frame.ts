import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';

/** How the table is shown; each word comes checked from the options. */
export interface FrameOptions {
  readonly theme: 'auto' | 'light' | 'dark';
  readonly cardFace: 'standard' | 'four-color' | 'large';
  readonly motion: 'auto' | 'full' | 'reduced' | 'none';
  /** Direction of the language in use. */
  readonly direction: 'ltr' | 'rtl';
  readonly lang: string;
  /** More than one hand is played at the table. */
  readonly manySeats: boolean;
  /** There are no panels beside the table. */
  readonly solo: boolean;
}

/** All regions of the widget; `noChange` for one that is as it was. */
export interface FrameInput extends FrameOptions {
  /** The name of the whole. */
  readonly label: string;
  readonly header: unknown;
  readonly felt: unknown;
  readonly rail: unknown;
  /** Tabs and panel, or `null` when the host wants no panels. */
  readonly side: unknown;
}

/** The felt while a round is played. */
export interface FeltInput {
  readonly dealer: unknown;
  readonly player: unknown;
  /** What is printed on the felt: when the dealer plays. */
  readonly print: string;
  /** The other seats, or `null`. */
  readonly seats: unknown;
  readonly spots: unknown;
}

/** The dealer's hand, the arc with the printed rule, other seats, bets, the player's hand. */
export function feltView({ dealer, player, print, seats, spots }: FeltInput): TemplateResult {
  return html`${dealer}
    <div class="arc"><p class="print" part="print">${print}</p></div>
    ${seats ?? nothing}${spots}${player}`;
}

/** Header, felt, rail, panels and footer, one below the other or in two columns. */
export function frameView(input: FrameInput): TemplateResult {
  const { theme, cardFace, motion, direction, lang, manySeats, solo, label, header, felt, rail, side } =
    input;
  const classes = {
    frame: true,
    many: manySeats,
    solo,
    light: theme === 'light',
    dark: theme === 'dark',
    'four-color': cardFace === 'four-color',
    'large-face': cardFace === 'large',
    'motion-full': motion === 'full',
    'motion-off': motion === 'reduced' || motion === 'none',
  };
  return html`<div
    class=${classMap(classes)}
    part="frame"
    role="group"
    aria-label=${label}
    dir=${direction}
    lang=${lang}
  >
    ${header}
    <div class="felt" part="felt">${felt}</div>
    ${rail}${side ?? nothing}
    <div class="footer" part="footer"><slot name="footer"></slot></div>
  </div>`;
}
