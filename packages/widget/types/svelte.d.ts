import type { CaribbeanStud, CaribbeanStudAttributes, CaribbeanStudListeners } from '../dist/index.js';
import type { HTMLAttributes } from 'svelte/elements';

type Props = Omit<HTMLAttributes<CaribbeanStud>, keyof CaribbeanStudAttributes> &
  CaribbeanStudAttributes &
  CaribbeanStudListeners<'on'>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'caribbean-stud': Props;
  }
}
