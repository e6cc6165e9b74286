import type { Database } from "@perya/postgres";
import { readOneMoment } from "./proof.store.ts";
import { digestOfHeads, type LedgerHead } from "./checks/heads.ts";
import { selectHeads } from "./checks/heads.store.ts";

/** Where every chain of the ledger ends at this moment. */
export function readHead(db: Database): Promise<LedgerHead> {
  return db.inTransaction(async (tx) => {
    const { at } = await readOneMoment(tx);
    const chains = await selectHeads(tx);
    return { at, chains, digest: digestOfHeads(chains) };
  });
}
