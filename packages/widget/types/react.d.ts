import type { CaribbeanStud, CaribbeanStudAttributes, CaribbeanStudListeners } from '../dist/index.js';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Props = Omit<
  DetailedHTMLProps<HTMLAttributes<CaribbeanStud>, CaribbeanStud>,
  keyof CaribbeanStudAttributes
> &
  CaribbeanStudAttributes &
  CaribbeanStudListeners<'on'>;

declare module 'react' {
  // React keeps its elements in a namespace.
  // eslint-disable-next-line no-restricted-syntax
  namespace JSX {
    interface IntrinsicElements {
      'caribbean-stud': Props;
    }
  }
}
