import { newToken, tokenHash } from "@perya/secrets";
import type { Tx } from "@perya/postgres";
import { ok, type Result } from "@perya/result";
import { giveProof } from "./challenges.store.ts";

/** A proof of an answered challenge; only its hash is stored. */
export async function newProof(
  tx: Tx,
  id: string,
): Promise<Result<{ readonly proof: string }, never>> {
  const proof = newToken();
  await giveProof(tx, id, tokenHash(proof));
  return ok({ proof });
}
