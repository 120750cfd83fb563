import type { CaribbeanStud } from './caribbean-stud.js';
import type { CaribbeanStudEventMap } from './events.js';
import type { OptionName } from './options/options.js';
import type { OptionProperties } from './options/properties.js';

/** `minAnte` as `min-ante`. */
type KebabCase<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `-${Lowercase<Head>}`}${KebabCase<Tail>}`
  : Name;

/** What markup may set on the element, by attribute or by property: for the templates of frameworks. */
export type CaribbeanStudAttributes = {
  [Name in OptionName as KebabCase<Name>]?: string | number | boolean | null | undefined;
} & Partial<OptionProperties> &
  Partial<Pick<CaribbeanStud, 'randomSource' | 'dealer'>>;

/** Listeners to the element's events as templates name them: `Prefix` and the event's name. */
export type CaribbeanStudListeners<Prefix extends string> = {
  [Name in keyof CaribbeanStudEventMap as `${Prefix}${Name}`]?: (event: CaribbeanStudEventMap[Name]) => void;
};
