import type { Tx } from "@perya/postgres";
import { raw, sql } from "@perya/postgres/sql";
import { kindCode } from "../kinds.ts";
import type { EntryCursor } from "./entries.store.ts";

/** What moved between a player and an account of the house in a quarter-hour. Ledger units. */
export interface MovementSum {
  readonly player: bigint;
  /** Start of the UTC quarter-hour. */
  readonly quarter: Temporal.Instant;
  readonly currency: string;
  readonly book: string;
  /** The account on the other side; empty where the player's money stayed the player's. */
  readonly account: string;
  /** Whose entries they are; 0 is the house itself. */
  readonly vendor: number;
  readonly cash: bigint;
  readonly held: bigint;
  readonly owed: bigint;
  /** What the batches say that the account got: an entry's money, with the other sign. */
  readonly legs: bigint;
  /** Money that was put aside, given back and paid out. */
  readonly holds: bigint;
  readonly releases: bigint;
  readonly captures: bigint;
}

const MAX_BATCHES = 200;
const AMOUNT = (kind: "hold" | "release" | "capture") =>
  raw(`
  coalesce(sum(units) filter (where kind = ${kindCode(kind)} and status = 0), 0)::int8`);

/**
 * What the entries after a cursor moved, added up, and the cursor behind them: whole transactions
 * older than any still open, at most 200 batches at once. The house's side is read from the
 * batches: a leg that their entries don't explain is a row of its own, of the batch's first player.
 */
export async function readMovements(
  tx: Tx,
  cursor: EntryCursor,
): Promise<{ movements: MovementSum[]; cursor: EntryCursor }> {
  const rows = await tx.rows<MovementSum & { last: bigint }>(sql`
    with
      b as materialized (
        select id, date_bin('15 min', at, 'epoch') as quarter, tx, contra, delta from wallet_batch
        where tx > ${cursor.toString()}::xid8 and tx < wallet_horizon()
        order by tx fetch first ${MAX_BATCHES} rows with ties
      ),
      e as materialized (
        select b.id as batch, b.quarter, e.player, a.currency, a.book::text as book, e.contra,
          e.vendor, e.cash, e.held, e.owed, e.kind, e.units, e.status
        from b
        cross join lateral (select * from wallet_entry where batch = b.id offset 0) e
        cross join lateral (
          select currency, book from wallet_account where player = e.player offset 0
        ) a
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
        select quarter, player, currency, book, coalesce(contra, 0) as contra, vendor,
          sum(cash)::int8 as cash, sum(held)::int8 as held, sum(owed)::int8 as owed,
          case when coalesce(contra, 0) = 0 then 0 else -sum(cash + held - owed)::int8 end as legs,
          ${AMOUNT("hold")} as holds, ${AMOUNT("release")} as releases,
          ${AMOUNT("capture")} as captures
        from e
        group by 1, 2, 3, 4, 5, 6
        union all
        select b.quarter, (select min(player) from e where batch = b.id), h.currency, h.book, h.id,
          0, 0, 0, 0, units, 0, 0, 0
        from unexplained
        join b on b.id = unexplained.batch
        join wallet_house h on h.id = unexplained.house
      )
    select quarter, player, added.currency, added.book, coalesce(h.name, '') as account, vendor,
      cash, held, owed, legs, holds, releases, captures,
      (select max(tx::text::int8) from b) as last
    from added
    left join wallet_house h on h.id = added.contra`);
  return {
    movements: rows.map(({ last: _last, ...movement }) => movement),
    cursor: rows[0]?.last ?? cursor,
  };
}

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
