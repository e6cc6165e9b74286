import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";
import type { EntryCursor } from "./entries.store.ts";

/** Transactions of the ledger, one after the other. */
export interface LedgerSpan {
  /** Left out. */
  readonly after: EntryCursor;
  readonly to: EntryCursor;
  readonly entries: number;
  /** Whether there is more behind it already. */
  readonly more: boolean;
}

/** A wallet that nobody calls has batches of one entry. */
const MAX_BATCHES = 2_000;
/** A statement over so many takes a quarter of a second. */
const MAX_ENTRIES = 20_000;

/**
 * The whole transactions after a cursor that are older than any still open, so that nothing is ever
 * missed: at most 2,000 batches, and no further than to the transaction that makes 20,000 entries.
 * Undefined when there is nothing new yet.
 */
export async function nextSpan(tx: Tx, after: EntryCursor): Promise<LedgerSpan | undefined> {
  const row = await tx.row<{ to: bigint | null; entries: number; more: boolean }>(sql`
    select max(tx::text::int8) filter (where taken) as to,
      coalesce(sum(entries) filter (where taken), 0)::int4 as entries,
      count(*) >= ${MAX_BATCHES} or not coalesce(bool_and(taken), true) as more
    from (
      select tx, entries,
        sum(entries) over (order by tx) - sum(entries) over (partition by tx)
          < ${MAX_ENTRIES} as taken
      from (
        select tx, entries from wallet_batch
        where tx > ${after.toString()}::xid8 and tx < wallet_horizon()
        order by tx fetch first ${MAX_BATCHES} rows with ties
      ) next
    ) counted`);
  if (!row || row.to === null) return undefined;
  return { after, to: row.to, entries: row.entries, more: row.more };
}

/**
 * The entries of a span as rows of `wallet_entry` with `tx` and `at` of their batch, in no order.
 * Found by index batch by batch, whatever the planner believes of the tables' sizes.
 */
export const spanRows = ({ after, to }: LedgerSpan): Sql => sql`
  select b.tx, b.at, e.player, e.seq, e.batch, e.vendor, e.kind, e.status, e.flags, e.contra,
    e.units, e.cash, e.held, e.owed, e.ref, e.round, e.game, e.note
  from (
    select id, tx, at from wallet_batch
    where tx > ${after.toString()}::xid8 and tx <= ${to.toString()}::xid8 offset 0
  ) b
  cross join lateral (select * from wallet_entry where batch = b.id offset 0) e`;

/** The entries up to a transaction, as such rows. */
export const rowsUpTo = (to: EntryCursor): Sql => sql`
  select b.tx, b.at, e.*
  from wallet_entry e
  join wallet_batch b on b.id = e.batch
  where b.tx <= ${to.toString()}::xid8`;

/**
 * The house's own movements among such rows, as rows: player, at, contra (the account's name on the
 * other side), units (what the player's money grew by), currency, book.
 */
export const houseRows = (entries: Sql): Sql => sql`
  select e.player, e.at, house.name as contra, e.cash + e.held - e.owed as units,
    account.currency, account.book::text as book
  from (${entries}) e
  cross join lateral (select name from wallet_house where id = e.contra offset 0) house
  cross join lateral (${accountRow(sql`e.player`)}) account
  where e.vendor = 0 and e.contra <> 0 and e.cash + e.held - e.owed <> 0`;

/** Currency and book of a player's account, as one row that is found by index. */
export function accountRow(player: Sql): Sql {
  return sql`
    select wallet_account.currency, wallet_account.book::text as book from wallet_account
    where wallet_account.player = ${player} offset 0`;
}
