// Tables at moments worth a picture: for the screenshots, and for the test that the looks stay as they are.
import { parseCards } from '../packages/core/dist/index.js';

/**
 * The HTML of a page with one table.
 * @param {string} language
 * @param {string} attributes of the table, as in HTML
 * @param {string} [head] HTML for the head of the page
 */
export function pageWith(language, attributes, head = '') {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Screenshot</title>
    <meta name="color-scheme" content="light dark" />
    <script type="module" src="/packages/widget/dist/caribbean-stud.min.js"></script>
    ${head}
  </head>
  <body>
    <main><caribbean-stud motion="none" ${attributes}></caribbean-stud></main>
  </body>
</html>`;
}

/** Deals: the player's five cards, then the dealer's, the upcard first. */
const QUEENS = 'Qh Qs 9d 6c 2h Jh Jc As 8d 3c';
const LOST = 'Ac Kd 9s 5h 3c Kh Kc 7d 4s 2d';
const UNQUALIFIED = 'As Kd 9s 5h 3c Qh Jc 7d 4s 2d';

const EVERYTHING = 'jackpot="125000" advice="hint" panels="paytable odds register rules"';

/**
 * @typedef {object} Phase
 * @property {string} attributes
 * @property {string[]} [deals] one for each round; by default a seed decides
 * @property {string[]} moves methods of the element, in order; an argument follows a colon
 */

/** @satisfies {Record<string, Phase>} */
export const PHASES = {
  betting: { attributes: EVERYTHING, moves: ['placeJackpot:1', 'placeAnte:30'] },
  deciding: { attributes: EVERYTHING, deals: [QUEENS], moves: ['placeJackpot:1', 'placeAnte:30', 'deal'] },
  won: { attributes: EVERYTHING, deals: [QUEENS], moves: ['placeJackpot:1', 'placeAnte:30', 'deal', 'call'] },
  lost: { attributes: EVERYTHING, deals: [LOST], moves: ['placeAnte:30', 'deal', 'call'] },
  unqualified: {
    attributes: 'advice="review"',
    deals: [UNQUALIFIED],
    moves: ['placeAnte:30', 'deal', 'call'],
  },
  folded: { attributes: 'advice="review"', deals: [LOST], moves: ['placeAnte:30', 'deal', 'fold'] },
  seats: { attributes: 'seats="7" jackpot="125000" seed="lagoon"', moves: ['placeAnte:30', 'deal', 'call'] },
  facedown: { attributes: 'deal="down" seats="4" seed="lagoon"', moves: ['placeAnte:5', 'deal'] },
  finished: {
    attributes: 'rounds="6" seed="lagoon" panels="register paytable"',
    moves: Array.from({ length: 6 }, () => ['placeAnte:25', 'deal', 'call', 'next']).flat(),
  },
};

/** The picture of the README: the moment of the decision, in the fifth round of a session. */
export const README_PHASE = {
  attributes: EVERYTHING.replace('odds ', ''),
  deals: [UNQUALIFIED, 'Td 8c 7s 4h 2s 9c 9h Kd 5s 3d', QUEENS, LOST, 'Qh Qs Kd 6c 2h Jh Jc As 8d 3c'],
  moves: [
    ...'placeAnte:10 deal call next deal fold next deal call next deal call next'.split(' '),
    ...['placeJackpot:1', 'placeAnte:30', 'deal'],
  ],
};

/**
 * Plays a phase on the page's table and waits until it is on the screen.
 * @param {import('playwright-core').Page} page
 * @param {Phase} phase
 */
export async function play(page, { deals, moves }) {
  await page.waitForFunction(() => customElements.get('caribbean-stud') !== undefined);
  await page.evaluate(
    async ({ decks, moves }) => {
      const table = /** @type {any} */ (document.querySelector('caribbean-stud'));
      if (decks) table.dealer = (/** @type {{ round: number }} */ { round }) => decks[round - 1];
      await table.ready;
      for (const move of moves) {
        const [name = '', argument] = move.split(':');
        await table[name](...(argument === undefined ? [] : [Number(argument)]));
      }
      // The figures of the odds are computed in slices, after the moves.
      await new Promise((resume) => setTimeout(resume, 200));
    },
    { decks: deals?.map((deal) => parseCards(deal)), moves },
  );
}
