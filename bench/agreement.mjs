/**
 * Makes sure that scores rank hands as hand values do: equal where these are equal, in the same order otherwise. Throws when
 * they do not.
 * @param {string} name
 * @param {ArrayLike<number>} scores
 * @param {boolean} lowerIsBetter
 * @param {ArrayLike<number>} values
 */
export function checkAgreement(name, scores, lowerIsBetter, values) {
  /** @type {Map<number, number>} */
  const scoreOf = new Map();
  for (let i = 0; i < scores.length; i++) {
    const value = /** @type {number} */ (values[i]);
    const score = /** @type {number} */ (scores[i]) * (lowerIsBetter ? -1 : 1);
    if ((scoreOf.get(value) ?? score) !== score) throw new Error(`${name} ranks equal hands apart`);
    scoreOf.set(value, score);
  }
  const ascending = [...scoreOf].sort((a, b) => a[0] - b[0]).map(([, score]) => score);
  if (ascending.some((score, i) => i > 0 && !(score > /** @type {number} */ (ascending[i - 1])))) {
    throw new Error(`${name} ranks hands in another order`);
  }
}
