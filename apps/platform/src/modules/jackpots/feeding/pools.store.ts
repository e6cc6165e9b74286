import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { TurnoverSource } from "../../turnover/index.ts";

/** Up to which entry of each source jackpots have been fed. */
export type Positions = Readonly<Record<TurnoverSource, bigint>>;

async function positionsOf(rows: Promise<{ source: TurnoverSource; readTo: bigint }[]>) {
  const found = await rows;
  const of = (name: TurnoverSource) => found.find(({ source }) => source === name)?.readTo;
  const [rounds, lottery] = [of("rounds"), of("lottery")];
  return rounds === undefined || lottery === undefined ? undefined : { rounds, lottery };
}

const POSITIONS = sql`select source, read_to as "readTo" from jackpot_position order by source`;

/** The positions, held until the transaction ends; undefined while another worker has them. */
export function lockPositions(tx: Tx): Promise<Positions | undefined> {
  return positionsOf(tx.rows(sql`${POSITIONS} for update skip locked`));
}

/** The positions, which nobody moves until the transaction ends. */
export async function holdPositions(tx: Tx): Promise<Positions> {
  const held = await positionsOf(tx.rows(sql`${POSITIONS} for update`));
  if (!held) throw new Error("The positions of jackpots are missing");
  return held;
}

/** The positions as they stand. */
export async function selectPositions(tx: Tx): Promise<Positions> {
  const found = await positionsOf(tx.rows(POSITIONS));
  if (!found) throw new Error("The positions of jackpots are missing");
  return found;
}

export async function updatePosition(
  tx: Tx,
  source: TurnoverSource,
  readTo: bigint,
): Promise<void> {
  await tx.run(sql`update jackpot_position set read_to = ${readTo} where source = ${source}`);
}

/** A pool from its reset on. */
export interface PoolBegun {
  readonly tier: bigint;
  readonly cycle: number;
  readonly sealed: Buffer;
  readonly commitment: string;
  readonly from: Positions;
}

export async function insertPool(tx: Tx, pool: PoolBegun): Promise<void> {
  const { tier, cycle, sealed, commitment, from } = pool;
  await tx.run(sql`
    insert into jackpot_pool (tier_id, cycle, sealed, commitment, rounds_from, lottery_from)
    values (${tier}, ${cycle}, ${sealed}, ${commitment}, ${from.rounds}, ${from.lottery})`);
}

/** The running pools of some tiers. */
export async function selectRunning(
  tx: Tx,
  tiers: readonly bigint[],
): Promise<ReadonlyMap<bigint, PoolBegun>> {
  const rows = await tx.rows<Omit<PoolBegun, "from"> & Positions>(sql`
    select tier_id as tier, pool.cycle, sealed, commitment, rounds_from as rounds,
      lottery_from as lottery
    from jackpot_pool pool
    join jackpot_tier tier on tier.id = tier_id and tier.cycle = pool.cycle
    where tier_id = any (${tiers}::int8[]) and hit_at is null`);
  return new Map(
    rows.map(({ rounds, lottery, ...pool }) => [pool.tier, { ...pool, from: { rounds, lottery } }]),
  );
}

/** What a pool was won by. */
export interface Hit {
  readonly tier: bigint;
  readonly cycle: number;
  readonly player: bigint;
  readonly prizeUnits: bigint;
  readonly round: string;
  /** Up to which entries the pool was fed, its own included. */
  readonly to: Positions;
  readonly stakeUnits: bigint;
  readonly vendorId: number;
  readonly gameCode: string;
  readonly seed: string;
  /** Of a must-hit-by. */
  readonly hiddenUnits: bigint | null;
}

export async function updateHit(tx: Tx, hit: Hit): Promise<void> {
  await tx.run(sql`
    update jackpot_pool
    set hit_at = clock_timestamp(), player_id = ${hit.player}, prize_units = ${hit.prizeUnits},
      round = ${hit.round}, rounds_to = ${hit.to.rounds}, lottery_to = ${hit.to.lottery},
      stake_units = ${hit.stakeUnits}, vendor_id = ${hit.vendorId},
      game_code = ${hit.gameCode}, seed = ${hit.seed}, hidden_units = ${hit.hiddenUnits}
    where tier_id = ${hit.tier} and cycle = ${hit.cycle} and hit_at is null`);
}
