import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { PoolBegun, Positions } from "../feeding/pools.store.ts";

/** A pool as it is stored, won or not. */
export interface StoredPool extends PoolBegun {
  readonly prizeUnits: bigint | null;
  readonly player: bigint | null;
  readonly round: string | null;
  /** Up to where it was fed; null while it runs. */
  readonly to: Positions | null;
  /** Revealed by its hit. */
  readonly seed: string | null;
}

interface Stretch extends Positions {
  readonly roundsTo: bigint | null;
  readonly lotteryTo: bigint | null;
}

/** All pools of a tier, in order. */
export async function selectPools(tx: Tx, tier: bigint): Promise<StoredPool[]> {
  const rows = await tx.rows<Omit<StoredPool, "from" | "to"> & Stretch>(sql`
    select tier_id as tier, cycle, sealed, commitment, rounds_from as rounds,
      lottery_from as lottery, rounds_to as "roundsTo", lottery_to as "lotteryTo",
      prize_units as "prizeUnits", player_id as player, round, seed
    from jackpot_pool
    where tier_id = ${tier}
    order by cycle`);
  return rows.map(({ rounds, lottery, roundsTo, lotteryTo, ...pool }) => {
    const isOver = roundsTo !== null && lotteryTo !== null;
    const to = isOver ? { rounds: roundsTo, lottery: lotteryTo } : null;
    return { ...pool, from: { rounds, lottery }, to };
  });
}
