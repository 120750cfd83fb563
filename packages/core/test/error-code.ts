import { GameError, type ErrorCode } from '../src/errors.js';

/** The code of the `GameError` that an action throws; any other outcome fails the test. */
export function codeOf(action: () => unknown): ErrorCode {
  try {
    action();
  } catch (error) {
    if (error instanceof GameError) return error.code;
    throw error;
  }
  throw new Error('expected a GameError, nothing was thrown');
}
