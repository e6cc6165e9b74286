import type { Database } from "@perya/postgres";
import { sumUp } from "./sum-up.ts";
import { emptyGround, sumsOfGround, type LedgerProof } from "./proof.ts";
import {
  forgetCheckpoints,
  insertCheckpoint,
  lastCheckpoint,
  readOneMoment,
  selectHouseAccounts,
  sumAccounts,
  upsertLastProof,
} from "./proof.store.ts";
import { scan } from "./scan/scan.ts";
import { compareWithCheckpoint } from "./checks/compare-with-checkpoint.ts";

/**
 * The proof from the last checkpoint on, which costs what is new. The sums of all accounts are
 * asked each time the last one of them has been looked at (see scan.ts), and are those of the
 * entries in between. A green one leaves a new checkpoint; a red one leaves none, so that the
 * problem shows until it is fixed. The result is stored.
 */
export async function proveLedger(db: Database): Promise<LedgerProof> {
  const { proof, ground } = await db.inTransaction(async (tx) => {
    const { at, horizon } = await readOneMoment(tx);
    const checkpoint = await lastCheckpoint(tx);
    const cut = await compareWithCheckpoint(tx, checkpoint);
    const ground = checkpoint?.ground ?? emptyGround();
    const { problems, everyAccount } = await scan(tx, ground, horizon);
    const accounts = everyAccount ? await sumAccounts(tx) : sumsOfGround(ground);
    return {
      ground,
      proof: sumUp(at, ground, accounts, await selectHouseAccounts(tx), [...cut, ...problems]),
    };
  });
  await db.inTransaction(async (tx) => {
    if (proof.green) {
      await insertCheckpoint(tx, ground);
      await forgetCheckpoints(tx);
    }
    await upsertLastProof(tx, { at: proof.verifiedAt, green: proof.green });
  });
  return proof;
}
