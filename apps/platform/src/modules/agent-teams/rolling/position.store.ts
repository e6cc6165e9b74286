import type { Tx } from "@perya/postgres";
import { join, sql } from "@perya/postgres/sql";
import type { ZoneSpan } from "../../brands/index.ts";
import type { ChangedDay } from "../../figures/index.ts";
import { entriesBetween, type TurnoverSource } from "../../turnover/index.ts";

/** Up to which entry of each source something has read. */
export type Positions = Readonly<Record<TurnoverSource, bigint>>;

/** Entries of a source, after a number up to another. */
export interface Portion {
  readonly source: TurnoverSource;
  readonly from: bigint;
  readonly to: bigint;
}

type Row = { source: TurnoverSource; readTo: bigint };

const positionsOf = (rows: readonly Row[]): Positions | undefined => {
  const of = (source: TurnoverSource) => rows.find((row) => row.source === source)?.readTo;
  const [rounds, lottery] = [of("rounds"), of("lottery")];
  return rounds === undefined || lottery === undefined ? undefined : { rounds, lottery };
};

/**
 * Up to where teams are added up, locked until the transaction ends; undefined while another worker
 * has it.
 */
export async function tryPosition(tx: Tx): Promise<Positions | undefined> {
  return positionsOf(
    await tx.rows<Row>(sql`
      select source, read_to as "readTo" from team_position
      order by source for update skip locked`),
  );
}

/** The same, waiting for the other worker. */
export async function lockPosition(tx: Tx): Promise<Positions> {
  const rows = await tx.rows<Row>(sql`
    select source, read_to as "readTo" from team_position order by source for update`);
  const found = positionsOf(rows);
  if (!found) throw new Error("A source of turnover has no position in teams");
  return found;
}

export async function updatePosition(tx: Tx, { source, to }: Portion): Promise<void> {
  await tx.run(sql`update team_position set read_to = ${to} where source = ${source}`);
}

/** The zones in which brands have counted their days. */
const zonesTable = (zones: readonly ZoneSpan[]) => sql`
  unnest(
    ${zones.map(({ brandId }) => brandId)}::int8[], ${zones.map(({ zone }) => zone)}::text[],
    ${zones.map(({ from }) => from)}::timestamptz[], ${zones.map(({ to }) => to)}::timestamptz[]
  ) zone (brand_id, name, first, after)`;

/** Entries of some portions with the day on which they are booked. */
const entriesByDay = (portions: readonly Portion[], zones: readonly ZoneSpan[]) => sql`
  select entry.*, (entry.at at time zone zone.name)::date as day
  from (${join(
    portions.map(({ source, from, to }) => entriesBetween(source, from, to)),
    " union all ",
  )}) entry
  join ${zonesTable(zones)} on zone.brand_id = entry.brand_id
    and entry.at >= zone.first
    and entry.at < zone.after`;

/** Whose entries there are, and of which days. */
export async function selectPlayed(
  tx: Tx,
  portions: readonly Portion[],
  zones: readonly ZoneSpan[],
): Promise<ChangedDay[]> {
  if (portions.length === 0) return [];
  return tx.rows(sql`
    select distinct brand_id as "brandId", day::text, player_id as "playerId"
    from (${entriesByDay(portions, zones)}) entry`);
}

/** The entries of one day of a brand. */
export const entriesOfDay = (
  portions: readonly Portion[],
  zones: readonly ZoneSpan[],
  { brandId, day }: Pick<ChangedDay, "brandId" | "day">,
) => sql`
  select * from (${entriesByDay(portions, zones)}) entry
  where brand_id = ${brandId} and day = ${day}::date`;
