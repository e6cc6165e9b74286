import { tokenHash } from "@perya/secrets";
import type { Tx } from "@perya/postgres";
import type { Purpose } from "./challenges.ts";
import { takeProof } from "./challenges.store.ts";

/**
 * Whether a proof is valid for this purpose; it is valid once. Runs in the transaction it is spent
 * on, so that a fault there leaves it valid.
 */
export function spendProof(tx: Tx, purpose: Purpose, proof: string): Promise<boolean> {
  return takeProof(tx, tokenHash(proof), purpose);
}
