export * from './analysis/index.js';
export { DECK, formatCard, rankOf, suitOf, type Card, type CardLike, type CardsLike } from './cards/card.js';
export { parseCard, parseCards } from './cards/parse.js';
export { GameError, quote, type ErrorCode } from './errors.js';
export {
  announceExposed,
  firstToBet,
  type Boards,
  type ExposedAnnouncement,
  type PossibleHand,
} from './evaluator/announce.js';
export type { BatchLayout, BatchOptions, HandBatch } from './evaluator/batch.js';
export { evaluateBest } from './evaluator/best.js';
export { CATEGORIES, type Category } from './evaluator/category.js';
export type { EngineChoice } from './evaluator/choose-engine.js';
export { compareHands } from './evaluator/compare.js';
export { describeHand, describeValue, type HandDescription } from './evaluator/describe.js';
export { evaluate } from './evaluator/evaluate.js';
export type { EngineName, Evaluator } from './evaluator/evaluator.js';
export { evaluateExposed, type ExposedOptions } from './evaluator/exposed.js';
export type { HandEvaluator } from './evaluator/hand-evaluator.js';
export { jsEngine } from './evaluator/js-engine.js';
export { loadEvaluator } from './evaluator/load.js';
export { loadHandEvaluator } from './evaluator/load-hands.js';
export { ordinalOf } from './evaluator/ordinal.js';
export { QUALIFIERS, type Qualifier } from './evaluator/qualifier.js';
export { createDecisionTable, type DecisionTable } from './evaluator/simulation/decision-table.js';
export type {
  SimulationBankroll,
  SimulationJackpot,
  SimulationOptions,
} from './evaluator/simulation/options.js';
export type { SimulationOutcome } from './evaluator/simulation/outcome.js';
export type { SimulationResult } from './evaluator/simulation/result.js';
export type {
  SimulationJackpotRules,
  SimulationRules,
  SimulationStrategy,
} from './evaluator/simulation/strategy.js';
export type { DealerQuery, Tally } from './evaluator/tally.js';
export { categoryOf, type HandValue } from './evaluator/value.js';
export type { Action, ActionType, LegalAction } from './game/actions.js';
export type { Credit, JackpotConfig, TableConfig, TableConfigLike } from './game/config.js';
export { configure } from './game/configure.js';
export { cardsToDeal, deckFor } from './game/deck.js';
export { exportRegister } from './game/export-register.js';
export { legalActions } from './game/legal-actions.js';
export { playerView, type HandView, type PlayerView, type SeatView } from './game/player-view.js';
export { reduce } from './game/reduce.js';
export { restore, save } from './game/save.js';
export { createTable, withEvaluator } from './game/session.js';
export type { Bets, EndReason, Phase, Register, RegisterRow, TableState, Verdict } from './game/state.js';
export {
  BONUS_PAYTABLE,
  parseBonusPaytable,
  type BonusPaytable,
  type BonusPaytableLike,
} from './rules/bonus.js';
export {
  JACKPOT_TABLES,
  parseJackpotTable,
  type JackpotPrize,
  type JackpotRules,
  type JackpotTable,
  type JackpotTableLike,
} from './rules/jackpot.js';
export { PAYTABLES, parsePaytable, type Paytable, type PaytableLike } from './rules/paytable.js';
export { dealerQualifies } from './rules/qualifier.js';
export { toRules, type Rules, type RulesLike } from './rules/rules.js';
export { settle, type BetOutcome, type Decision, type Result, type Settlement } from './rules/settle.js';
export { shareMeter } from './rules/share-meter.js';
export { cryptoSource, type RandomSource } from './shoe/random-source.js';
export { seededSource } from './shoe/seeded-source.js';
export { createShoe, type Reshuffle, type Shoe } from './shoe/shoe.js';
export { shuffle } from './shoe/shuffle.js';
