import type { Tx } from "@perya/postgres";
import { join, raw, sql, type Sql } from "@perya/postgres/sql";
import type { ReportTables } from "./roll-up.store.ts";

/**
 * What comes from the record of turnover; the rest is booked by the ledger's follower, and what
 * rounds contribute to jackpots by their module.
 */
const MEASURES = [
  "rounds",
  "stake",
  "payout",
  "refund",
  "turnover",
  "free_stake",
  "free_payout",
  "bonus_stake",
  "bonus_payout",
];
const GAME = "vendor_id, game_code, category, currency, book, excluded";
const DAY = raw(`brand_id, day, ref_day, player_id, ${GAME}`);
const QUARTER = raw(`brand_id, quarter, ${GAME}`);
const OPEN = raw("brand_id, currency, book, excluded");

/** Tables of this transaction that are filled beside the reports. */
const AGAIN: ReportTables = {
  day: sql`report_day_again`,
  quarter: sql`report_quarter_again`,
  open: sql`report_open_again`,
};

/**
 * Up to which entry of each source the reports have read. Nobody else writes reports until the
 * transaction ends; the order of the locks is that of `rollUp`, sources before the ledger.
 */
export function lockPositions(tx: Tx): Promise<{ source: string; readTo: bigint }[]> {
  return tx.rows(sql`
    select source, read_to as "readTo" from report_position
    order by source = 'ledger', source
    for update`);
}

/** Makes empty tables like the reports, which go with the transaction. */
export async function createAgain(tx: Tx): Promise<ReportTables> {
  await tx.run(sql`
    create temporary table report_day_again (like report_day including all) on commit drop`);
  await tx.run(sql`
    create temporary table report_quarter_again (like report_game_quarter including all)
      on commit drop`);
  await tx.run(sql`
    create temporary table report_open_again (like report_open including all) on commit drop`);
  return AGAIN;
}

const list = (names: readonly string[], of: (name: string) => string) =>
  join(
    names.map((name) => raw(of(name))),
    ", ",
  );

/** Rows of what has to be added to stored figures so that they are those that were added again. */
const differences = (key: Sql, names: readonly string[], again: Sql, stored: Sql) => sql`
  select ${key}, ${list(names, (name) => `sum(sign * ${name}) as ${name}`)}
  from (select 1 as sign, * from ${again} union all select -1, * from ${stored}) both_sides
  group by ${key}
  having ${join(
    names.map((name) => raw(`sum(sign * ${name}) <> 0`)),
    " or ",
  )}`;

const SQUARED = [...MEASURES, "squared_stake"];
/** What moved less what was settled of it is open. */
const openAgain = sql`(
  select brand_id, currency, book, excluded, sum(units) as units
  from (
    select brand_id, currency, book, excluded, units from report_open_again
    union all
    select brand_id, currency, book, excluded, moved from report_game_quarter
  ) part
  group by 1, 2, 3, 4) again`;

/**
 * The same by the quarter-hours as they stand after their repair: on a closed day they stay what
 * they are, and what is open belongs to them.
 */
const openAsBooked = sql`(
  select brand_id, currency, book, excluded,
    sum(moved - stake + payout + free_payout) as units
  from report_game_quarter
  group by 1, 2, 3, 4) booked`;

const REBUILT: Readonly<Record<keyof ReportTables, { key: Sql; names: string[]; rows: Sql }>> = {
  day: {
    key: DAY,
    names: MEASURES,
    rows: differences(DAY, MEASURES, AGAIN.day, sql`report_day`),
  },
  quarter: {
    key: QUARTER,
    names: SQUARED,
    rows: differences(QUARTER, SQUARED, AGAIN.quarter, sql`report_game_quarter`),
  },
  open: {
    key: OPEN,
    names: ["units"],
    rows: differences(OPEN, ["units"], openAgain, sql`report_open`),
  },
};

/** How many rows of a report differ from the record, and the first of them as text. */
export async function selectDifferences(
  tx: Tx,
  table: keyof ReportTables,
): Promise<{ rows: number; first: string[] }> {
  const found = await tx.row<{ rows: number; first: string[] }>(sql`
    with wrong as materialized (${REBUILT[table].rows})
    select (select count(*)::int4 from wrong) as rows,
      coalesce(
        (select array_agg(one::text) from (select to_jsonb(wrong) as one from wrong limit 10) few),
        '{}'
      ) as first`);
  return found ?? { rows: 0, first: [] };
}

/** Where a row of a report is of a closed day. What is open is of no day. */
const IN_CLOSED: Readonly<Record<keyof ReportTables, Sql>> = {
  day: sql`closed.brand_id = lacking.brand_id and closed.day = lacking.day`,
  quarter: sql`
    closed.brand_id = lacking.brand_id
    and lacking.quarter >= closed.first
    and lacking.quarter < closed.after`,
  open: sql`false`,
};

/**
 * Adds to a report what it lacks, except on the days in `closed` (`closedDays`); what is open comes
 * last, from the repaired quarter-hours.
 */
export async function addDifferences(
  tx: Tx,
  table: keyof ReportTables,
  stored: ReportTables,
  closed: Sql,
): Promise<void> {
  const { key, names, rows: again } = REBUILT[table];
  const rows = table === "open" ? differences(key, names, openAsBooked, sql`report_open`) : again;
  const columns = list(names, (name) => name);
  await tx.run(sql`
    insert into ${stored[table]} as old (${key}, ${columns})
    select ${key}, ${columns} from (${rows}) lacking
    where not exists (select from (${closed}) closed where ${IN_CLOSED[table]})
    on conflict (${key}) do update set
      ${list(names, (name) => `${name} = old.${name} + excluded.${name}`)}`);
}
