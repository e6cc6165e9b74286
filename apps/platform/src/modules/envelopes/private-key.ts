import { importJWK, type CryptoKey, type JWK } from "jose";
import { perPlatform } from "../../per-platform.ts";
import type { Platform } from "../../platform.ts";
import { openSecret } from "../../secrets/seal-secret.ts";
import { SharedReads } from "../../shared-reads.ts";
import { selectKey } from "./envelopes.store.ts";

const FRESH_MS = 60_000;
const MAX_KEYS = 64;
const keys = perPlatform(
  (platform) =>
    new SharedReads({
      read: (id: string) => readKey(platform, id),
      max: MAX_KEYS,
      freshMs: FRESH_MS,
    }),
);

/** What a private key is sealed for. */
export function ownerOf(id: string): string {
  return `envelope key:${id}`;
}

/**
 * The private half of a key that is still valid; undefined for any other. Cached for a minute.
 */
export function privateKey(platform: Platform, id: string): Promise<CryptoKey | undefined> {
  return keys(platform).get(id);
}

async function readKey({ db, config }: Platform, id: string): Promise<CryptoKey | undefined> {
  const stored = await selectKey(db, id);
  if (!stored) return undefined;
  const jwk = JSON.parse(openSecret(config.secretKey, ownerOf(id), stored.sealedPrivateJwk)) as JWK;
  return (await importJWK(jwk, "ECDH-ES")) as CryptoKey;
}
