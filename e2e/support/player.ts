import type { Locator, Page } from 'playwright-core';
import type { CaribbeanStud } from '../../packages/widget/dist/index.js';
import type { Harness, PageOptions } from './browser.js';

/** What a table shows of itself as data. */
type View = CaribbeanStud['table'];

/** The script tag of the one-file build, as a page beside the examples writes it. */
export const SCRIPT = '<script type="module" src="../packages/widget/dist/caribbean-stud.min.js"></script>';

/** The attribute of a first deal that a call wins: a pair of queens against a pair of jacks. */
export const WIN = 'example="Qh Qs 9d 6c 2h | Jh Jc As 8d 3c"';

function tagOf(attributes: string): string {
  return `<caribbean-stud ${attributes}></caribbean-stud>`;
}

/** How a page with one table is opened. */
export interface TablePage extends Omit<PageOptions, 'path' | 'html'> {
  /** Attributes of the tag, as HTML. */
  readonly attributes?: string;
  /** HTML before the tag (a heading when absent) and after it. */
  readonly above?: string;
  readonly below?: string;
}

/** Opens a page with one table, on the built one file, and waits until its engine is loaded and it is drawn. */
export async function openTable(harness: Harness, options: TablePage = {}): Promise<Player> {
  const { attributes = '', above = '<h1>Cards</h1>', below = '', ...page } = options;
  const opened = await harness.openPage({
    html: `${SCRIPT}${above}${tagOf(attributes)}${below}`,
    ...page,
  });
  const player = new Player(opened.page, opened.messages);
  await player.sitDown();
  return player;
}

/** Someone at a table: what a player sees, and what a player can do. */
export class Player {
  readonly table: Locator;

  constructor(
    readonly page: Page,
    readonly messages: readonly string[],
    selector = 'caribbean-stud',
  ) {
    this.table = page.locator(selector);
  }

  /** Waits until the table is ready. */
  async sitDown(): Promise<void> {
    await this.page.waitForFunction(() => customElements.get('caribbean-stud') !== undefined);
    await this.ask(async (table) => {
      await table.ready;
      await table.updateComplete;
    });
  }

  /** Puts another table in the place of this one, and waits until it is ready. */
  async sitDownAt(attributes: string): Promise<void> {
    await this.table.evaluate((table, html) => (table.outerHTML = html), tagOf(attributes));
    await this.sitDown();
  }

  /** Asks the element itself, as a script of the page would. */
  ask<R>(question: (table: CaribbeanStud) => R | Promise<R>): Promise<R>;
  ask<R, A>(question: (table: CaribbeanStud, argument: A) => R | Promise<R>, argument: A): Promise<R>;
  ask(question: (table: CaribbeanStud, argument: unknown) => unknown, argument?: unknown): Promise<unknown> {
    // The function travels into the page as it is: no other may be wrapped around it.
    return this.table.evaluate(question as (table: Element, argument: unknown) => unknown, argument);
  }

  /** What the player may know, as the element tells it. */
  view(): Promise<View> {
    return this.ask((table) => table.table);
  }

  async phase(): Promise<View['phase']> {
    return (await this.view()).phase;
  }

  /** A button, by what it does. */
  button(action: string): Locator {
    return this.table.locator(`[data-action="${action}"]`);
  }

  /** A place for chips: `ante`, `call`, `jackpot`, `bonus`, `winnings`. */
  spot(name: string): Locator {
    return this.table.locator(`[data-spot="${name}"]`);
  }

  /** A chip of the row, by its value. */
  chip(value: number): Locator {
    return this.table.locator(`[data-chip="${value}"]`);
  }

  /** Chooses a chip and puts it on the ante circle. */
  async placeChip(value: number): Promise<void> {
    await this.chip(value).click();
    await this.spot('ante').click();
  }

  deal(): Promise<void> {
    return this.button('deal').click();
  }

  look(): Promise<void> {
    return this.button('look').click();
  }

  call(): Promise<void> {
    return this.button('call').click();
  }

  fold(): Promise<void> {
    return this.button('fold').click();
  }

  next(): Promise<void> {
    return this.button('next').click();
  }

  restart(): Promise<void> {
    return this.button('restart').click();
  }

  /** Opens a panel by its tab. */
  openPanel(name: string): Promise<void> {
    return this.table.getByRole('tab', { name, exact: true }).click();
  }

  /** The sentence below the table. */
  async sentence(): Promise<string> {
    return (await this.table.locator('[part~=sentence]').innerText()).trim();
  }

  /** What the live region says. */
  async said(): Promise<string> {
    return ((await this.table.getByRole('status').textContent()) ?? '').trim();
  }

  /** The balance as it is shown. */
  async balance(): Promise<number> {
    return figure(await this.table.locator('[part~=balance] b').innerText());
  }

  /** The names of the cards of a hand, in order. */
  cards(hand: 'player' | 'dealer'): Promise<string[]> {
    return this.table.locator(`[data-hand="${hand}"]`).getByRole('listitem').allInnerTexts();
  }

  /** The lines of the open register, the first round first: net and running total. */
  async register(): Promise<{ net: number; total: number }[]> {
    const rows = this.table.locator('[part~=register] tbody tr');
    const texts = await rows.evaluateAll((lines) =>
      lines.map((line) => Array.from(line.querySelectorAll('td'), (cell) => cell.textContent.trim())),
    );
    return texts
      .map((cells) => ({ net: figure(cells.at(-2) ?? ''), total: figure(cells.at(-1) ?? '') }))
      .reverse();
  }

  /** What has the focus, named by what it does: `deal`, `ante`, `chip 25`, `tab register`; `body` when it is lost. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      if (!(element instanceof HTMLElement)) return 'nothing';
      const { action, spot, chip, tab } = element.dataset;
      if (chip !== undefined) return `chip ${chip}`;
      if (tab !== undefined) return `tab ${tab}`;
      return action ?? spot ?? (element.id || element.localName);
    });
  }

  /** Presses Tab (or Shift+Tab) until something has the focus. */
  async tabTo(name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const passed: string[] = [];
    for (let presses = 0; presses < 25; presses++) {
      passed.push(await this.focused());
      if (passed.at(-1) === name) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`${name} cannot be reached by ${key}: passed ${passed.join(', ')}`);
  }
}

/** A figure as it is shown, with signs and grouping. */
function figure(text: string): number {
  return Number(text.replace('−', '-').replace(/[^\d.-]/g, ''));
}
