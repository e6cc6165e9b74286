export { ensureSeeds } from "./ensure-seeds.ts";
export { reserveNonce } from "./reserve-nonce.ts";
export { rotateSeeds } from "./rotate-seeds.ts";
export { revealRetired } from "./reveal-retired.ts";
export { publicSeed, secretSeed } from "./read-seed.ts";
