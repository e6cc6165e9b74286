import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Cash that a player was given for something. Ledger units. */
export interface StoredReward {
  /** Unique for good. */
  readonly key: string;
  readonly brandId: bigint;
  readonly player: bigint;
  readonly currency: string;
  readonly units: bigint;
  readonly required: bigint;
  /** The public id of what it is for. */
  readonly reason: string;
}

export async function insertReward(tx: Tx, reward: StoredReward): Promise<void> {
  const { key, brandId, player, currency, units, required, reason } = reward;
  await tx.run(sql`
    insert into promotion_reward (key, brand_id, player, currency, units, required_units, reason)
    values (${key}, ${brandId}, ${player}, ${currency}, ${units}, ${required}, ${reason})`);
}

/** Whether a player was given any. */
export async function rewardsHad(tx: Tx, player: bigint): Promise<boolean> {
  const row = await tx.row<{ had: boolean }>(sql`
    select exists (select from promotion_reward where player = ${player}) as had`);
  return row?.had ?? false;
}
