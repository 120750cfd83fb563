import { describe, expect, test } from 'vitest';
import { dealerQualifies, settle } from '../../src/index.js';

const QUALIFIED_JACKS = 'Jh Jc As 8d 3c';
const NOT_QUALIFIED = 'Ah Qd Jc 9s 8h';

describe('settlement, per unit of ante', () => {
  test('worked example 1: a pair of queens beats a qualified pair of jacks, net 3, 6 handed back', () => {
    expect(settle({ player: 'Qh Qs 9d 6c 2h', dealer: QUALIFIED_JACKS, decision: 'call', ante: 1 })).toEqual({
      decision: 'call',
      result: 'win',
      dealerQualified: true,
      bets: {
        ante: { stake: 1, profit: 1, returned: 2 },
        call: { stake: 2, profit: 2, returned: 4 },
        jackpot: null,
        bonus: null,
      },
      net: 3,
      returned: 6,
    });
  });

  test('worked example 2: ante 200, call 400, a straight beats a pair of fives: ante +200, call +1600, net +1800', () => {
    const { bets, net } = settle({
      player: '5c 6d 7h 8s 9c',
      dealer: '5d 5h Kc 9s 2d',
      decision: 'call',
      ante: 200,
    });
    expect([bets.ante.profit, bets.call?.stake, bets.call?.profit, net]).toEqual([200, 400, 1600, 1800]);
  });

  test('a fold loses the ante, and still tells whether the dealer qualified', () => {
    const fold = settle({ player: '2c 3d 7h 9c Ts', dealer: QUALIFIED_JACKS, decision: 'fold', ante: 5 });
    expect(fold).toMatchObject({
      result: 'fold',
      dealerQualified: true,
      net: -5,
      returned: 0,
      bets: { call: null },
    });
  });

  test('a dealer who does not qualify pays the ante and returns the call, even to a lower hand', () => {
    const round = settle({ player: '2c 3d 7h 9c Ts', dealer: NOT_QUALIFIED, decision: 'call', ante: 1 });
    expect(round).toMatchObject({
      result: 'not-qualified',
      net: 1,
      returned: 4,
      bets: { call: { profit: 0, returned: 2 } },
    });
  });

  test('a better hand against a dealer who does not qualify wins the ante only', () => {
    expect(settle({ player: '2c 2d 2h 2s Ts', dealer: NOT_QUALIFIED, decision: 'call', ante: 1 }).net).toBe(
      1,
    );
  });

  test('a qualified dealer with the better hand wins ante and call', () => {
    expect(
      settle({ player: 'Th Ts 9d 6c 2h', dealer: QUALIFIED_JACKS, decision: 'call', ante: 1 }),
    ).toMatchObject({ result: 'lose', net: -3, returned: 0 });
  });

  test('an exact tie with a qualified dealer returns both bets: a draw gives the balance back', () => {
    const tie = settle({ player: 'As Ad 6c 6s Qh', dealer: 'Ac Ah 6d 6h Qs', decision: 'call', ante: 1 });
    expect(tie).toMatchObject({ result: 'tie', net: 0, returned: 3 });
  });

  test('the odds multiply the call bet and never the ante, for every category of the paytable', () => {
    const hands = [
      ['Th Jh Qh Kh Ah', 100],
      ['5h 6h 7h 8h 9h', 50],
      ['9c 9d 9h 9s 2c', 20],
      ['9c 9d 9h 2s 2c', 7],
      ['2h 5h 8h Th Kh', 5],
      ['5c 6d 7h 8s 9c', 4],
      ['9c 9d 9h 5s 2c', 3],
      ['9c 9d 5h 5s 2c', 2],
      ['Qc Qd 9h 5s 2c', 1],
      ['Ac Kd Qh 9s 8c', 1],
    ] as const;
    for (const [player, odds] of hands) {
      const dealer = odds === 1 && player.startsWith('A') ? 'As Kh Js 4d 3c' : '3s 3d Kc Jd 8c';
      const { bets, net } = settle({ player, dealer, decision: 'call', ante: 10 });
      expect([bets.ante.profit, bets.call?.profit, net]).toEqual([10, 20 * odds, 10 + 20 * odds]);
    }
  });

  test('an ace-to-five straight flush is paid as a straight flush', () => {
    expect(
      settle({ player: 'Ad 2d 3d 4d 5d', dealer: 'Kc Kd Ks Kh 5h', decision: 'call', ante: 1 }).net,
    ).toBe(101);
  });
});

describe('the qualifier', () => {
  test('is an ace and a king together, or any pair or better', () => {
    expect(
      ['Ah Qd Jc Ts 9h', 'Kh Qd Jc 9s 8h', 'Ah Kd 4c 3s 2h', '2h 2d 3c 4s 5h'].map((hand) =>
        dealerQualifies(hand),
      ),
    ).toEqual([false, false, true, true]);
  });

  test('may be ace-high, a pair, or any hand', () => {
    const hands = [
      'Kh Qd Jc 9s 8h',
      '7h 5d 4c 3s 2h',
      '6h 4d 3c 2s Ah',
      'Ah Kd Qc Js 9h',
      '2h 2d 3c 4s 5h',
      'Ah 2d 3c 4s 5h',
    ];
    expect(hands.map((hand) => dealerQualifies(hand, 'ace-high'))).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
    expect(hands.map((hand) => dealerQualifies(hand, 'pair'))).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(hands.every((hand) => dealerQualifies(hand, 'any'))).toBe(true);
    expect(() => dealerQualifies(hands[0] as string, 'king' as never)).toThrow(
      expect.objectContaining({ code: 'option-invalid' }),
    );
  });
});

describe('the jackpot bet', () => {
  const flush = {
    player: 'Ah Jh 9h 5h 2h',
    dealer: 'Kc Qd Jc 9s 8d',
    ante: 1,
    jackpot: { stake: 1, meter: 125_000 },
  } as const;

  test('pays when the dealer does not qualify, and when the player folds', () => {
    for (const decision of ['call', 'fold'] as const) {
      expect(settle({ ...flush, decision }).bets.jackpot).toEqual({ stake: 1, profit: 49, returned: 50 });
    }
  });

  test('is forfeited by a fold, or without a qualified dealer, where the house says so', () => {
    const forfeit = { jackpot: { onFold: 'forfeit' } } as const;
    expect(settle({ ...flush, decision: 'fold', rules: forfeit }).bets.jackpot).toMatchObject({
      profit: -1,
      returned: 0,
    });
    expect(settle({ ...flush, decision: 'call', rules: forfeit }).bets.jackpot).toMatchObject({
      returned: 50,
    });
    const qualified = { jackpot: { rule: 'qualified' } } as const;
    expect(settle({ ...flush, decision: 'call', rules: qualified }).bets.jackpot).toMatchObject({
      returned: 0,
    });
    expect(
      settle({ ...flush, dealer: QUALIFIED_JACKS.replace('Jh', 'Jd'), decision: 'call', rules: qualified })
        .bets.jackpot,
    ).toMatchObject({ returned: 50 });
  });

  test('wins the whole meter with a royal flush, a tenth with any other straight flush', () => {
    expect(settle({ ...flush, player: 'Th Jh Qh Kh Ah', decision: 'call' }).bets.jackpot?.returned).toBe(
      125_000,
    );
    expect(settle({ ...flush, player: '9h Th Jh Qh Kh', decision: 'call' }).bets.jackpot?.returned).toBe(
      12_500,
    );
    expect(settle({ ...flush, player: 'Ah Jh 9h 5h 2c', decision: 'call' }).bets.jackpot?.returned).toBe(0);
  });

  test('is part of the net, and its stake comes back only within the prize', () => {
    expect(settle({ ...flush, decision: 'call' })).toMatchObject({ net: 1 + 49, returned: 2 + 2 + 50 });
  });
});

describe('the 5+1 bet', () => {
  test('pays the best five of the own cards and the upcard "to one", after a fold too', () => {
    const round = {
      player: 'Ah Jh 9h 5h 2c',
      dealer: '7h Qd Jc 9s 8d',
      ante: 1,
      bonus: { stake: 2 },
    } as const;
    expect(settle({ ...round, decision: 'fold' }).bets.bonus).toEqual({ stake: 2, profit: 30, returned: 32 });
    expect(settle({ ...round, dealer: 'Qd 7h Jc 9s 8d', decision: 'call' }).bets.bonus).toEqual({
      stake: 2,
      profit: -2,
      returned: 0,
    });
  });
});

describe('a round that cannot be settled', () => {
  const good = { player: 'Qh Qs 9d 6c 2h', dealer: QUALIFIED_JACKS, decision: 'call', ante: 1 } as const;
  test.each([
    ['card-repeated', { dealer: 'Qh Jc As 8d 3c' }],
    ['card-repeated', { dealer: 'Jh Qh As 8d 3c' }],
    ['hand-size', { player: 'Qh Qs 9d 6c' }],
    ['card-unknown', { player: 'Qh Qs 9d 6c 1h' }],
    ['amount-invalid', { ante: 0 }],
    ['amount-invalid', { ante: 1.5 }],
    ['amount-invalid', { jackpot: { stake: 1, meter: -1 } }],
    ['amount-invalid', { jackpot: { stake: 0, meter: 1 } }],
    ['amount-invalid', { bonus: { stake: Number.NaN } }],
    ['amount-invalid', { bonus: { stake: 0 } }],
    ['hand-size', { dealer: 'Jh Jc As 8d' }],
    ['card-unknown', { dealer: 'Jh Jc As 8d 1c' }],
    ['option-invalid', { decision: 'raise' }],
    ['paytable-invalid', { rules: { paytable: 'none' } }],
  ])('is refused with %s: %j', (code, change) => {
    expect(() => settle({ ...good, ...(change as object) })).toThrow(expect.objectContaining({ code }));
  });
});
