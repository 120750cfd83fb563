import type { CSSResult } from 'lit';
import { cards } from './cards.js';
import { chips } from './chips.js';
import { felt } from './felt.js';
import { finished } from './finished.js';
import { frame } from './frame.js';
import { layout } from './layout.js';
import { motion } from './motion.js';
import { panels } from './panels.js';
import { preferences } from './preferences.js';
import { rail } from './rail.js';
import { seats } from './seats.js';
import { tokens } from './tokens.js';

/** The style sheets of the shadow root, in the order of the cascade: widths and preferences last. */
export const styles: readonly CSSResult[] = [
  tokens,
  frame,
  felt,
  cards,
  chips,
  rail,
  seats,
  panels,
  finished,
  motion,
  layout,
  preferences,
];
