import { chromium, type BrowserServer, type LaunchOptions } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumArguments, findBrowsers } from '../../scripts/browsers.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the Chromium of this run listens. */
    readonly chromium: string;
  }
}

/** How Chromium is launched on this machine: as a browser with windows that nobody sees, or without any. */
export function chromiumLaunch(windows: boolean): LaunchOptions {
  const { chromium: browser, headlessShell } = findBrowsers();
  const executablePath = windows ? browser : (headlessShell ?? browser);
  if (executablePath === undefined)
    throw new Error('Chromium not found: run node scripts/ensure-browsers.mjs');
  return { executablePath, args: chromiumArguments };
}

let browser: BrowserServer | undefined;

/** Starts one Chromium for all test files, each of which opens profiles of its own in it. */
export async function setup({ provide }: TestProject): Promise<void> {
  browser = await chromium.launchServer(chromiumLaunch(false));
  provide('chromium', browser.wsEndpoint());
}

/** Ends it. */
export async function teardown(): Promise<void> {
  await browser?.close();
}
