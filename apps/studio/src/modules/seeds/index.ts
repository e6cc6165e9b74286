export { ensureSeeds } from "./ensure-seeds.ts";
export { reserveNonce } from "./reserve-nonce.ts";
export { rotateSeeds, type Rotated } from "./rotate-seeds.ts";
export { revealRetired } from "./reveal-retired.ts";
export { publicSeed, secretSeed } from "./read-seed.ts";
export { ROUNDS_PER_SEED, type HasOpenRound, type Reserved, type Seeds } from "./seeds.ts";
