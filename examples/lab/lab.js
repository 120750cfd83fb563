// The lab: exact answers about a hand, a paytable, a jackpot and a session.
import { startGameSection } from './game-section.js';
import { startHandSection } from './hand-section.js';
import { startJackpotSection } from './jackpot-section.js';
import { startSessionSection } from './session-section.js';
import { startStrategySection } from './strategy-section.js';

startHandSection();
startGameSection();
startStrategySection();
startJackpotSection();
startSessionSection();
