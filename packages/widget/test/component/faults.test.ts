import { expect } from '@open-wc/testing';
import { playAndCheck } from '../play-and-check.js';
import { openFrame, type Frame, type PageGlobals } from './frame.js';

const QUIET = 'motion="none"';
const KEY = 'faulty';

/** What must hold after any fault: the books are right, nothing was thrown past the table, and little was said. */
async function expectSound({ table, said }: Frame, warnings = 0): Promise<void> {
  expect(await playAndCheck(table)).to.deep.equal([]);
  expect(said.filter((words) => !words.startsWith('warn: <caribbean-stud>'))).to.deep.equal([]);
  expect(said).to.have.length(warnings);
}

/** Replaces functions of the page's WebAssembly. */
function withWasm(
  change: Partial<Record<keyof typeof WebAssembly, unknown>>,
): (globals: PageGlobals) => void {
  return (globals) => void Object.assign(globals.WebAssembly, change);
}

/** Cuts the module short. */
function truncate(globals: PageGlobals): void {
  const whole = globals.atob.bind(globals);
  globals.atob = (text) => whole(text).slice(0, -100);
}

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

describe('WebAssembly', () => {
  const FAULTS: readonly [fault: string, before: (globals: PageGlobals) => void, reason: RegExp][] = [
    ['missing', (globals) => void Reflect.deleteProperty(globals, 'WebAssembly'), /not available/],
    ['truncated', truncate, /damaged/],
    [
      'truncated where that is not noticed before it is compiled',
      (globals) => {
        truncate(globals);
        globals.WebAssembly.validate = () => true;
      },
      /./,
    ],
    ['without SIMD', withWasm({ validate: () => false }), /SIMD/],
    [
      'failing at instantiation',
      withWasm({ instantiate: () => Promise.reject(new WebAssembly.LinkError('no such import')) }),
      /no such import/,
    ],
    [
      'refused memory',
      withWasm({ instantiate: () => Promise.reject(new RangeError('could not allocate memory')) }),
      /allocate/,
    ],
    [
      'refused more memory',
      (globals) => {
        Object.defineProperty(globals.WebAssembly.Memory.prototype, 'buffer', { value: new ArrayBuffer(0) });
        globals.WebAssembly.Memory.prototype.grow = () => {
          throw new RangeError('could not grow');
        };
      },
      /no memory/,
    ],
  ];

  for (const [fault, before, reason] of FAULTS) {
    it(`${fault} leaves the table on the JavaScript engine, and nothing is said`, async () => {
      const frame = await openFrame({ attributes: QUIET, before });
      const ready = await frame.table.ready;
      expect(ready.engine).to.equal('js');
      expect(ready.fallbackReason).to.match(reason);
      await expectSound(frame);
    });
  }

  it('forbidden by a policy of the page leaves the table on the JavaScript engine', async () => {
    const frame = await openFrame({ attributes: QUIET, page: 'no-wasm' });
    const ready = await frame.table.ready;
    expect([ready.engine, typeof ready.fallbackReason]).to.deep.equal(['js', 'string']);
    await expectSound(frame);
  });

  it('that is slow is not waited for, and what it finds in mid-round stays as it lies', async () => {
    let goOn = (): void => {};
    const frame = await openFrame({
      attributes: `${QUIET} seed="slow" seats="3"`,
      before: ({ WebAssembly: wasm }) => {
        const { instantiate } = wasm;
        const slow = new Promise<void>((done) => (goOn = done));
        Object.assign(wasm, {
          instantiate: (bytes: BufferSource) => slow.then(() => instantiate.call(wasm, bytes)),
        });
      },
    });
    const { table } = frame;
    expect(await playAndCheck(table)).to.deep.equal([]);
    await table.deal();
    const { engine, ...before } = table.table;
    goOn();
    await table.ready;
    const { engine: later, ...after } = table.table;
    expect([engine, later]).to.deep.equal(['js', 'wasm']);
    expect(after).to.deep.equal(before);
    await expectSound(frame);
  });

  it('that never comes leaves the table playable', async () => {
    const frame = await openFrame({
      attributes: QUIET,
      before: withWasm({ instantiate: () => new Promise(() => {}) }),
    });
    await expectSound(frame);
    expect(frame.table.table.engine).to.equal('js');
  });
});

describe('the storage of the browser', () => {
  const keyed = `${QUIET} storage-key="${KEY}"`;
  const denied = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const full = (): never => {
    throw new DOMException('no room', 'QuotaExceededError');
  };

  const TROUBLES: readonly [trouble: string, before: (globals: PageGlobals) => void][] = [
    ['absent', (globals) => void Object.defineProperty(globals, 'localStorage', { value: undefined })],
    ['blocked', (globals) => void Object.defineProperty(globals, 'localStorage', { get: denied })],
    ['unreadable', (globals) => void (globals.Storage.prototype.getItem = denied)],
    ['full', (globals) => void (globals.Storage.prototype.setItem = full)],
  ];

  for (const [trouble, before] of TROUBLES) {
    it(`${trouble} does not stop the game, and is reported once`, async () => {
      const frame = await openFrame({ attributes: keyed, before });
      await frame.table.ready;
      await expectSound(frame, 1);
      expect(frame.errors).to.deep.equal(['storage-failed']);
    });
  }

  it('full by other things leaves room for nothing, and is reported once', async () => {
    // Twice the storage of any browser, by halves, until not even a short text fits.
    for (let length = 2 ** 23; length >= 2; length /= 2) {
      try {
        for (let i = 0; i < 2; i++) localStorage.setItem(`${length} ${i}`, 'x'.repeat(length));
      } catch {
        // As full as this length can fill it.
      }
    }
    const frame = await openFrame({ attributes: keyed });
    await frame.table.ready;
    await expectSound(frame, 1);
    expect(frame.errors).to.deep.equal(['storage-failed']);
  });

  it('full from the middle of a round on loses nothing of it', async () => {
    const frame = await openFrame({ attributes: `${keyed} ante="10"` });
    await frame.table.ready;
    await frame.table.deal();
    frame.globals.Storage.prototype.setItem = full;
    await expectSound(frame, 1);
    expect(frame.errors).to.deep.equal(['storage-failed']);
  });

  const SPOILED: readonly [what: string, spoil: (text: string) => string][] = [
    ['corrupt', (text) => text.slice(0, -40)],
    ['foreign', () => '{"score":17}'],
    ['from a newer version', (text) => JSON.stringify({ ...(JSON.parse(text) as object), version: 99 })],
    [
      'hiding its phase in a prototype',
      (text) => text.replace('"phase":"deciding"', '"__proto__":{"phase":"deciding"}'),
    ],
    ['enormous and endlessly deep', () => '['.repeat(100_000)],
  ];

  it('holding a table that cannot be read opens a new one, and it is reported once', async () => {
    const first = await openFrame({ attributes: `${keyed} ante="10"` });
    await first.table.ready;
    await first.table.deal();
    const kept = first.table.save();
    for (const [what, spoil] of SPOILED) {
      document.body.replaceChildren();
      localStorage.setItem(KEY, spoil(kept));
      const frame = await openFrame({ attributes: keyed });
      await frame.table.ready;
      const { phase, round, balance, bets, register } = frame.table.table;
      expect([what, phase, round, balance + bets.ante, register.length]).to.deep.equal([
        ...[what, 'betting', 1, 1000, 0],
      ]);
      await expectSound(frame, 1);
      expect([what, ...frame.errors]).to.deep.equal([what, 'save-invalid']);
    }
  });
});

describe('a random source', () => {
  const words = (word: unknown): string => `{ uint32: () => ${String(word)} }`;
  const SOURCES: readonly [what: string, source: string][] = [
    ['throws', '{ uint32() { throw new Error("no entropy"); } }'],
    ['throws nothing', '{ uint32() { throw undefined; } }'],
    ['is stuck at the highest word', words('2 ** 32 - 1')],
    ['is beyond 32 bits', words('2 ** 32')],
    ['is below zero', words(-1)],
    ['gives fractions', words(0.5)],
    ['gives no number', words(Number.NaN)],
    ['gives text', words('"7"')],
    ['gives promises', words('Promise.resolve(7)')],
    ['is no source', '{}'],
  ];

  it('that fails in any way voids the deal: bets stay, nothing counts, and the next deal is good', async () => {
    const frame = await openFrame({ attributes: `${QUIET} ante="10" jackpot="5000"` });
    const { table } = frame;
    await table.ready;
    for (const [what, source] of SOURCES) {
      await table.restart();
      await table.placeJackpot(true);
      const { meter } = table.table.jackpot ?? {};
      table.randomSource = (0, eval)(`(${source})`) as typeof table.randomSource;
      const code = await table.deal().catch((error: { code: string }) => error.code);
      const { phase, balance, bets, played, jackpot } = table.table;
      expect([what, code, phase, balance, bets.ante, bets.jackpot, played, jackpot?.meter]).to.deep.equal([
        ...[what, 'deal-invalid', 'betting', 989, 10, 1, 0, meter],
      ]);
      table.randomSource = null;
      await expectSound(frame);
    }
    expect(frame.errors).to.deep.equal(SOURCES.map(() => 'deal-invalid'));
  });

  it('that always gives the same word deals a whole deck all the same', async () => {
    const frame = await openFrame({ attributes: QUIET });
    await frame.table.ready;
    for (const word of [0, 1, 2 ** 31, 2 ** 32 - 97]) {
      frame.table.randomSource = { uint32: () => word };
      await expectSound(frame);
    }
  });

  const CRYPTO: readonly [what: string, before: (globals: PageGlobals) => void][] = [
    ['missing', (globals) => void Object.defineProperty(globals, 'crypto', { value: undefined })],
    [
      'failing',
      (globals) => {
        globals.Crypto.prototype.getRandomValues = () => {
          throw new DOMException('no entropy', 'OperationError');
        };
      },
    ],
  ];

  for (const panels of ['paytable', 'fairness']) {
    for (const [what, before] of CRYPTO) {
      it(`of the browser that is ${what} voids the deal, with the panel ${panels}`, async () => {
        const frame = await openFrame({ attributes: `${QUIET} panels="${panels}"`, before });
        const { table, said } = frame;
        await table.ready;
        const code = await table.deal().catch((error: { code: string }) => error.code);
        expect(code).to.equal('deal-invalid');
        const { phase, balance, bets, played } = table.table;
        expect([phase, balance, bets.ante, played]).to.deep.equal(['betting', 999, 1, 0]);
        expect(said).to.deep.equal([]);
        // The page may bring a source of its own.
        table.randomSource = { uint32: () => 7 };
        await expectSound(frame);
      });
    }
  }
});
