import type { Database } from "@perya/postgres";
import { sumUp } from "./sum-up.ts";
import { emptyGround, type LedgerProof } from "./proof.ts";
import { lastCheckpoint, readOneMoment, selectHouseAccounts, sumAccounts } from "./proof.store.ts";
import { scan } from "./scan/scan.ts";
import { compareWithCheckpoint } from "./checks/compare-with-checkpoint.ts";
import { compareHeads, type LedgerHead } from "./checks/heads.ts";

/**
 * The full scan: every chain recomputed from its first batch, every account added up from its first
 * entry, at one moment. The chains are compared with the last checkpoint and with a head that was
 * `published` earlier, so that a ledger cut or written again behind them is found.
 */
export function verifyLedger(db: Database, published?: LedgerHead): Promise<LedgerProof> {
  return db.inTransaction(async (tx) => {
    const { at, horizon } = await readOneMoment(tx);
    const ground = emptyGround();
    const cut = await compareWithCheckpoint(tx, await lastCheckpoint(tx));
    if (published)
      cut.push(
        ...(await compareHeads(tx, published.chains, `the head of ${published.at.toString()}`)),
      );
    const problems = [...cut, ...(await scan(tx, ground, horizon)).problems];
    return sumUp(at, ground, await sumAccounts(tx), await selectHouseAccounts(tx), problems);
  });
}
