import { propertyValue, type OptionProperty } from '../options/properties.js';
import { readOptions, type ReadOptions, type Refusal } from '../options/read-options.js';
import type { OptionName } from '../options/options.js';
import type { Money, Written } from '../options/read.js';

/** What a page has written on one element, read anew only when something has changed. */
export class OptionsController {
  readonly #written = new Map<OptionName, Written>();
  readonly #reported = new Map<OptionName, Written>();
  #read: ReadOptions | null = null;
  #held: Money | null = null;

  /** Sets an option as the page wrote it; `null` takes it back. Returns whether anything changed. */
  write(name: OptionName, written: Written): boolean {
    const before = this.#written.get(name) ?? null;
    if (Object.is(before, written ?? null)) return false;
    if (written === null || written === undefined) this.#written.delete(name);
    else this.#written.set(name, written);
    this.#read = null;
    return true;
  }

  /**
   * Keeps the money in force, whatever currency the page writes from now on, or lets go of it again. Returns whether that
   * has changed the money.
   */
  holdMoney(hold: boolean): boolean {
    if (hold === (this.#held !== null)) return false;
    const { money } = this.current;
    this.#held = hold ? money : null;
    this.#read = null;
    return this.current.money.currency !== money.currency;
  }

  /** The options in force. */
  get current(): ReadOptions {
    return (this.#read ??= readOptions(this.#written, this.#held));
  }

  /** An option as its property reads. */
  property(name: OptionProperty): Written {
    return propertyValue(name, this.current);
  }

  /** The values refused since the last call: each is reported once, and again only after it has changed. */
  takeRefusals(): readonly Refusal[] {
    const { refusals } = this.current;
    for (const name of this.#reported.keys()) {
      if (!refusals.some((refusal) => refusal.name === name)) this.#reported.delete(name);
    }
    const news = refusals.filter(
      ({ name, written }) => !this.#reported.has(name) || !Object.is(this.#reported.get(name), written),
    );
    for (const { name, written } of news) this.#reported.set(name, written);
    return news;
  }
}
