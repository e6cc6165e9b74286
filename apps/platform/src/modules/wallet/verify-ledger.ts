import type { Database } from "@perya/postgres";
import { judge } from "./judge.ts";
import { emptyGround, type LedgerProof } from "./proof.ts";
import { readOneMoment, selectHouseAccounts, selectWrongAccounts, sumAccounts } from "./proof.store.ts";
import { scan } from "./scan.ts";

/** The full scan: every chain recomputed from its first batch, every account added up from its first entry, at one moment. */
export function verifyLedger(db: Database): Promise<LedgerProof> {
  return db.inTransaction(async (tx) => {
    const { at, horizon } = await readOneMoment(tx);
    const ground = emptyGround();
    const problems = await scan(tx, ground, horizon);
    for (const { player, currency, book } of await selectWrongAccounts(tx)) {
      problems.push({ kind: "balance", book: `${currency} ${book}`, text: `The account of player ${player} is not the sum of its entries` });
    }
    return judge(at, ground, await sumAccounts(tx), await selectHouseAccounts(tx), problems);
  });
}
