// Every attribute of <caribbean-stud> that a page may choose, as the configurator offers it. A `choice` has its words, the
// default first; a `text` is written freely, some with suggestions; a `set` takes several words.

const choice = (name, label, options, hint) => ({ kind: 'choice', name, label, options, hint });
const text = (name, label, placeholder, hint, suggestions) => ({
  kind: 'text',
  name,
  label,
  placeholder,
  hint,
  suggestions,
});

/** Groups of settings, in the order of the form. */
export const GROUPS = [
  {
    title: 'Rules',
    settings: [
      text('paytable', 'Paytable', 'standard', 'A preset, or a list from royal flush to pair', [
        'standard',
        'betmgm',
        'software',
        'uk',
        'nl',
        '100/50/25/10/7/5/3/2/1',
      ]),
      choice('qualifier', 'The dealer plays with', ['ace-king', 'ace-high', 'pair', 'any']),
      text('rounds', 'Rounds', '20', 'A number, or endless', ['10', '20', 'endless']),
      choice('seats', 'Hands at the table', ['1', '2', '3', '4', '5', '6', '7']),
      choice('deal', 'Your cards are dealt', ['up', 'down']),
      text('reshuffle', 'Shuffle', 'round', 'round, or after so many drawn cards', ['round', '30']),
    ],
  },
  {
    title: 'Money',
    settings: [
      text('currency', 'Currency', 'units', 'An ISO code', ['EUR', 'GBP', 'NOK', 'USD']),
      text('balance', 'Balance', '1000'),
      text('ante', 'Opening ante', 'the lowest'),
      text('min-ante', 'Lowest ante', '1'),
      text('max-ante', 'Highest ante', '100'),
      text('chips', 'Chips', '1 5 25 100', 'One to six values'),
      choice(
        'credit',
        'When the balance is short',
        ['strict', 'register'],
        'strict: at most a third of it; register: play on',
      ),
    ],
  },
  {
    title: 'Side bets',
    settings: [
      text('jackpot', 'Jackpot', 'off', 'The meter at the opening', ['125000']),
      text(
        'jackpot-paytable',
        'It pays',
        '100%/10%/500/100/50',
        'A preset, or a list from royal flush to flush',
        ['standard', 'low', 'medium', 'high', '100%/10%/500/100/50'],
      ),
      text('jackpot-bet', 'Its stake', '1'),
      text('jackpot-rise', 'Part of the stake that feeds the meter', '0.7'),
      text('jackpot-reset', 'Meter after a royal flush', 'the opening'),
      choice('jackpot-rule', 'It needs a dealer who qualifies', ['independent', 'qualified']),
      choice('jackpot-on-fold', 'After a fold it', ['pays', 'forfeit']),
      text('jackpot-src', 'Address of a live meter', 'none', 'For display only'),
      text('bonus', 'Five-plus-one', 'off', '5+1, or seven payouts from royal flush to trips', [
        '5+1',
        '1000/200/100/20/15/10/7',
      ]),
    ],
  },
  {
    title: 'Coach and panels',
    settings: [
      choice('advice', 'Advice', ['off', 'hint', 'review'], 'hint: before the choice; review: after it'),
      choice('practice', 'Only hands whose choice is close', ['off', 'on']),
      {
        kind: 'set',
        name: 'panels',
        label: 'Panels',
        options: ['paytable', 'odds', 'register', 'chart', 'rules', 'fairness'],
        preset: ['paytable', 'register'],
      },
    ],
  },
  {
    title: 'Words and looks',
    settings: [
      choice('lang', 'Language', ['of the page', 'en', 'es', 'nb']),
      text('heading', 'Title', 'the name of the game'),
      choice('theme', 'Theme', ['auto', 'light', 'dark']),
      choice('card-face', 'Cards', ['standard', 'four-color', 'large']),
      choice('motion', 'Motion', ['auto', 'full', 'reduced', 'none']),
      choice('speed', 'Speed', ['normal', 'slow', 'fast']),
      choice('sound', 'Sound', ['off', 'on']),
      choice('shortcuts', 'Single-key shortcuts', ['on', 'off']),
    ],
  },
  {
    title: 'Technical',
    settings: [
      choice('engine', 'Engine', ['auto', 'wasm', 'js']),
      text('seed', 'Seed', 'none', 'The same deals every time; marked as a demo'),
      text('example', 'First hand', 'none', 'Your cards, a bar, the dealer’s; marked as a demo', [
        'Qh Qs 9d 6c 2h | Jh Jc As 8d 3c',
      ]),
      text('storage-key', 'Resume after a reload, under', 'not at all'),
      choice('disabled', 'No input by hand', ['off', 'on']),
    ],
  },
];

/** All settings by the name of their attribute. */
export const SETTINGS = new Map(
  GROUPS.flatMap(({ settings }) => settings.map((setting) => [setting.name, setting])),
);

/** The value that stands for an attribute that is not there. */
export function presetOf(setting) {
  if (setting.kind === 'text') return '';
  return setting.kind === 'set' ? setting.preset.join(' ') : setting.options[0];
}
