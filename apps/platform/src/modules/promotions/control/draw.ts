import { createHash, randomBytes } from "node:crypto";

const SEED_BYTES = 32;
const WHOLE_PPM = 1_000_000;
/** Hexadecimal digits of a hash that are read as a number: 52 bits, which a number holds. */
const DIGITS = 13;

/** A seed that nobody knows before a promotion is announced. */
export function newDrawSeed(): string {
  return randomBytes(SEED_BYTES).toString("hex");
}

/** What staff see of a seed from the beginning: SHA-256 of its hexadecimal text. */
export function commitmentOf(seed: string): string {
  return createHash("sha256").update(seed).digest("hex");
}

/**
 * Whether a player is held out of a promotion: SHA-256 of "seed:player" decides, the same one
 * whenever it is asked, for so many of a million.
 */
export function isHeldOut(seed: string, playerPublicId: string, ppm: number): boolean {
  const hash = createHash("sha256").update(`${seed}:${playerPublicId}`).digest("hex");
  return Number.parseInt(hash.slice(0, DIGITS), 16) % WHOLE_PPM < ppm;
}
