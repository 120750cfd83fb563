import { loadHandEvaluator, type EngineChoice, type HandEvaluator } from '@caribbean-stud/core';

let shared: Promise<HandEvaluator> | null = null;

/**
 * The evaluator for a table. All tables of a page share one instance of the WebAssembly module: each has memory of its
 * own, of which browsers grant about a hundred. Where it fails, the next table tries again.
 */
export async function sharedEvaluator(engine: EngineChoice): Promise<HandEvaluator> {
  if (engine === 'js') return loadHandEvaluator({ engine });
  const loading = (shared ??= loadHandEvaluator({ engine }));
  const evaluator = await loading;
  if (evaluator.engine === 'js' && shared === loading) shared = null;
  return evaluator;
}
