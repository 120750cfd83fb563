export { evaluateColumns, evaluateRows, allCards } from './batch';
export { heapStart } from './heap';
export { playRounds } from './rounds';
export { tallyDealer } from './tally';
