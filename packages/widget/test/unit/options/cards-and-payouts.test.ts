import { JACKPOT_TABLES, PAYTABLES } from '@caribbean-stud/core';
import { describe, expect, it } from 'vitest';
import { refusal, refused, valueOf } from './refused.js';

describe('an example', () => {
  const QUEENS = 'Qh Qs 9d 6c 2h';
  const JACKS = 'Jh Jc As 8d 3c';

  it('is the player’s five cards, a bar, and the dealer’s, upcard first', () => {
    expect(valueOf('example', `${QUEENS} | ${JACKS}`)).toEqual({
      player: [42, 43, 29, 16, 2],
      dealer: [38, 36, 51, 25, 4],
    });
    expect(valueOf('example', 'qh,qs,9d,6c,2h|jh jc as 8d 3c')).not.toBeNull();
    expect(valueOf('example', 'Q♥ Q♠ 9♦ 6♣ 2♥ | J♥ J♣ A♠ 8♦ 3♣')).not.toBeNull();
  });

  it.each([
    [QUEENS, 'option-invalid'],
    [`${QUEENS} |`, 'option-invalid'],
    [`${QUEENS} | ${JACKS} | ${JACKS}`, 'option-invalid'],
    [`${QUEENS} 2c | ${JACKS}`, 'option-invalid'],
    [`${QUEENS} | Jh Jc As 8d Zz`, 'card-unknown'],
    [`Qh Qh 9d 6c 2h | ${JACKS}`, 'card-repeated'],
    [`${QUEENS} | Qh Jc As 8d 3c`, 'card-repeated'],
  ])('%s is refused with %s', (value, code) => {
    expect(refused({ example: value })).toEqual({ example: code });
    expect(valueOf('example', value)).toBeNull();
  });
});

describe('paytables', () => {
  it('are presets, lists, or payouts by category', () => {
    expect(valueOf('paytable', 'betmgm')).toEqual(PAYTABLES.betmgm);
    expect(valueOf('paytable', '200/50/20/7/5/4/3/2/1')).toEqual(PAYTABLES.nl);
    expect(valueOf('paytable', '100/50/20/7/5/4/3/2/3:2/1')).toMatchObject({ pair: 1.5, 'high-card': 1 });
    expect(valueOf('paytable', { ...PAYTABLES.standard, flush: 6 })).toMatchObject({ flush: 6 });
    expect(valueOf('bonus', '5+1')).toMatchObject({ 'royal-flush': 1000, 'three-of-a-kind': 7 });
    expect(valueOf('jackpotPaytable', 'low')).toEqual(JACKPOT_TABLES.low);
  });

  it.each([
    [{ paytable: 'gold' }, 'paytable-invalid'],
    [{ paytable: '100/50' }, 'paytable-invalid'],
    [{ paytable: '100/50/20/7/5/4/3/2/-1' }, 'paytable-invalid'],
    [{ paytable: { flush: 5 } }, 'paytable-invalid'],
    [{ bonus: '1/2/3' }, 'paytable-invalid'],
    [{ jackpotPaytable: '100%' }, 'jackpot-invalid'],
    [{ jackpotPaytable: '101%/10%/500/100/50' }, 'jackpot-invalid'],
  ])('%j is refused with %s', (options, code) => {
    expect(Object.values(refused(options))).toEqual([code]);
  });

  it('name the culprit, and keep it short', () => {
    const { message } = refusal({ paytable: 'gold' });
    expect(message).toContain('paytable');
    expect(message).toContain('"gold"');
    expect(refusal({ paytable: 'x'.repeat(1e6) }).message.length).toBeLessThan(300);
  });
});
