import type { Database } from "@perya/postgres";
import { judge } from "./judge.ts";
import { emptyGround, groundFromJson, groundToJson, type Ground, type LedgerProof } from "./proof.ts";
import { insertCheckpoint, lastCheckpoint, readOneMoment, selectHouseAccounts, sumAccounts } from "./proof.store.ts";
import { scan } from "./scan.ts";

/**
 * The proof from the last checkpoint on. A green one leaves a new checkpoint, at the last transaction that nothing can be added behind; a red one leaves none, so that the
 * problem shows until it is mended.
 */
export async function proveLedger(db: Database): Promise<LedgerProof> {
  let verified: Ground | undefined;
  const proof = await db.inTransaction(async (tx) => {
    const { at, horizon } = await readOneMoment(tx);
    const ground = (await lastCheckpoint(tx))?.ground ?? emptyGround();
    const problems = await scan(tx, ground, horizon, (reached) => (verified = copyOf(reached)));
    return judge(at, ground, await sumAccounts(tx), await selectHouseAccounts(tx), problems);
  });
  const ground = verified;
  if (proof.green && ground) await db.inTransaction((tx) => insertCheckpoint(tx, ground));
  return proof;
}

/** When the books were last verified; undefined before the first time. */
export async function lastProof(db: Database): Promise<Temporal.Instant | undefined> {
  return (await lastCheckpoint(db))?.at;
}

function copyOf(ground: Ground): Ground {
  return groundFromJson(JSON.parse(groundToJson(ground)) as Parameters<typeof groundFromJson>[0]);
}
