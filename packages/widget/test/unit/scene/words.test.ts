import { describe, expect, it } from 'vitest';
import { announcement } from '../../../src/scene/announce.js';
import { madeCards, raisedPlaces } from '../../../src/scene/made-cards.js';
import { statesOf } from '../../../src/scene/states.js';
import { cardName, handWords, resultSentence } from '../../../src/scene/words.js';
import { dealt, roundOf, sceneOf } from './scene-of.js';

const QUEENS = 'Qh Qs 9d 6c 2h';
const JACKS = 'Jh Jc As 8d 3c';
const CALL = { type: 'call' } as const;
const FOLD = { type: 'fold' } as const;

describe('the result of a round', () => {
  it.each([
    [QUEENS, JACKS, CALL, 'Dealer qualifies with a pair of jacks. You win with a pair of queens.'],
    [JACKS, QUEENS, CALL, 'Dealer qualifies with a pair of queens and beats a pair of jacks.'],
    [
      QUEENS,
      'Ah Qd Jc 9s 8h',
      CALL,
      'Dealer does not qualify with ace high. The ante is paid, the call comes back.',
    ],
    [QUEENS, JACKS, FOLD, 'You folded and lost the ante. The dealer had a pair of jacks.'],
    ['Qh Qs 9d 6c 3h', 'Qd Qc 9s 6d 2h', CALL, 'Both have a pair of queens. Your higher side card wins.'],
    [
      'Qh Qs 9d 6c 2h',
      'Qd Qc 9s 6d 3h',
      CALL,
      'Both have a pair of queens. The dealer’s higher side card wins.',
    ],
    [
      'Qh Qs 9d 6c 2h',
      'Qd Qc 9s 6d 2c',
      CALL,
      'An exact tie, both with a pair of queens. Ante and call come back.',
    ],
    [
      'Qh Qs Qd 6c 6h',
      '6s 6d 2c 2h 2d',
      CALL,
      'Dealer qualifies with a full house, twos over sixes. You win with a full house, queens over sixes.',
    ],
  ])('%s against %s after a %j', (player, dealer, action, sentence) => {
    expect(resultSentence(roundOf(player, dealer, action))).toBe(sentence);
  });

  it('is not told before the showdown', () => {
    expect(resultSentence(roundOf(QUEENS, JACKS))).toBe('');
  });
});

describe('what the live region says', () => {
  it('is one text for each phase, with the amounts', () => {
    expect(announcement(sceneOf({ ante: 10 }))).toBe('Place your bets. Ante 10, balance 990.');
    expect(announcement(sceneOf({ ante: 10 }, { type: 'clear' }))).toBe(
      'Place your bets. No ante yet, balance 1000.',
    );
    expect(announcement(roundOf(QUEENS, JACKS))).toBe(
      'No more bets. You have a pair of queens. The dealer shows the jack of hearts. Call or fold?',
    );
    expect(announcement(roundOf(QUEENS, JACKS, CALL))).toBe(
      'Dealer qualifies with a pair of jacks. You win with a pair of queens. Net +30, balance 1030.',
    );
    expect(announcement(roundOf(QUEENS, JACKS, FOLD))).toContain('Net −10, balance 990.');
    expect(announcement(sceneOf({ ante: 10, rounds: 1 }, dealt(QUEENS, JACKS), CALL, { type: 'next' }))).toBe(
      'You win the session. Total +30.',
    );
  });

  it('tells what each side bet brought, so that the net can be followed', () => {
    const offered = { ante: 10, jackpot: { meter: 100_000 }, bonus: true } as const;
    const bets = [
      { type: 'jackpot', on: true },
      { type: 'bonus', on: true },
    ] as const;
    const flush = dealt('Ah Jh 9h 5h 2h', 'Kc Qd Jc 9s 8d');
    expect(announcement(sceneOf(offered, ...bets, flush, FOLD))).toBe(
      'You folded and lost the ante. The dealer had king high. Jackpot +49. 5+1 +15. Net +54, balance 1054.',
    );
  });

  it('does not name cards that lie face down', () => {
    expect(announcement(sceneOf({ ante: 10, deal: 'down' }, dealt(QUEENS, JACKS)))).toBe(
      'No more bets. Your cards lie face down. The dealer shows the jack of hearts.',
    );
  });

  it('is the reason of a refusal where there is one', () => {
    expect(announcement({ ...sceneOf({}), notice: 'The ante may be from 1 to 100.' })).toBe(
      'The ante may be from 1 to 100.',
    );
  });
});

describe('words for cards', () => {
  it('are empty while a hand is hidden', () => {
    const scene = roundOf(QUEENS, JACKS);
    expect(handWords(scene, scene.view.dealer)).toEqual({ title: '', withIt: '' });
    expect(handWords(scene, scene.view.player).title).toBe('Pair of queens');
    expect(cardName(scene, scene.view.dealer.upcard as number)).toBe('jack of hearts');
  });
});

describe('the cards that make a hand', () => {
  it.each([
    [QUEENS, [0, 1]],
    ['Qh 6d 9d 6c Qs', [0, 1, 3, 4]],
    ['2c Kd 2d 2h 5s', [0, 2, 3]],
    ['8c 8d 8h 8s Kc', [0, 1, 2, 3]],
    ['2c 2d 2h Jc Jd', [0, 1, 2, 3, 4]],
    ['9c Th Jd Qd Kh', [0, 1, 2, 3, 4]],
    ['Ad Td 9d 6d 4d', [0, 1, 2, 3, 4]],
    ['Ac Kd 8h 5d 2s', []],
  ])('of %s lie at %j', (player, places) => {
    expect(raisedPlaces(roundOf(player, 'Jh Js As 7d 3c').view)).toEqual(places);
  });

  it('are raised for the winner only', () => {
    expect(raisedPlaces(roundOf(JACKS, QUEENS, CALL).view)).toEqual([]);
    expect(raisedPlaces(roundOf(QUEENS, JACKS, FOLD).view)).toEqual([]);
    expect(raisedPlaces(roundOf(QUEENS, JACKS, CALL).view)).toEqual([0, 1]);
    expect(madeCards(roundOf(QUEENS, JACKS).view.dealer)).toEqual([]);
  });
});

describe('the states for style sheets', () => {
  it('are the phase, and how a settled round ended', () => {
    expect(statesOf(sceneOf({}).view)).toEqual(['betting']);
    expect(statesOf(roundOf(QUEENS, JACKS).view)).toEqual(['deciding']);
    expect(statesOf(roundOf(QUEENS, JACKS, CALL).view)).toEqual(['settled', 'won']);
    expect(statesOf(roundOf(QUEENS, JACKS, FOLD).view)).toEqual(['settled', 'lost']);
    expect(statesOf(roundOf(QUEENS, 'Qd Qc 9s 6d 2c', CALL).view)).toEqual(['settled', 'pushed']);
    expect(statesOf(sceneOf({}, { type: 'end' }).view)).toEqual(['finished']);
  });
});
