import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

const SEED_BYTES = 32;
const MAX_CLIENT_SEED_BYTES = 64;

/**
 * A new secret seed: 32 bytes of the operating system's randomness as 64 lower-case hex characters.
 */
export function newServerSeed(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
}

/**
 * SHA-256 of the seed's hex text, not of the 32 bytes it stands for: shown before the first bet,
 * checked after the seed is revealed. Scheme PF-1.
 */
export function commitmentOf(serverSeed: string): string {
  return bytesToHex(sha256(utf8ToBytes(serverSeed)));
}

/**
 * Whether a player's own seed can be used: 1 to 64 bytes of UTF-8 without a colon, which separates
 * the parts of a label.
 */
export function checkClientSeed(text: string): boolean {
  const { length } = utf8ToBytes(text);
  return length >= 1 && length <= MAX_CLIENT_SEED_BYTES && !text.includes(":");
}
