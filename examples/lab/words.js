// The lab's words for what the core names.

/** Strategies by their name in the core. */
export const STRATEGY_NAMES = {
  optimal: 'Best possible',
  threeRules: 'Three rules for ace-king',
  akj83: 'A-K-J-8-3 or better',
  matchingRank: 'Ace-king if the upcard matches',
  pairOrBetter: 'Pair or better',
  aceKingOrBetter: 'Ace-king or better',
  always: 'Call everything',
};

/** Why a strategy chose as it did. */
export const REASONS = {
  'call-worth-more': 'A call is worth more.',
  'fold-worth-more': 'A fold is worth more.',
  'equal-worth': 'Both are worth the same.',
  'pair-or-better': 'A pair or better calls.',
  'below-pair': 'No pair.',
  'ace-king': 'Ace and king are enough.',
  'below-ace-king': 'Less than ace-king.',
  'upcard-matches': 'Ace-king, and the upcard matches a rank held.',
  'upcard-unmatched': 'Ace-king, and the upcard matches nothing.',
  'queen-or-jack-against-ace-king': 'Ace-king with a queen or jack, against an ace or king.',
  'queen-above-low-upcard': 'Ace-king-queen, and a low upcard.',
  'no-rule-applies': 'Ace-king, and no rule says call.',
  'kickers-high-enough': 'Ace-king with side cards that are high enough.',
  'kickers-too-low': 'Ace-king with side cards that are too low.',
  'always-call': 'It always calls.',
};
