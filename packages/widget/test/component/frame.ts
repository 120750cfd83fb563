import type { CaribbeanStud } from '../../src/index.js';

/** The globals of a page of its own. */
export type PageGlobals = Window & typeof globalThis;

/** A page of its own with a table from the built file on it. */
export interface Frame {
  readonly globals: PageGlobals;
  readonly table: CaribbeanStud;
  /** All that the page has said in its console or failed to catch. */
  readonly said: readonly string[];
  /** The codes of the `cs-error` events. */
  readonly errors: readonly string[];
}

/** How a frame is opened. */
interface FrameOptions {
  /** The page, in the folder beside this file. */
  readonly page?: 'plain' | 'no-wasm';
  /** Attributes of the table, as HTML. */
  readonly attributes?: string;
  /** Breaks something of the page before any script of it runs. */
  readonly before?: (globals: PageGlobals) => void;
}

/** Follows all that a page says or fails to catch. */
function listen(globals: PageGlobals): string[] {
  const said: string[] = [];
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    globals.console[method] = (...words: unknown[]) => void said.push(`${method}: ${words.join(' ')}`);
  globals.addEventListener('error', (event) => said.push(`uncaught: ${event.message}`));
  globals.addEventListener('unhandledrejection', (event) => said.push(`unhandled: ${String(event.reason)}`));
  return said;
}

/** Opens a page in a frame, breaks it, and brings in the built element with one table. It may still be loading. */
export async function openFrame({
  page = 'plain',
  attributes = '',
  before,
}: FrameOptions = {}): Promise<Frame> {
  const frame = document.createElement('iframe');
  frame.src = new URL(`frames/${page}.html`, import.meta.url).href;
  const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
  document.body.append(frame);
  await loaded;
  const globals = frame.contentWindow as PageGlobals;
  const said = listen(globals);
  before?.(globals);
  globals.document.body.innerHTML = `<caribbean-stud ${attributes}></caribbean-stud>`;
  const table = globals.document.querySelector('caribbean-stud');
  if (!table) throw new Error('there is no table');
  const errors: string[] = [];
  table.addEventListener('cs-error', (event) => errors.push(event.error.code));
  const script = globals.document.createElement('script');
  script.type = 'module';
  script.src = new URL('../../dist/caribbean-stud.min.js', import.meta.url).href;
  globals.document.head.append(script);
  await globals.customElements.whenDefined('caribbean-stud');
  return { globals, table, said, errors };
}
