// Work that takes a while and is begun anew with each change: only the latest runs to its end.
import { GameError } from '@caribbean-stud/core';

const PATIENCE = 120;

/**
 * Wraps a task so that a new call stops the one before. The task gets a signal for the analysis; it begins once the
 * changes pause for a moment.
 */
export function latest(task) {
  let running = null;
  return async (...values) => {
    running?.abort();
    const controller = new AbortController();
    running = controller;
    await new Promise((resume) => setTimeout(resume, PATIENCE));
    if (controller.signal.aborted) return;
    try {
      await task(controller.signal, ...values);
    } catch (error) {
      if (!(error instanceof GameError && error.code === 'aborted')) throw error;
    }
  };
}
