import { describe, expect, test } from 'vitest';
import { exportRegister, reduce, type Register } from '../../src/index.js';
import { dealHands, LOSS, play, playRound, table, WIN } from './table-driver.js';

/** The register of a round that was played and one that was voided. */
const played = (): Register =>
  play(
    dealHands(play(playRound(table({ jackpot: { meter: 100 } }), ...WIN, 'call'), { type: 'next' }), ...LOSS),
    { type: 'void', reason: '=2+2, "misdeal"' },
  ).register;

describe('the register', () => {
  test('exports as CSV, a line a round, voided ones without a number', () => {
    expect(exportRegister(played(), 'csv').split('\r\n')).toEqual([
      'round,void,reason,player,dealer,playerCategory,dealerCategory,dealerQualified,decision,result,ante,call,jackpot,bonus,cost,net,total',
      '1,false,,Qh Qs 9d 6c 2h,Jh Jc As 8d 3c,pair,pair,true,call,win,1,2,0,0,0,3,3',
      `,true,"'=2+2, ""misdeal""",,,,,,,,0,0,0,0,0,0,3`,
      '',
    ]);
  });

  test.each([
    ['=1', "'=1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@a', "'@a"],
    ['\ta', "'\ta"],
    ['\ra', `"'\ra"`],
    ['a=b', 'a=b'],
    ['a,b', '"a,b"'],
    ['a\nb', '"a\nb"'],
    ['a\rb', '"a\rb"'],
    ['the "dealer"', '"the ""dealer"""'],
    ['plain', 'plain'],
  ])('exports the reason %j as %j: a field, and no formula', (reason, field) => {
    const voided = reduce(dealHands(table(), ...WIN), { type: 'void', reason });
    expect(exportRegister(voided.register, 'csv')).toContain(`\r\n,true,${field},,`);
  });

  test('exports losses as numbers, not as texts', () => {
    const csv = exportRegister(playRound(table(), ...LOSS, 'call').register, 'csv');
    expect(csv).toMatch(/,0,-3,-3\r\n$/);
  });

  test('exports as JSON with what it no longer lists', () => {
    const json = JSON.parse(exportRegister(played(), 'json')) as {
      carried: unknown;
      rows: Record<string, unknown>[];
    };
    expect(json.carried).toEqual({ rounds: 0, net: 0 });
    expect(json.rows).toMatchObject([
      { round: 1, player: 'Qh Qs 9d 6c 2h', net: 3, total: 3 },
      { round: null, void: true, reason: '=2+2, "misdeal"', player: null },
    ]);
  });

  test('of a session not begun is a line of names', () => {
    expect(exportRegister(reduce(table(), { type: 'restart' }).register, 'csv').split('\r\n')).toHaveLength(
      2,
    );
  });
});
