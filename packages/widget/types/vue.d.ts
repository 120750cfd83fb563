import type { CaribbeanStudAttributes, CaribbeanStudEventMap } from '../dist/index.js';
import type { DefineComponent, HTMLAttributes } from 'vue';

/** `cs-settle` as `onCsSettle`. */
type Listener<Name extends string> = Name extends `cs-${infer Rest}` ? `onCs${PascalCase<Rest>}` : never;
type PascalCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${PascalCase<Tail>}`
  : Capitalize<Name>;

type Props = Omit<HTMLAttributes, keyof CaribbeanStudAttributes> &
  CaribbeanStudAttributes & {
    [Name in keyof CaribbeanStudEventMap as Listener<Name>]?: (event: CaribbeanStudEventMap[Name]) => void;
  };

declare module 'vue' {
  interface GlobalComponents {
    'caribbean-stud': DefineComponent<Props>;
  }
}
