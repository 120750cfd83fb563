export { commit, createServerSeed } from './fair/server-seed.js';
export { fairDeck, fairSource, type FairDeal, type FairSeeds } from './fair/fair-source.js';
export { proofText, PROOF_SCHEME, type RoundProof } from './fair/proof.js';
export { verifyRound, type Verification, type VerificationStep } from './fair/verify-round.js';
