import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";
import type { Brand, ZoneSpan } from "../../../brands/index.ts";
import type { TurnoverSource } from "../../../turnover/index.ts";

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
    select source, read_to as "readTo" from vip_position order by source ${lock}`);
  const of = (name: TurnoverSource) => rows.find(({ source }) => source === name)?.readTo;
  const [rounds, lottery] = [of("rounds"), of("lottery")];
  return rounds === undefined || lottery === undefined ? undefined : { rounds, lottery };
}

/** Up to which entry of a source turnover is counted. */
export async function selectPosition(tx: Tx, source: TurnoverSource): Promise<bigint> {
  const row = await tx.row<{ readTo: bigint }>(
    sql`select read_to as "readTo" from vip_position where source = ${source}`,
  );
  return row?.readTo ?? 0n;
}

export async function updatePosition(
  tx: Tx,
  source: TurnoverSource,
  readTo: bigint,
): Promise<void> {
  await tx.run(sql`update vip_position set read_to = ${readTo} where source = ${source}`);
}

/**
 * Adds entries of the record to what players of some brands have played in all and in each month
 * by their brand's clock. Returns those who played.
 */
export function addTurnover(
  tx: Tx,
  entries: Sql,
  brands: readonly Brand[],
  zones: readonly ZoneSpan[],
): Promise<{ readonly player: bigint; readonly brandId: bigint }[]> {
  return tx.rows(sql`
    with
      played as materialized (
        select entry.player_id, entry.brand_id,
          date_trunc('month', entry.at at time zone span.zone)::date as month,
          whole_sum(entry.turnover) as turnover
        from (${entries}) entry
        join unnest(
          ${brands.map(({ id }) => id)}::int8[],
          ${brands.map(({ currency }) => currency)}::text[],
          ${brands.map(({ realMoney }) => (realMoney ? "real" : "play"))}::text[]
        ) as brand (brand_id, currency, book) using (brand_id, currency, book)
        join unnest(
          ${zones.map(({ brandId }) => brandId)}::int8[], ${zones.map(({ zone }) => zone)}::text[],
          ${zones.map(({ from }) => from)}::timestamptz[],
          ${zones.map(({ to }) => to)}::timestamptz[]
        ) as span (brand_id, zone, first, after)
          on span.brand_id = entry.brand_id and entry.at >= span.first and entry.at < span.after
        where entry.turnover <> 0 and not entry.excluded
        group by 1, 2, 3
      ),
      by_month as (
        insert into vip_month as old (player_id, month, turnover)
        select player_id, month, whole_sum(turnover) from played group by 1, 2 order by 1, 2
        on conflict (player_id, month) do update set turnover = old.turnover + excluded.turnover
      )
    insert into vip_member as old (player_id, brand_id, turnover)
    select player_id, min(brand_id), whole_sum(turnover) from played group by 1 order by 1
    on conflict (player_id) do update set turnover = old.turnover + excluded.turnover
    returning player_id as player, brand_id as "brandId"`);
}

/** Forgets all turnover that was counted, to count it again. */
export async function deleteCounted(tx: Tx): Promise<void> {
  await tx.run(sql`delete from vip_month`);
  await tx.run(sql`update vip_member set turnover = 0 where turnover <> 0`);
}
