import { describe, expect, it } from 'vitest';
import { holdsFor, readMeter, readText } from '../../../src/controllers/meter-answer.js';

const EUROS = { currency: 'EUR', decimals: 2 };
const UNITS = { currency: null, decimals: 0 };

describe('the answer of a live meter', () => {
  it.each([
    ['125000', 12_500_000],
    ['2.01', 201],
    ['"125000.55"', 12_500_055],
    ['{"meter":125000.5}', 12_500_050],
    ['{"jackpot":"7"}', 700],
    ['{"amount":1}', 100],
    ['{"value":0}', 0],
    ['{"name":"Main","meter":3,"value":9}', 300],
    ['0.019', 1],
  ])('%s is %d cents', (text, meter) => expect(readMeter(text, EUROS)).toBe(meter));

  it('is in whole units where the table plays for units', () => {
    expect(readMeter('{"meter":125000.9}', UNITS)).toBe(125_000);
  });

  it.each([
    '',
    'null',
    'true',
    '[]',
    '{}',
    '-1',
    '1e10',
    '1000000001',
    '"1,000"',
    '"1e3"',
    '"-1"',
    '" 7"',
    '{"meter":null}',
    '{"meter":{"value":7}}',
    '{"__proto__":{"meter":7}}',
    '<p>Soon!</p>',
    'data: 7',
    `${' '.repeat(10_000)}7`,
  ])('%.40j is none', (text) => expect(readMeter(text, EUROS)).toBeNull());

  it('is not read on when it is too long', async () => {
    let chunks = 0;
    const body = new ReadableStream({
      pull(controller) {
        chunks++;
        controller.enqueue(new Uint8Array(5000));
      },
    });
    expect(await readText(new Response(body))).toBe('');
    expect(chunks).toBeLessThan(6);
  });

  it('may come in pieces, cut within a character', async () => {
    const bytes = new TextEncoder().encode('{"name":"Größe","meter":7}');
    const body = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect(await readText(new Response(body))).toBe('{"name":"Größe","meter":7}');
    expect(await readText(new Response(null))).toBe('');
  });

  it.each([
    ['max-age=5', 5000],
    ['public, max-age=60, must-revalidate', 60_000],
    ['max-age=0', 0],
    ['s-maxage=9', null],
    ['no-store', null],
    ['max-age=-3', null],
    ['', null],
  ])('with "%s" holds for %j milliseconds', (control, milliseconds) => {
    expect(holdsFor(new Response('', { headers: { 'Cache-Control': control } }))).toBe(milliseconds);
  });
});
