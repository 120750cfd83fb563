/* The peers that come without types, as far as they are used. */
declare module 'phe' {
  const phe: { evaluateCardCodes(codes: number[]): number };
  export = phe;
}

declare module 'pokersolver' {
  interface SolvedHand {
    readonly rank: number;
    readonly cards: readonly { readonly rank: number }[];
  }
  const pokersolver: { readonly Hand: { solve(cards: string[]): SolvedHand } };
  export = pokersolver;
}
