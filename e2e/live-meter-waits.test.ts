import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMeter } from '../examples/servers/meter.mjs';
import { LiveMeterController } from '../packages/widget/dist/controllers/live-meter.js';

const UNITS = { currency: null, decimals: 0 };
/** How long the server's answers hold. */
const HOLDS = 3;

interface Wait {
  readonly work: () => void;
  readonly milliseconds: number;
}

let meter: ReturnType<typeof createMeter>;
let server: Server;
let address: string;
let waits: Wait[];
let live: LiveMeterController;
let heard: () => void;

/** A clock that stands until a test moves it on. */
function timer(work: () => void, milliseconds: number): () => void {
  const wait = { work, milliseconds };
  waits.push(wait);
  return () => void (waits = waits.filter((one) => one !== wait));
}

/** The next answer, or failure, after something was done. */
async function answerTo(work: () => void): Promise<LiveMeterController['live']> {
  const coming = new Promise<void>((resolve) => (heard = resolve));
  work();
  await coming;
  await new Promise((done) => setTimeout(done));
  return live.live;
}

/** Lets the time pass until the meter is asked again; what came of it. */
function whenAskedAgain(): Promise<LiveMeterController['live']> {
  expect(waits).toHaveLength(1);
  return answerTo(() => waits.pop()?.work());
}

beforeEach(async () => {
  waits = [];
  heard = () => {};
  meter = createMeter({ amount: 100, holds: HOLDS });
  server = createServer((request, response) => void meter.answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/examples/servers/meter.json`;
  live = new LiveMeterController(() => heard(), timer);
});

afterEach(async () => {
  live.stop();
  meter.close();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

describe('a live meter', () => {
  it('is asked again when its answer no longer holds', async () => {
    expect(live.live).toBeNull();
    expect(await answerTo(() => live.follow(address, UNITS))).toEqual({ meter: 100, stale: false });
    expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([HOLDS * 1000]);
    meter.set(107);
    expect(live.live).toEqual({ meter: 100, stale: false });
    expect(await whenAskedAgain()).toEqual({ meter: 107, stale: false });
  });

  it('is asked once, however often it is followed', async () => {
    await answerTo(() => {
      live.follow(address, UNITS);
      live.follow(address, UNITS);
    });
    live.follow(address, UNITS);
    expect(meter.asked).toBe(1);
  });

  it.each(['silent', 'nonsense', 'endless'] as const)(
    'that is %s keeps its last value, marked, and is left alone for twice as long each time, five minutes at most',
    async (behavior) => {
      await answerTo(() => live.follow(address, UNITS));
      meter.behave(behavior);
      const intervals: number[] = [];
      for (let failures = 0; failures < 9; failures++) {
        expect(await whenAskedAgain()).toEqual({ meter: 100, stale: true });
        intervals.push((waits[0]?.milliseconds ?? NaN) / 1000);
      }
      expect(intervals).toEqual([6, 12, 24, 48, 96, 192, 300, 300, 300]);
      meter.behave('well');
      meter.set(108);
      expect(await whenAskedAgain()).toEqual({ meter: 108, stale: false });
      expect(waits[0]?.milliseconds).toBe(HOLDS * 1000);
    },
  );

  it('that never gave an answer shows none', async () => {
    meter.behave('silent');
    expect(await answerTo(() => live.follow(address, UNITS))).toBeNull();
    expect(waits[0]?.milliseconds).toBe(30_000);
    meter.behave('well');
    expect(await whenAskedAgain()).toEqual({ meter: 100, stale: false });
  });

  it('that shrinks keeps its last value, marked, until it has grown past it', async () => {
    await answerTo(() => live.follow(address, UNITS));
    meter.set(99);
    expect(await whenAskedAgain()).toEqual({ meter: 100, stale: true });
    meter.set(100);
    expect(await whenAskedAgain()).toEqual({ meter: 100, stale: false });
  });

  it('that does not answer in ten seconds counts as silent', async () => {
    const deaf = createServer(() => {});
    await new Promise<void>((listening) => deaf.listen(0, '127.0.0.1', listening));
    const { port } = deaf.address() as AddressInfo;
    live.follow(`http://127.0.0.1:${port}/`, UNITS);
    expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([10_000]);
    expect(await answerTo(() => waits.pop()?.work())).toBeNull();
    expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([30_000]);
    deaf.closeAllConnections();
    deaf.close();
  });

  it.each(['http://[', 'nothing://', 'http://127.0.0.1:1/'])('at %s is silent', async (nowhere) => {
    expect(await answerTo(() => live.follow(nowhere, UNITS))).toBeNull();
    expect(waits).toHaveLength(1);
  });

  it('that is followed no longer is asked no more, and forgotten', async () => {
    await answerTo(() => live.follow(address, UNITS));
    live.follow(null, UNITS);
    expect(live.live).toBeNull();
    expect(waits).toEqual([]);
    expect(meter.asked).toBe(1);
  });

  it('whose answer is under way when it is left says nothing any more', async () => {
    let answers = 0;
    heard = () => answers++;
    live.follow(address, UNITS);
    live.stop();
    await new Promise((done) => setTimeout(done, 100));
    expect(answers).toBe(0);
    expect(live.live).toBeNull();
    expect(waits).toEqual([]);
  });

  it('that is turned away from for another begins anew', async () => {
    await answerTo(() => live.follow(address, UNITS));
    meter.set(50);
    const euros = { currency: 'EUR', decimals: 2 };
    expect(await answerTo(() => live.follow(address, euros))).toEqual({ meter: 5000, stale: false });
  });
});
