// Runs the component tests in every engine found, or in those named: WTR_BROWSERS=chromium,firefox,webkit.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromeLauncher } from '@web/test-runner-chrome';
import { webdriverLauncher } from '@web/test-runner-webdriver';
import { chromiumArguments, ENGINES, enginesFound, findBrowsers } from './scripts/browsers.mjs';
import { common } from './wtr.common.mjs';

const browsers = findBrowsers();

/** @param {string | undefined} path */
function found(path) {
  if (path === undefined) throw new Error('browser not found: see scripts/ensure-browsers.mjs');
  return path;
}

function chromium() {
  return chromeLauncher({
    launchOptions: { executablePath: found(browsers.chromium), headless: true, args: chromiumArguments },
  });
}

function firefox() {
  const launcher = chromeLauncher({
    launchOptions: { browser: 'firefox', executablePath: found(browsers.firefox), headless: true },
  });
  launcher.name = 'Firefox';
  return launcher;
}

/**
 * Starts a program that ends with this process.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
function companion(program, args, options) {
  const child = spawn(program, args, options);
  process.on('exit', () => child.kill());
  return child;
}

/** A virtual display of its own; its name, such as `:99`. */
async function virtualDisplay() {
  const args = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const server = companion('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const pipe = /** @type {import('node:stream').Readable} */ (server.stdio[3]);
  const [number] = await Promise.race([once(pipe, 'data'), once(server, 'exit')]);
  if (!Buffer.isBuffer(number)) throw new Error('Xvfb did not start');
  return `:${number.toString().trim()}`;
}

/**
 * Waits until the driver answers, ten seconds at most.
 * @param {string} address
 */
async function answers(address) {
  for (let tries = 1; ; tries++) {
    try {
      return await fetch(address);
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

async function webkit() {
  const env = {
    ...process.env,
    GDK_BACKEND: 'x11',
    DISPLAY: process.env.DISPLAY ?? (await virtualDisplay()),
    // Painted by the processor: on a virtual display OpenGL is Mesa's software rasterizer, which crashes now and then.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  const port = 20_000 + (process.pid % 12_000);
  companion(found(browsers.webkitDriver), [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  await answers(`http://127.0.0.1:${port}/status`);
  const launcher = webdriverLauncher({
    hostname: '127.0.0.1',
    port,
    path: '/',
    logLevel: 'error',
    capabilities: {
      browserName: 'MiniBrowser',
      'wdio:enforceWebDriverClassic': true,
      // @ts-expect-error: a capability of WebKitGTK's own, unknown to the client's types
      'webkitgtk:browserOptions': { binary: found(browsers.webkitBrowser), args: ['--automation'] },
    },
  });
  launcher.name = 'WebKitGTK';
  return launcher;
}

const wanted = process.env.WTR_BROWSERS?.split(',') ?? enginesFound();
const unknown = wanted.filter((name) => !ENGINES.some((engine) => engine === name));
if (unknown.length > 0)
  throw new Error(`WTR_BROWSERS: unknown ${unknown.join(', ')}; known are ${ENGINES.join(', ')}`);
const engines = ENGINES.filter((engine) => wanted.includes(engine));
const leftOut = ENGINES.filter((engine) => !engines.includes(engine));
if (engines.length === 0) throw new Error('no browser found: run node scripts/ensure-browsers.mjs');
console.log(`Component tests run in: ${engines.join(', ')}`);
if (leftOut.length > 0) console.log(`Left out: ${leftOut.join(', ')} (not found, or not wanted)`);

const launchers = { chromium, firefox, webkit };

export default {
  ...common,
  concurrentBrowsers: 3,
  browsers: await Promise.all(engines.map((engine) => launchers[engine]())),
};
