// Where to find the browsers that the tests drive: those of the system, or those that environment variables name.
import { existsSync, readdirSync } from 'node:fs';

/** The engines that the tests run in; the first one is a must. */
export const ENGINES = /** @type {const} */ (['chromium', 'firefox', 'webkit']);

/** @typedef {(typeof ENGINES)[number]} Engine */

/**
 * The first of these files that exists; `undefined` when none does.
 * @param {(string | undefined)[]} paths
 */
function first(...paths) {
  return paths.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** Debian keeps WebKit's test browser in a folder named after the processor: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1. */
function webkitTestBrowsers() {
  if (!existsSync('/usr/lib')) return [];
  const folders = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'));
  return folders.flatMap((name) =>
    ['4.1', '4.0'].map((api) => `/usr/lib/${name}/webkit2gtk-${api}/MiniBrowser`),
  );
}

/** Looks for the browsers: a path each, or `undefined`. */
export function findBrowsers() {
  const { env } = process;
  return {
    chromium: first(
      env.CHROMIUM_BIN,
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ),
    /** Chromium without windows: it opens a new profile with a fifth of the work. */
    headlessShell: first(env.CHROMIUM_HEADLESS_SHELL, '/usr/bin/chromium-headless-shell'),
    firefox: first(
      env.FIREFOX_BIN,
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ),
    webkitDriver: first(env.WEBKIT_DRIVER, '/usr/bin/WebKitWebDriver'),
    webkitBrowser: first(env.WEBKIT_BROWSER, ...webkitTestBrowsers()),
    /** WebKit's test browser has no headless mode: it needs a display, real or virtual. */
    hasDisplay: Boolean(env.DISPLAY) || existsSync('/usr/bin/Xvfb'),
  };
}

/** The engines for which all that is needed was found. */
export function enginesFound() {
  const found = findBrowsers();
  return ENGINES.filter((engine) =>
    engine === 'webkit' ? found.webkitDriver && found.webkitBrowser && found.hasDisplay : found[engine],
  );
}

/** Arguments for Chromium to start as root and in containers, and to talk to no one. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/**
 * How to start Chromium: as a browser with windows that nobody sees, or with less work without any, where that one is
 * installed. Throws when it was not found.
 */
export function chromiumOptions({ windows = true } = {}) {
  const { chromium, headlessShell } = findBrowsers();
  const executablePath = windows ? chromium : (headlessShell ?? chromium);
  if (executablePath === undefined)
    throw new Error('Chromium not found: run node scripts/ensure-browsers.mjs');
  return { executablePath, args: chromiumArguments };
}
