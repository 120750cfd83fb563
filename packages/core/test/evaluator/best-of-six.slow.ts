import { expect, it } from 'vitest';
import { bestOf } from '../../src/evaluator/best.js';
import { evaluateCards } from '../../src/evaluator/evaluate.js';

it(
  'values all 20,358,520 six-card hands as the best of their six five-card hands',
  { timeout: 600_000 },
  () => {
    let [hands, wrong] = [0, 0];
    const cards = new Uint8Array(6);
    for (let a = 0; a < 47; a++) {
      for (let b = a + 1; b < 48; b++) {
        for (let c = b + 1; c < 49; c++) {
          for (let d = c + 1; d < 50; d++) {
            for (let e = d + 1; e < 51; e++) {
              for (let f = e + 1; f < 52; f++) {
                cards.set([a, b, c, d, e, f]);
                const best = Math.max(
                  evaluateCards(b, c, d, e, f),
                  evaluateCards(a, c, d, e, f),
                  evaluateCards(a, b, d, e, f),
                  evaluateCards(a, b, c, e, f),
                  evaluateCards(a, b, c, d, f),
                  evaluateCards(a, b, c, d, e),
                );
                hands++;
                if (bestOf(cards) !== best) wrong++;
              }
            }
          }
        }
      }
    }
    expect({ hands, wrong }).toEqual({ hands: 20_358_520, wrong: 0 });
  },
);
