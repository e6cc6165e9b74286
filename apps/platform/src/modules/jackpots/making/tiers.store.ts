import type { Standing, Terms } from "@perya/jackpot-kit";
import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Tier, TierDraft, TierName } from "./jackpot.ts";

interface TierRow {
  readonly id: bigint;
  readonly jackpotId: bigint;
  readonly name: TierName;
  readonly kind: Terms["kind"];
  readonly contributionPpm: bigint;
  readonly seedUnits: bigint;
  readonly oddsUnits: bigint | null;
  readonly ceilingUnits: bigint | null;
  readonly stepUnits: bigint;
  readonly cycle: number;
  readonly running: boolean;
  readonly poolUnits: bigint;
  readonly poolMicro: number;
  readonly reserveUnits: bigint;
  readonly reserveMicro: number;
  readonly advanced: bigint;
}

const COLUMNS = sql`
  id, jackpot_id as "jackpotId", name, kind, contribution_ppm as "contributionPpm",
  seed_units as "seedUnits", odds_units as "oddsUnits", ceiling_units as "ceilingUnits",
  step_units as "stepUnits", cycle, running, pool_units as "poolUnits", pool_micro as "poolMicro",
  reserve_units as "reserveUnits", reserve_micro as "reserveMicro", advanced_units as advanced`;
const MILLION = 1_000_000n;

/** The tiers of some jackpots, from the smallest seed on. */
export async function selectTiers(
  tx: Tx,
  jackpots: readonly bigint[],
): Promise<ReadonlyMap<bigint, Tier[]>> {
  const rows = await tx.rows<TierRow>(sql`
    select ${COLUMNS} from jackpot_tier
    where jackpot_id = any (${jackpots}::int8[])
    order by seed_units, id`);
  return Map.groupBy(
    rows.map((row) => ({ ...tierOf(row), jackpotId: row.jackpotId })),
    ({ jackpotId }) => jackpotId,
  );
}

function tierOf(row: TierRow): Tier {
  const { id, name, running, kind, contributionPpm, seedUnits, stepUnits } = row;
  const shares = { contributionPpm, seedUnits, stepUnits };
  const terms: Terms =
    kind === "RANDOM"
      ? { kind, ...shares, oddsUnits: row.oddsUnits ?? 0n }
      : { kind, ...shares, ceilingUnits: row.ceilingUnits ?? 0n };
  const standing = {
    tier: id,
    cycle: row.cycle,
    poolMicro: row.poolUnits * MILLION + BigInt(row.poolMicro),
    reserveMicro: row.reserveUnits * MILLION + BigInt(row.reserveMicro),
    advanced: row.advanced,
  };
  return { id, name, running, terms, standing };
}

export async function insertTiers(
  tx: Tx,
  jackpotId: bigint,
  tiers: readonly TierDraft[],
): Promise<void> {
  for (const { name, terms } of tiers)
    await tx.run(sql`
      insert into jackpot_tier (
        jackpot_id, name, kind, contribution_ppm, seed_units, odds_units, ceiling_units, step_units
      )
      values (
        ${jackpotId}, ${name}, ${terms.kind}, ${terms.contributionPpm}, ${terms.seedUnits},
        ${terms.kind === "RANDOM" ? terms.oddsUnits : null},
        ${terms.kind === "MUST_HIT_BY" ? terms.ceilingUnits : null}, ${terms.stepUnits}
      )`);
}

/** Writes where a tier stands. */
export async function updateStanding(
  tx: Tx,
  { tier, cycle, poolMicro, reserveMicro, advanced }: Standing,
  running: boolean,
): Promise<void> {
  await tx.run(sql`
    update jackpot_tier
    set cycle = ${cycle}, running = ${running}, pool_units = ${poolMicro / MILLION},
      pool_micro = ${poolMicro % MILLION}, reserve_units = ${reserveMicro / MILLION},
      reserve_micro = ${reserveMicro % MILLION}, advanced_units = ${advanced}
    where id = ${tier}`);
}

/** What the jackpot of a tier is called. */
export async function nameOfTier(tx: Tx, tier: bigint): Promise<string> {
  const row = await tx.row<{ name: string }>(sql`
    select jackpot.name from jackpot
    join jackpot_tier tier on tier.jackpot_id = jackpot.id
    where tier.id = ${tier}`);
  if (!row) throw new Error(`There is no tier ${tier}`);
  return row.name;
}
