import { tokenHash } from "@perya/secrets";
import type { Tx } from "@perya/postgres";
import type { Purpose } from "./challenges.ts";
import { takeProof } from "./challenges.store.ts";

/** Whether a proof is good for this purpose; it is good once. In the transaction of what it is given for, so that a fault there leaves it good. */
export function spendProof(tx: Tx, purpose: Purpose, proof: string): Promise<boolean> {
  return takeProof(tx, tokenHash(proof), purpose);
}
