import { importJWK, type CryptoKey, type JWK } from "jose";
import type { Platform } from "../../platform.ts";
import { openSecret } from "../../secrets/seal-secret.ts";
import { selectKey } from "./envelopes.store.ts";

const FRESH_MS = 60_000;
const MAX_KEYS = 64;
const known = new WeakMap<Platform, Map<string, { readonly key: CryptoKey; readonly until: number }>>();

/** What a private key is sealed for. */
export function ownerOf(id: string): string {
  return `envelope key:${id}`;
}

/** The private half of a key that still opens; undefined for one that doesn't or never was. Remembered for a minute. */
export async function privateKey(platform: Platform, id: string): Promise<CryptoKey | undefined> {
  const keys = known.get(platform) ?? new Map();
  known.set(platform, keys);
  const remembered = keys.get(id);
  if (remembered && remembered.until > Date.now()) return remembered.key;
  const until = Date.now() + FRESH_MS;
  const stored = await selectKey(platform.db, id);
  if (!stored) return undefined;
  const jwk = JSON.parse(openSecret(platform.config.secretKey, ownerOf(id), stored.sealedPrivateJwk)) as JWK;
  const key = (await importJWK(jwk, "ECDH-ES")) as CryptoKey;
  if (keys.size >= MAX_KEYS) keys.clear();
  keys.set(id, { key, until });
  return key;
}
