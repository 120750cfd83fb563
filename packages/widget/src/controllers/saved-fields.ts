/** A saved table with what its provable deals must keep: one more field at the end of its JSON. */
export function withFairness(save: string, kept: object | null): string {
  return kept === null ? save : `${save.slice(0, -1)},"fairness":${JSON.stringify(kept)}}`;
}

/** What a saved table that can be restored has kept for its provable deals; `undefined` when nothing. */
export function fairnessIn(save: string): unknown {
  return (JSON.parse(save) as { readonly fairness?: unknown }).fairness;
}

/** The phase in a saved table that can be restored. */
export function phaseIn(save: string): unknown {
  return (JSON.parse(save) as { readonly phase: unknown }).phase;
}
