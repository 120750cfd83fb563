export { evaluateColumns, evaluateRows, allCards } from './batch';
export { heapStart } from './heap';
