import type { Tx } from "@perya/postgres";
import { raw, sql, type Sql } from "@perya/postgres/sql";
import { kindCode } from "../kinds.ts";
import type { EntryCursor } from "./entries.store.ts";
import { accountRow, type LedgerSpan } from "./spans.store.ts";

const AMOUNT = (kind: "hold" | "release" | "capture") =>
  raw(`
  coalesce(sum(units) filter (where kind = ${kindCode(kind)} and status = 0), 0)::int8`);

/**
 * What the entries of a span moved between players and accounts of the house, added up, as rows in
 * ledger units: quarter (start of the UTC quarter-hour), player, contra (the house's account, 0
 * where the player's money stayed the player's), vendor (whose entries they are, 0 is the house
 * itself), cash, held, owed, legs (what the batches say that the account got), holds, releases,
 * captures (money that was put aside, given back and paid out), currency, book, account (its name,
 * or nothing). The house's side is read from the batches: a leg that their entries don't explain is
 * a row of its own, of the batch's first player.
 */
export const movementRows = (span: LedgerSpan): Sql => sql`
  with
    b as materialized (
      select id, date_bin('15 min', at, 'epoch') as quarter, contra, delta from wallet_batch
      where tx > ${span.after.toString()}::xid8 and tx <= ${span.to.toString()}::xid8
    ),
    e as materialized (
      select b.id as batch, b.quarter, e.player, e.contra, e.vendor, e.cash, e.held, e.owed, e.kind,
        e.units, e.status
      from b
      cross join lateral (select * from wallet_entry where batch = b.id offset 0) e
    ),
    leg as (
      select b.id as batch, house, units from b cross join unnest(contra, delta) l (house, units)
      union all
      select batch, contra, cash + held - owed from e where contra <> 0
    ),
    unexplained as (
      select batch, house, sum(units)::int8 as units from leg
      group by 1, 2
      having sum(units) <> 0
    ),
    added as (
      select quarter, player, coalesce(contra, 0) as contra, vendor, sum(cash)::int8 as cash,
        sum(held)::int8 as held, sum(owed)::int8 as owed,
        case when coalesce(contra, 0) = 0 then 0 else -sum(cash + held - owed)::int8 end as legs,
        ${AMOUNT("hold")} as holds, ${AMOUNT("release")} as releases,
        ${AMOUNT("capture")} as captures
      from e
      group by 1, 2, 3, 4
    )
  select added.*, account.currency, account.book, coalesce(h.name, '') as account
  from added
  cross join lateral (${accountRow(sql`added.player`)}) account
  left join wallet_house h on h.id = added.contra
  union all
  select b.quarter, (select min(player) from e where batch = b.id), h.id, 0, 0, 0, 0, units, 0, 0,
    0, h.currency, h.book::text, h.name
  from unexplained
  join b on b.id = unexplained.batch
  join wallet_house h on h.id = unexplained.house`;

/**
 * The number that the next transaction will have: whatever began until now has a lower one, with
 * the base that batches carry.
 */
export async function nextTransaction(tx: Tx): Promise<EntryCursor> {
  const row = await tx.row<{ next: bigint }>(sql`
    select base + pg_snapshot_xmax(pg_current_snapshot())::text::int8 as next from wallet_clock`);
  if (!row) throw new Error("The wallet has no clock");
  return row.next;
}

/** Whether every transaction with a lower number has ended. */
export async function haveEnded(tx: Tx, transaction: EntryCursor): Promise<boolean> {
  const row = await tx.row<{ ended: boolean }>(
    sql`select wallet_horizon()::text::int8 >= ${transaction}::int8 as ended`,
  );
  return row?.ended ?? false;
}
