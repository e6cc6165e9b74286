import { newToken, tokenHash } from "@perya/secrets";
import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Purpose } from "../modules/challenges/index.ts";

/** A proof of a person, as after answering a puzzle just now. */
export async function proveHuman(tx: Tx, purpose: Purpose): Promise<string> {
  const proof = newToken();
  await tx.run(sql`
    insert into challenge (kind, purpose, salt, answered_at, proof_hash)
    values ('work', ${purpose}, '', now(), ${tokenHash(proof)})`);
  return proof;
}
