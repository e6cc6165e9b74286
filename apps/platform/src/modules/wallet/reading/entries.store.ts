import type { Tx } from "@perya/postgres";
import { raw, sql } from "@perya/postgres/sql";
import { CLOSES, FREE, LATE, kindCode, kindOf, statusOf } from "../kinds.ts";
import { readSaid, type StoredSaid } from "../said.ts";
import type { Book, EntryKind, EntryStatus } from "../wallet.ts";

/** One entry as it is read back. Amounts are signed ledger units. */
export interface LedgerEntry {
  readonly player: bigint;
  readonly seq: bigint;
  readonly at: Temporal.Instant;
  /** 0 is the house itself. */
  readonly vendor: number;
  readonly kind: EntryKind;
  readonly status: EntryStatus;
  readonly units: bigint;
  readonly cash: bigint;
  readonly held: bigint;
  readonly owed: bigint;
  readonly after: bigint;
  /**
   * The house account on the other side of the house's own entry; null when the player's money is
   * where it was. A vendor's is its own.
   */
  readonly contra: string | null;
  readonly currency: string;
  readonly book: Book;
  readonly transaction: string;
  /** The vendor's id of the movement it refers to. */
  readonly reference: string | null;
  readonly round: string | null;
  readonly game: string | null;
  /** Why the house or the law did it; what a vendor said is read apart. */
  readonly note: string | null;
  readonly said: StoredSaid | null;
  readonly free: boolean;
  readonly closes: boolean;
  readonly late: boolean;
  /**
   * For a rollback that took effect: what it took back. Its own round is what the vendor wrote,
   * this one is where the movement was.
   */
  readonly reverses: {
    readonly kind: "bet" | "win";
    readonly round: string;
    readonly free: boolean;
    /** The amount that was bet or won, for a free bet too. */
    readonly units: bigint;
    readonly said: StoredSaid | null;
  } | null;
}

/** How far a follower has read: the last transaction it saw whole. */
export type EntryCursor = bigint;

interface Row extends Omit<
  LedgerEntry,
  "kind" | "status" | "said" | "free" | "closes" | "late" | "reverses"
> {
  readonly kind: number;
  readonly status: number;
  readonly flags: number;
  readonly tx: string;
  readonly reversedKind: number | null;
  readonly reversedRound: string | null;
  readonly reversedFlags: number | null;
  readonly reversedUnits: bigint | null;
  readonly reversedNote: string | null;
}

/** A rollback without a contra account had nothing to take back. */
const TOOK_BACK = sql`e.kind = ${kindCode("rollback")} and e.contra <> 0`;
const COLUMNS = sql`
  e.player, e.seq, b.at, b.tx::text as tx, e.vendor, e.kind, e.status, e.units, e.cash, e.held,
  e.owed, e.after, a.currency, a.book, e.transaction, original.transaction as reference, e.round,
  e.game, e.note, e.flags, case when ${TOOK_BACK} then original.kind end as "reversedKind",
  case when ${TOOK_BACK} then original.round end as "reversedRound",
  original.flags as "reversedFlags", original.units as "reversedUnits",
  original.note as "reversedNote",
  case when e.vendor = 0 then (select name from wallet_house where id = e.contra) end as contra`;
/**
 * Whatever an entry refers to was written before it: a movement, or the tombstone that keeps its
 * id. Looked up for each entry by itself: `offset 0` leaves the planner no other way.
 */
const ORIGINAL = sql`
  left join lateral (
    select o.transaction, o.kind, o.round, o.flags, o.units, o.note
    from wallet_entry o
    where o.idem = e.ref offset 0
  ) original on true`;

/**
 * What a rollback takes back. What a win refers to is not looked up: nothing that follows the
 * ledger asks for it, and it would be half of what reading costs.
 */
const TAKEN_BACK = sql`
  left join lateral (
    select o.transaction, o.kind, o.round, o.flags, o.units, o.note
    from wallet_entry o
    where ${TOOK_BACK} and o.idem = e.ref offset 0
  ) original on true`;

const MAX_BATCHES = 200;
/**
 * A busy wallet's batches hold hundreds of entries. Larger answers take longer for each entry, and
 * all of them wait for the last one.
 */
const MAX_ENTRIES = 5_000;

/** An entry as a follower is given it. */
export type FollowedEntry = Omit<LedgerEntry, "reference">;

/**
 * The entries after a cursor in the order of their transactions, and the cursor behind them. Only
 * transactions older than any still open are read, so nothing is ever missed; an empty list means
 * there is nothing new yet. Reads whole transactions, at most 200 batches at once, and no further
 * than to the one that makes 5,000 entries. Entries of one player come in order within an answer,
 * but an answer may hold an entry that belongs before one of the answer before: followers add up,
 * they don't count on order. Every table is asked by an index, batch by batch and entry by entry,
 * whatever the planner believes of their sizes: what it costs does not depend on the ledger's.
 */
export async function readEntries(
  tx: Tx,
  cursor: EntryCursor,
): Promise<{ entries: FollowedEntry[]; cursor: EntryCursor }> {
  const rows = await tx.rows<Row>(sql`
    with b as materialized (
      select id, at, tx
      from (
        select id, at, tx,
          sum(entries) over (order by tx) - sum(entries) over (partition by tx) as before
        from (
          select id, at, tx, entries from wallet_batch
          where tx > ${cursor.toString()}::xid8 and tx < wallet_horizon()
          order by tx fetch first ${MAX_BATCHES} rows with ties
        ) next
      ) counted
      where before < ${MAX_ENTRIES}
    )
    select ${COLUMNS}
    from b
    cross join lateral (select * from wallet_entry where batch = b.id offset 0) e
    cross join lateral (
      select currency, book from wallet_account where player = e.player offset 0
    ) a ${TAKEN_BACK}
    order by b.tx, b.id, e.player, e.seq`);
  const last = rows.at(-1);
  return { entries: rows.map(readRow), cursor: last ? BigInt(last.tx) : cursor };
}

export interface EntryFilter {
  readonly from?: Temporal.Instant;
  readonly to?: Temporal.Instant;
  readonly kinds?: readonly EntryKind[];
  /** Leaves out entries that moved nothing. */
  readonly movedOnly?: boolean;
}

/**
 * A page of a player's entries, newest first, and one more when there is another page. Pages start
 * at 1. Entries are found by the player's seq alone, whatever else there is: times are looked for
 * in the log by halves, and kinds that are rare have an index.
 */
export async function pageEntries(
  tx: Tx,
  player: bigint,
  filter: EntryFilter,
  pageNo: number,
  pageSize: number,
): Promise<LedgerEntry[]> {
  const [first, end] = await Promise.all([
    filter.from && seqAt(tx, player, filter.from),
    filter.to && seqAt(tx, player, filter.to),
  ]);
  // Codes are written into the text: only so the planner knows which of them the index of the rare
  // ones holds.
  const kinds = filter.kinds && raw(filter.kinds.map(kindCode).join(", "));
  const rows = await tx.rows<Row>(sql`
    with page as materialized (
      select * from wallet_entry e
      where e.player = ${player}
        and e.seq >= ${first ?? 0n}
        and (${end ?? null}::bigint is null or e.seq < ${end ?? null})
        and ${kinds ? sql`e.kind in (${kinds})` : sql`true`}
        and (not ${filter.movedOnly ?? false}::boolean or e.cash <> 0 or e.held <> 0 or e.owed <> 0)
      order by e.seq desc limit ${pageSize + 1} offset ${(pageNo - 1) * pageSize}
    )
    select ${COLUMNS}
    from page e
    cross join lateral (select at, tx from wallet_batch where id = e.batch offset 0) b
    cross join lateral (
      select currency, book from wallet_account where player = e.player offset 0
    ) a ${ORIGINAL}
    order by e.seq desc`);
  return rows.map(readRow);
}

/**
 * The seq of a player's first entry from a time on, or the one after the last: a log is in the
 * order of time, so it is looked for by halves.
 */
export async function seqAt(tx: Tx, player: bigint, time: Temporal.Instant): Promise<bigint> {
  const row = await tx.row<{ seq: bigint }>(sql`
    with recursive search (low, high) as (
      select 1::bigint, seq + 1 from wallet_account where player = ${player}
      union all
      select case when b.at < ${time.toString()}::timestamptz then middle.seq + 1 else low end,
        case when b.at < ${time.toString()}::timestamptz then high else middle.seq end
      from search
      cross join lateral (select (low + high) / 2 as seq) middle
      join wallet_entry e on e.player = ${player} and e.seq = middle.seq
      join wallet_batch b on b.id = e.batch
      where low < high
    )
    select low as seq from search
    where low >= high`);
  return row?.seq ?? 1n;
}

/** A player's entries from one seq to another, both included, oldest first; at most 1,000. */
export async function entriesBetween(
  tx: Tx,
  player: bigint,
  firstSeq: bigint,
  lastSeq: bigint,
): Promise<LedgerEntry[]> {
  const rows = await tx.rows<Row>(sql`
    select ${COLUMNS}
    from wallet_entry e
    join wallet_batch b on b.id = e.batch
    join wallet_account a on a.player = e.player ${ORIGINAL}
    where e.player = ${player} and e.seq between ${firstSeq} and ${lastSeq}
    order by e.seq limit 1000`);
  return rows.map(readRow);
}

function readRow({
  tx: _tx,
  flags,
  kind,
  status,
  note,
  reversedKind,
  reversedRound,
  reversedFlags,
  reversedUnits,
  reversedNote,
  ...same
}: Row): LedgerEntry {
  // Of a vendor's movements, those that were refused have a note of their own.
  const isSaid = note !== null && same.vendor !== 0 && statusOf(status) === "APPLIED";
  const reversed = {
    round: reversedRound ?? "",
    free: ((reversedFlags ?? 0) & FREE) !== 0,
    units: reversedUnits ?? 0n,
    said: reversedKind === null || reversedNote === null ? null : readSaid(reversedNote),
  };
  return {
    ...same,
    note: isSaid ? null : note,
    said: isSaid ? readSaid(note) : null,
    reverses:
      reversedKind === null
        ? null
        : { kind: reversedKind === kindCode("bet") ? "bet" : "win", ...reversed },
    kind: kindOf(kind),
    status: statusOf(status),
    free: (flags & FREE) !== 0,
    closes: (flags & CLOSES) !== 0,
    late: (flags & LATE) !== 0,
  };
}
