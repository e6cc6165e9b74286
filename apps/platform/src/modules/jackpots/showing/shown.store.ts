import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A pool that was won, for everyone to check. Ledger units. */
export interface ShownHit {
  readonly tier: bigint;
  readonly cycle: number;
  readonly hitAt: Temporal.Instant;
  readonly player: bigint;
  readonly prizeUnits: bigint;
  readonly round: string;
  readonly stakeUnits: bigint;
  readonly seed: string;
  readonly hiddenUnits: bigint | null;
  readonly commitment: string;
}

/** Hits of each tier that are shown. */
const SHOWN = 5;

/** The last hits of some tiers, the latest first. */
export function selectHits(tx: Tx, tiers: readonly bigint[]): Promise<ShownHit[]> {
  return tx.rows(sql`
    select hit.* from unnest(${tiers}::int8[]) tier (id)
    cross join lateral (
      select tier_id as tier, cycle, hit_at as "hitAt", player_id as player,
        prize_units as "prizeUnits", round, stake_units as "stakeUnits", seed,
        hidden_units as "hiddenUnits", commitment
      from jackpot_pool
      where tier_id = tier.id and hit_at is not null
      order by hit_at desc, cycle desc limit ${SHOWN}
    ) hit
    order by "hitAt" desc, cycle desc`);
}
