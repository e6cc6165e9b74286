import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { ownerRow } from "../../players/index.ts";
import { movementRows, type LedgerSpan } from "../../wallet/index.ts";

/** What the ledger says of an account of the house on a brand's day. Ledger units. */
export interface LedgerDay {
  readonly currency: string;
  readonly book: string;
  /** Empty where the player's money stayed the player's. */
  readonly account: string;
  /** 0 for the house's own entries. */
  readonly vendorId: number;
  readonly cash: bigint;
  readonly held: bigint;
  readonly owed: bigint;
  readonly legs: bigint;
  readonly holds: bigint;
  readonly releases: bigint;
  readonly captures: bigint;
}

export interface LedgerDayRow extends LedgerDay {
  readonly brandId: bigint;
  /** ISO 8601. */
  readonly day: string;
}

export interface LedgerQuarter extends LedgerDay {
  readonly brandId: bigint;
  /** Start of the UTC quarter-hour. */
  readonly quarter: Temporal.Instant;
}

/** What a span of the ledger moved for each brand and quarter-hour. */
export function sumMovements(tx: Tx, span: LedgerSpan): Promise<LedgerQuarter[]> {
  return tx.rows(sql`
    select brand_id as "brandId", quarter, currency, book, account, vendor as "vendorId",
      whole_sum(cash) as cash, whole_sum(held) as held, whole_sum(owed) as owed,
      whole_sum(legs) as legs, whole_sum(holds) as holds, whole_sum(releases) as releases,
      whole_sum(captures) as captures
    from (${movementRows(span)}) moved
    cross join lateral (${ownerRow(sql`moved.player`, sql`quarter`)}) owner
    group by brand_id, quarter, currency, book, account, vendor`);
}

/** Adds to what the ledger says of days. Rows of the same key are added up. */
export async function addLedgerDays(tx: Tx, rows: readonly LedgerDayRow[]): Promise<void> {
  if (rows.length === 0) return;
  const of = <Value>(read: (row: LedgerDayRow) => Value) => rows.map(read);
  await tx.run(sql`
    insert into report_ledger_day as old (
      brand_id, day, currency, book, account, vendor_id, cash, held, owed, legs, holds, releases,
      captures
    )
    select brand_id, day, currency, book, account, vendor_id, sum(cash), sum(held), sum(owed),
      sum(legs), sum(holds), sum(releases), sum(captures)
    from unnest(
      ${of((row) => row.brandId)}::int8[], ${of((row) => row.day)}::date[],
      ${of((row) => row.currency)}::text[], ${of((row) => row.book)}::text[],
      ${of((row) => row.account)}::text[], ${of((row) => row.vendorId)}::int4[],
      ${of((row) => row.cash)}::int8[], ${of((row) => row.held)}::int8[],
      ${of((row) => row.owed)}::int8[], ${of((row) => row.legs)}::int8[],
      ${of((row) => row.holds)}::int8[], ${of((row) => row.releases)}::int8[],
      ${of((row) => row.captures)}::int8[]
    ) as given (
      brand_id, day, currency, book, account, vendor_id, cash, held, owed, legs, holds, releases,
      captures
    )
    group by 1, 2, 3, 4, 5, 6
    order by 1, 2, 3, 4, 5, 6
    on conflict (brand_id, day, currency, book, account, vendor_id) do update set
      cash = old.cash + excluded.cash, held = old.held + excluded.held,
      owed = old.owed + excluded.owed, legs = old.legs + excluded.legs,
      holds = old.holds + excluded.holds, releases = old.releases + excluded.releases,
      captures = old.captures + excluded.captures`);
}

/** What the ledger says of a brand's day. */
export function selectLedgerDay(tx: Tx, brandId: bigint, day: string): Promise<LedgerDay[]> {
  return tx.rows(sql`
    select currency, book, account, vendor_id as "vendorId", cash, held, owed, legs, holds,
      releases, captures
    from report_ledger_day
    where brand_id = ${brandId} and day = ${day}::date`);
}

/** The first day on which money of a brand has moved; undefined before that. */
export async function selectFirstDay(tx: Tx, brandId: bigint): Promise<string | undefined> {
  const row = await tx.row<{ day: string }>(sql`
    select day::text from report_ledger_day
    where brand_id = ${brandId}
    order by day limit 1`);
  return row?.day;
}
