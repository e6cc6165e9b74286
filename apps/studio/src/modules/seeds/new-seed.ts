import { commitmentOf, newServerSeed } from "@perya/fair";
import { openSecret, sealSecret } from "../../secrets/seal-secret.ts";
import type { SealedSeed } from "./seeds.store.ts";

/** A new secret seed, already sealed: the plain one never leaves this function. */
export function newSealedSeed(secretKey: string): SealedSeed {
  const serverSeed = newServerSeed();
  const commitment = commitmentOf(serverSeed);
  return { commitment, sealed: sealSecret(secretKey, `seed:${commitment}`, serverSeed) };
}

/** The seed's hex text. Throws when the stored bytes are not the ones that were committed to. */
export function openSeed(secretKey: string, { commitment, sealed }: SealedSeed): string {
  const serverSeed = openSecret(secretKey, `seed:${commitment}`, sealed);
  if (commitmentOf(serverSeed) !== commitment)
    throw new Error(`Seed does not match its commitment: ${commitment}`);
  return serverSeed;
}
