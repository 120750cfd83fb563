// Leaves the texts of errors out of mutation testing: they are written for people and free to change. Codes are tested.

/** @typedef {{ type: string, callee: { type: string, name?: string } }} Call */

/** Functions that make an error: all they are given stands in its message. */
const MAKERS = ['invalid', 'optionInvalid', 'broken'];

/** Functions that check a value: its name comes first, and stands in messages only. */
const CHECKS = ['checkAmount', 'checkNumber', 'checkOneOf', 'checkWhole', 'textOrNull'];

/**
 * Whether an argument at this place of a call stands in an error's message and nowhere else.
 * @param {Call} call
 * @param {number} place
 */
function isText({ type, callee: { name = '' } }, place) {
  if (type === 'NewExpression') return name === 'GameError' && place === 1;
  return MAKERS.includes(name) || (CHECKS.includes(name) && place === 0);
}

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'error-texts',
    value: {
      /** @param {{ listKey?: string, key: number, parent: Call }} path */
      shouldIgnore: ({ listKey, key, parent }) =>
        listKey === 'arguments' && isText(parent, key) ? 'the text of an error' : undefined,
    },
  },
];
