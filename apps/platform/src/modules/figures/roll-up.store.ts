import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";
import type { TurnoverSource } from "../turnover/index.ts";
import type { ZoneSpan } from "../brands/index.ts";

const AMOUNTS = sql`
  rounds, stake, payout, refund, turnover, free_stake, free_payout, jackpot_stake, jackpot_payout,
  bonus_stake, bonus_payout`;
const SUMMED = sql`
  sum(rounds), whole_sum(stake), whole_sum(payout), whole_sum(refund), whole_sum(turnover),
  whole_sum(free_stake), whole_sum(free_payout), whole_sum(jackpot_stake),
  whole_sum(jackpot_payout), whole_sum(bonus_stake), whole_sum(bonus_payout)`;
const ADDED = sql`
  rounds = old.rounds + excluded.rounds, stake = old.stake + excluded.stake,
  payout = old.payout + excluded.payout, refund = old.refund + excluded.refund,
  turnover = old.turnover + excluded.turnover, free_stake = old.free_stake + excluded.free_stake,
  free_payout = old.free_payout + excluded.free_payout,
  jackpot_stake = old.jackpot_stake + excluded.jackpot_stake,
  jackpot_payout = old.jackpot_payout + excluded.jackpot_payout,
  bonus_stake = old.bonus_stake + excluded.bonus_stake,
  bonus_payout = old.bonus_payout + excluded.bonus_payout`;

/**
 * Up to which entry of a source the reports have read, locked until the transaction ends; undefined
 * while another worker has it.
 */
export async function lockPosition(tx: Tx, source: TurnoverSource): Promise<bigint | undefined> {
  const row = await tx.row<{ readTo: bigint }>(sql`
    select read_to as "readTo" from report_position
    where source = ${source}
    for update skip locked`);
  return row?.readTo;
}

/** Up to which entry of a source the reports have read. */
export async function selectPosition(tx: Tx, source: TurnoverSource): Promise<bigint> {
  const row = await tx.row<{ readTo: bigint }>(
    sql`select read_to as "readTo" from report_position where source = ${source}`,
  );
  return row?.readTo ?? 0n;
}

/** Lets one transaction at a time write reports, in whatever order their rows come. */
export async function lockReports(tx: Tx): Promise<void> {
  await tx.run(sql`select from report_position where source = 'ledger' for update`);
}

export async function updatePosition(
  tx: Tx,
  source: TurnoverSource,
  readTo: bigint,
): Promise<void> {
  await tx.run(sql`update report_position set read_to = ${readTo} where source = ${source}`);
}

/** When the days of brands are in which zone. */
const zonesTable = (zones: readonly ZoneSpan[]) => sql`
  unnest(
    ${zones.map(({ brandId }) => brandId)}::int8[], ${zones.map(({ zone }) => zone)}::text[],
    ${zones.map(({ from }) => from)}::timestamptz[], ${zones.map(({ to }) => to)}::timestamptz[]
  )`;

/** The tables that entries are added to: the reports, or others that have their columns. */
export interface ReportTables {
  readonly day: Sql;
  readonly quarter: Sql;
  readonly open: Sql;
}

export const REPORTS: ReportTables = {
  day: sql`report_day`,
  quarter: sql`report_game_quarter`,
  open: sql`report_open`,
};

/**
 * Adds entries of the record to days, quarter-hours and what is open, in one statement: `entries`
 * is read once.
 */
export async function addEntries(
  tx: Tx,
  entries: Sql,
  zones: readonly ZoneSpan[],
  to: ReportTables = REPORTS,
): Promise<void> {
  await tx.run(sql`
    with
      entry as materialized (${entries}),
      by_day as (
        insert into ${to.day} as old (
          brand_id, day, ref_day, player_id, vendor_id, game_code, category, currency, book,
          excluded, ${AMOUNTS}
        )
        select brand_id, (at at time zone booked.zone)::date,
          (closed_at at time zone closed.zone)::date, player_id, vendor_id, game_code, category,
          currency, book, excluded, ${SUMMED}
        from entry
        join ${zonesTable(zones)} as booked (brand_id, zone, first, after)
          using (brand_id)
        join ${zonesTable(zones)} as closed (brand_id, zone, first, after)
          using (brand_id)
        where at >= booked.first
          and at < booked.after
          and closed_at >= closed.first
          and closed_at < closed.after
        group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
        on conflict (
          player_id, day, ref_day, vendor_id, game_code, category, brand_id, currency, book,
          excluded
        ) do update set
          ${ADDED}
      ),
      by_quarter as (
        insert into ${to.quarter} as old (
          brand_id, quarter, vendor_id, game_code, category, currency, book, excluded, ${AMOUNTS},
          squared_stake
        )
        select brand_id, date_bin('15 min', at, 'epoch'), vendor_id, game_code, category, currency,
          book, excluded, ${SUMMED}, sum(stake::numeric * stake)
        from entry
        group by 1, 2, 3, 4, 5, 6, 7, 8
        on conflict (
          brand_id, quarter, vendor_id, game_code, category, currency, book, excluded
        ) do update set
          ${ADDED}, squared_stake = old.squared_stake + excluded.squared_stake
      )
    insert into ${to.open} as old (brand_id, currency, book, excluded, units)
    select brand_id, currency, book, excluded, -whole_sum(stake - payout - free_payout)
    from entry
    group by 1, 2, 3, 4
    on conflict (brand_id, currency, book, excluded) do update set
      units = old.units + excluded.units`);
}
