import type { Database } from "@perya/postgres";
import { proveLedger } from "./prove-ledger.ts";
import type { LedgerProof } from "./proof.ts";
import { isProofDue } from "./proof.store.ts";

/**
 * The proof from the last checkpoint on, when so many milliseconds have gone by since the last one,
 * made by this job or for a page; undefined when not.
 */
export async function proveWhenDue(
  db: Database,
  everyMs: number,
): Promise<LedgerProof | undefined> {
  return (await isProofDue(db, everyMs)) ? proveLedger(db) : undefined;
}
