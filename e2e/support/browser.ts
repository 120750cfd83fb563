import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { chromiumOptions } from '../../scripts/browsers.mjs';
import { collectMessages } from '../../scripts/page-messages.mjs';
import { startSite, type Site } from './site.js';

/** Which page to open, and for whom. Either `path` or `html` names it. */
export interface PageOptions extends Omit<BrowserContextOptions, 'baseURL'> {
  /** A file of the repository: `/examples/index.html`. */
  readonly path?: string;
  /** A page of the test's own, or the content of its body; relative addresses as in the examples. */
  readonly html?: string;
  /** The page's Content-Security-Policy, sent as a header. */
  readonly csp?: string;
  /** Further response headers of the page. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Runs in the page before any script of its own. */
  readonly beforeScripts?: () => void;
  /** The page may say something: the test looks at `messages` itself. Otherwise any message fails the test. */
  readonly mayTalk?: boolean;
}

/** A page that was opened, and all that it has said since. */
export interface OpenedPage {
  readonly page: Page;
  readonly messages: readonly string[];
}

/** What the tests of one file work with. */
export interface Harness {
  /** Opens a page in a fresh profile and waits until it has loaded. It is closed after the test. */
  readonly openPage: (options: PageOptions) => Promise<OpenedPage>;
  /** Where the pages come from, without a final slash. */
  readonly address: () => string;
}

/** How a browser differs from the one that all tests share. */
type OwnBrowser = Omit<LaunchOptions, 'executablePath' | 'args'>;

interface Opened extends OpenedPage {
  readonly context: BrowserContext;
  readonly mayTalk: boolean;
}

function browserOf(options: OwnBrowser | undefined): Promise<Browser> {
  return options
    ? chromium.launch({ ...chromiumOptions(), ...options })
    : chromium.connect(inject('chromium'));
}

/**
 * Gives the tests of a file the Chromium of this run, or one of their own with these options, and a site. After each test
 * its pages are closed, and a console message, an uncaught error or a failed request on any of them has failed the test,
 * unless it `mayTalk`.
 */
export function useBrowser(options?: OwnBrowser): Harness {
  let browser: Browser;
  let site: Site;
  let opened: Opened[] = [];

  beforeAll(async () => {
    [browser, site] = await Promise.all([browserOf(options), startSite()]);
  });

  afterAll(async () => {
    await Promise.all([browser.close(), site.close()]);
  });

  afterEach(async () => {
    const closing = opened;
    opened = [];
    await Promise.all(closing.map(({ context }) => context.close()));
    expect(closing.filter(({ mayTalk }) => !mayTalk).flatMap(({ messages }) => messages)).toEqual([]);
  });

  return {
    address: () => site.address,
    async openPage({ path, html, csp, headers = {}, beforeScripts, mayTalk = false, ...contextOptions }) {
      const context = await browser.newContext(contextOptions);
      const page = await context.newPage();
      const messages = collectMessages(page);
      opened.push({ page, messages, context, mayTalk });
      if (beforeScripts) await page.addInitScript(beforeScripts);
      const policy = csp === undefined ? {} : { 'Content-Security-Policy': csp };
      const address = path ?? site.addPage(html ?? '');
      await page.goto(site.addressOf(address, { ...headers, ...policy }), { waitUntil: 'load' });
      return { page, messages };
    },
  };
}
