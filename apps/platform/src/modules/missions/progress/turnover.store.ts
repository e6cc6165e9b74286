import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";
import type { Brand, ZoneSpan } from "../../brands/index.ts";
import type { TurnoverSource } from "../../turnover/index.ts";
import { addingCounts, countingSteps, type Counted } from "./progress.store.ts";

type Positions = Readonly<Record<TurnoverSource, bigint>>;

/**
 * Up to which entry of each source turnover is counted, held until the transaction ends; undefined
 * while another worker has them.
 */
export function lockPositions(tx: Tx): Promise<Positions | undefined> {
  return positionsBy(tx, sql`for update skip locked`);
}

/** The same, once another worker is through. */
export function awaitPositions(tx: Tx): Promise<Positions | undefined> {
  return positionsBy(tx, sql`for update`);
}

async function positionsBy(tx: Tx, lock: Sql): Promise<Positions | undefined> {
  const rows = await tx.rows<{ source: TurnoverSource; readTo: bigint }>(sql`
    select source, read_to as "readTo" from mission_position order by source ${lock}`);
  const of = (name: TurnoverSource) => rows.find(({ source }) => source === name)?.readTo;
  const [rounds, lottery] = [of("rounds"), of("lottery")];
  return rounds === undefined || lottery === undefined ? undefined : { rounds, lottery };
}

export async function updatePosition(
  tx: Tx,
  source: TurnoverSource,
  readTo: bigint,
): Promise<void> {
  await tx.run(sql`update mission_position set read_to = ${readTo} where source = ${source}`);
}

/**
 * Adds entries of the record to missions of turnover and wins, in the span in which their rounds
 * ended. Won is what brought more than it cost; a later change of a round is no win.
 */
export function addTurnover(
  tx: Tx,
  entries: Sql,
  brands: readonly Brand[],
  zones: readonly ZoneSpan[],
): Promise<Counted[]> {
  const happened = sql`
    select entry.player_id, entry.brand_id, counted.kind, entry.category, entry.closed_at as at,
      case
        when counted.kind = 'TURNOVER' then entry.turnover
        when entry.rounds > 0 and entry.payout - entry.refund > entry.stake then 1
        else 0
      end as amount
    from (${entries}) entry
    join unnest(
      ${brands.map(({ id }) => id)}::int8[],
      ${brands.map(({ currency }) => currency)}::text[],
      ${brands.map(({ realMoney }) => (realMoney ? "real" : "play"))}::text[]
    ) as brand (brand_id, currency, book) using (brand_id, currency, book)
    cross join (values ('TURNOVER'), ('WIN_COUNT')) as counted (kind)
    where not entry.excluded`;
  return tx.rows(sql`
    with ${countingSteps(happened, zones)}
    ${addingCounts(sql`counts`)}`);
}

/** Missions that count the record of turnover. */
const OF_TURNOVER = sql`
  exists (
    select from mission
    where mission.id = mission_id and mission.kind in ('TURNOVER', 'WIN_COUNT')
  )`;

/** Forgets all turnover and wins that were counted, to count them again. */
export async function forgetTurnover(tx: Tx): Promise<void> {
  await tx.run(sql`update mission_progress set progress = 0 where ${OF_TURNOVER}`);
}

/** What was done stays done, whatever is counted now. */
export async function keepDone(tx: Tx): Promise<void> {
  await tx.run(sql`
    update mission_progress set progress = target
    where status <> 'ACTIVE' and progress < target and ${OF_TURNOVER}`);
}
