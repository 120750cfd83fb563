import { chromium, type BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumOptions } from '../../scripts/browsers.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the Chromium of this run listens. */
    readonly chromium: string;
  }
}

let browser: BrowserServer | undefined;

/** Starts one Chromium for all test files, each of which opens profiles of its own in it. */
export async function setup({ provide }: TestProject): Promise<void> {
  browser = await chromium.launchServer(chromiumOptions({ windows: false }));
  provide('chromium', browser.wsEndpoint());
}

/** Ends it. */
export async function teardown(): Promise<void> {
  await browser?.close();
}
