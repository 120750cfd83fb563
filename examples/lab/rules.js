// The rules in force, read from the state.
import { GameError, parsePaytable } from '@caribbean-stud/core';

/** The rules, or `null` while the paytable cannot be read: its own section says why. */
export function rulesOf({ pays, qualifier }) {
  try {
    return { paytable: parsePaytable(pays), qualifier };
  } catch (error) {
    if (error instanceof GameError) return null;
    throw error;
  }
}
