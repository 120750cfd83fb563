import type { GameError } from '@caribbean-stud/core';
import { LitElement, type PropertyDeclaration } from 'lit';
import { OptionsController } from './controllers/options-controller.js';
import { CsErrorEvent } from './events.js';
import { OPTION_NAMES, OPTIONS } from './options/options.js';
import { ATTRIBUTES_ONLY, type OptionProperties, type OptionProperty } from './options/properties.js';

const OPTION_PROPERTIES = OPTION_NAMES.filter(
  (name): name is OptionProperty => !ATTRIBUTES_ONLY.some((other) => other === name),
);

/**
 * An element whose attributes and properties are the options of the table: kept as they were written, read back as they
 * are in force. What cannot be read takes its default and is reported once.
 */
export class OptionsElement extends LitElement implements OptionProperties {
  static override properties: Record<string, PropertyDeclaration> = Object.fromEntries(
    OPTION_PROPERTIES.map((name) => [name, { attribute: OPTIONS[name].attribute, noAccessor: true }]),
  );

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...ATTRIBUTES_ONLY];
  }

  static {
    for (const option of OPTION_PROPERTIES)
      Object.defineProperty(this.prototype, option, {
        get(this: OptionsElement) {
          return this.written.property(option);
        },
        set(this: OptionsElement, value: unknown) {
          if (this.written.write(option, value)) this.optionsChanged();
        },
        configurable: true,
        enumerable: true,
      });
  }

  /** What the call bet pays: a preset (`standard`, `betmgm`, `software`, `uk`, `nl`), a list `100/50/25/10/7/5/3/2/1` from royal flush to pair (a tenth entry is the high card), or payouts by category. */
  declare paytable: OptionProperties['paytable'];
  /** The lowest hand with which the dealer plays: `ace-king`, `ace-high`, `pair` or `any`. */
  declare qualifier: OptionProperties['qualifier'];
  /** Counted rounds of a session, 1 to 1,000,000, or `endless`. */
  declare rounds: OptionProperties['rounds'];
  /** The opening meter, up to 1,000,000,000: shows the jackpot and offers its side bet. `off` by default. */
  declare jackpot: OptionProperties['jackpot'];
  /** Prizes of the jackpot bet from royal flush to flush, straight or trips: multiples of the stake or shares of the meter (`100%/10%/500/100/50`), or a preset. */
  declare jackpotPaytable: OptionProperties['jackpotPaytable'];
  /** The stake of the jackpot bet, up to 1,000,000. */
  declare jackpotBet: OptionProperties['jackpotBet'];
  /** The part of each jackpot stake that feeds the meter, 0 to 1. */
  declare jackpotRise: OptionProperties['jackpotRise'];
  /** The meter after a hit of 100 %, up to 1,000,000,000; the opening meter by default. */
  declare jackpotReset: OptionProperties['jackpotReset'];
  /** `independent`, or `qualified`: the jackpot bet pays only when the dealer qualifies. */
  declare jackpotRule: OptionProperties['jackpotRule'];
  /** `pays` or `forfeit`: what becomes of the jackpot bet after a fold. */
  declare jackpotOnFold: OptionProperties['jackpotOnFold'];
  /** The address of a live meter, as JSON or as an event stream; for display only. */
  declare jackpotSrc: OptionProperties['jackpotSrc'];
  /** The ante that lies on the circle when the session opens; the minimum by default. */
  declare ante: OptionProperties['ante'];
  /** The lowest ante, up to 1,000,000; also the stake of the 5+1 bet. */
  declare minAnte: OptionProperties['minAnte'];
  /** The highest ante, up to 1,000,000; not below the lowest. */
  declare maxAnte: OptionProperties['maxAnte'];
  /** One to six different chip values up to 1,000,000, separated by spaces or commas. */
  declare chips: OptionProperties['chips'];
  /** The opening balance, up to 1,000,000,000. */
  declare balance: OptionProperties['balance'];
  /** `strict` holds the ante to a third of the balance; `register` plays on below zero. */
  declare credit: OptionProperties['credit'];
  /** ISO 4217 code of the money; symbolic units by default. */
  declare currency: OptionProperties['currency'];
  /** Offers the 5+1 side bet: `5+1`, or its seven payouts from royal flush to trips. */
  declare bonus: OptionProperties['bonus'];
  /** Hands at the table, 1 to 7. */
  declare seats: OptionProperties['seats'];
  /** `round`, or the number of drawn cards (1 to 52) after which the deck is shuffled. */
  declare reshuffle: OptionProperties['reshuffle'];
  /** The coach: `off`, `hint` (both expected values before the choice) or `review` (whether it was right, and what it cost). */
  declare advice: OptionProperties['advice'];
  /** The panels beside the table, in order: `paytable odds register chart rules fairness`. */
  declare panels: OptionProperties['panels'];
  /** The displayed title; the localized name of the game by default. */
  declare heading: OptionProperties['heading'];
  /** Colors: `auto` (as the page), `light` or `dark`. */
  declare theme: OptionProperties['theme'];
  /** How the cards are drawn: `standard`, `four-color` (a color for each suit) or `large` (a big rank and one suit). */
  declare cardFace: OptionProperties['cardFace'];
  /** How much moves: `auto` (as the system), `full`, `reduced` or `none`. */
  declare motion: OptionProperties['motion'];
  /** How fast the table moves, and plays by itself: `slow`, `normal` or `fast`. */
  declare speed: OptionProperties['speed'];
  /** Sounds of cards and chips: `off` or `on`. */
  declare sound: OptionProperties['sound'];
  /** Single keys that press the buttons while the table has the focus: `on` or `off`. */
  declare shortcuts: OptionProperties['shortcuts'];
  /** `auto` and `wasm` take WebAssembly where it works; `js` never touches it. */
  declare engine: OptionProperties['engine'];
  /** Any text: makes the deals reproducible, and marks them as a demo. */
  declare seed: OptionProperties['seed'];
  /** The first deal, the player's five and the dealer's, upcard first: `Qh Qs 9d 6c 2h | Jh Jc As 8d 3c`. */
  declare example: OptionProperties['example'];
  /** Deals hands worth practicing, those whose decision is close, and reviews each decision; marked as practice. */
  declare practice: OptionProperties['practice'];
  /** Keeps the table under this key of the browser's storage, so that it goes on after a reload. */
  declare storageKey: OptionProperties['storageKey'];
  /** No input by hand; methods still work. */
  declare disabled: OptionProperties['disabled'];

  /** What the page has written on this element. */
  protected readonly written = new OptionsController();

  override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    const option = ATTRIBUTES_ONLY.find((attribute) => attribute === name);
    if (!option) super.attributeChangedCallback(name, before, value);
    else if (this.written.write(option, value)) this.optionsChanged();
  }

  /** Called after each change of an option. */
  protected optionsChanged(): void {
    this.requestUpdate();
  }

  protected override updated(): void {
    for (const { error } of this.written.takeRefusals()) this.report(error);
  }

  /** Tells the page what is wrong; the table stays playable. */
  protected report(error: GameError): void {
    console.warn(`<${this.localName}> ${error.message}`);
    this.dispatchEvent(new CsErrorEvent(error));
  }
}
