import { giveTime, type Tx } from "@perya/postgres";
import { houseBalances } from "../../wallet/index.ts";
import { holdPositions } from "../feeding/pools.store.ts";
import { selectOpened } from "../making/jackpots.store.ts";
import { verifyTier } from "./verify-tier.ts";

const MILLION = 1_000_000n;
/** Time limit: everything is read again. */
const TIMEOUT_MS = 3_600_000;

/**
 * Proves every jackpot that was ever open, while none is fed: pools are what was fed and seeded
 * less what was won, reserves what was reserved and advanced less the seeds (identity I4), hits
 * fell where the committed seeds say, and the ledger's accounts have all of it to the unit.
 */
export async function verifyJackpots(
  tx: Tx,
  secretKey: string,
): Promise<{ tiers: number; pools: number; rounds: number; problems: string[] }> {
  await giveTime(tx, TIMEOUT_MS);
  const fedTo = await holdPositions(tx);
  const balances = await houseBalances(tx, "^jackpot:");
  const ledger = new Map(balances.map(({ account, units }) => [account, units]));
  const found = { tiers: 0, pools: 0, rounds: 0 };
  const problems: string[] = [];
  for (const jackpot of await selectOpened(tx))
    for (const tier of jackpot.tiers) {
      const proof = await verifyTier(tx, secretKey, { jackpot, tier, fedTo });
      found.tiers++;
      found.pools += proof.pools;
      found.rounds += proof.rounds;
      problems.push(...proof.problems);
      const { poolMicro, reserveMicro, advanced } = tier.standing;
      const kept = { pool: poolMicro / MILLION, reserve: reserveMicro / MILLION };
      for (const [name, units] of Object.entries({ ...kept, operator: -advanced })) {
        const account = `jackpot:${tier.id}:${name}`;
        if ((ledger.get(account) ?? 0n) !== units)
          problems.push(`${account} has ${ledger.get(account) ?? 0n} in the ledger, not ${units}`);
      }
    }
  return { ...found, problems };
}
