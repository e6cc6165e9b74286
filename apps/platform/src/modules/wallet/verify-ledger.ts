import type { Database } from "@perya/postgres";
import { judge } from "./judge.ts";
import { emptyGround, type LedgerProof } from "./proof.ts";
import { readOneMoment, selectHouseAccounts, sumAccounts } from "./proof.store.ts";
import { scan } from "./scan.ts";

/** The full scan: every chain recomputed from its first batch, every account added up from its first entry, at one moment. */
export function verifyLedger(db: Database): Promise<LedgerProof> {
  return db.inTransaction(async (tx) => {
    const { at, horizon } = await readOneMoment(tx);
    const ground = emptyGround();
    const problems = await scan(tx, ground, horizon);
    return judge(at, ground, await sumAccounts(tx), await selectHouseAccounts(tx), problems);
  });
}
