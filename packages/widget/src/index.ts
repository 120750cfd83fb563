export { CaribbeanStud } from './caribbean-stud.js';
export type { Readiness } from './table-element.js';
export type { AutoplayEnd, AutoplayResult } from './controllers/autoplay.js';
export type { AutoplayOptions, StopConditions } from './controllers/autoplay-plan.js';
export type { Dealer, DealRequest } from './controllers/dealer.js';
export * from './events.js';
export { registerTranslation } from './localize.js';
export type { HandWords, Translation } from './locales/translation.js';
export type { Options, OptionName } from './options/options.js';
