import { sql, type Tx } from "@perya/postgres";
import type { NumberedEntry } from "./batch.ts";
import { keyFromUuid } from "./keys.ts";
import { BLIND, CLOSES, FREE, LATE, kindOf, statusOf } from "./kinds.ts";
import { groundFromJson, groundToJson, type Ground } from "./proof.ts";

export interface StoredBatch {
  readonly id: bigint;
  readonly writer: string;
  readonly lane: number;
  readonly n: bigint;
  readonly entries: number;
  readonly contra: readonly number[];
  readonly delta: readonly bigint[];
  readonly digest: Buffer;
}

export type StoredEntry = NumberedEntry & { readonly batch: bigint; readonly currency: string; readonly book: string };

/** Everything a proof reads is of one moment, however long it takes. */
export async function readOneMoment(tx: Tx): Promise<{ at: Temporal.Instant; horizon: bigint }> {
  await tx.run(sql`set transaction isolation level repeatable read, read only`);
  await tx.run(sql`set local statement_timeout = 0`);
  const row = await tx.row<{ at: Temporal.Instant; horizon: string }>(
    sql`select clock_timestamp() as at, pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  );
  if (!row) throw new Error("No snapshot");
  return { at: row.at, horizon: BigInt(row.horizon) };
}

const BATCHES_AT_ONCE = 500;

/** Batches of transactions from `horizon` on, by id, after an id. */
export async function selectBatches(tx: Tx, horizon: bigint, after: bigint): Promise<StoredBatch[]> {
  const rows = await tx.rows<Omit<StoredBatch, "delta"> & { delta: string[] }>(sql`
    select id, writer::text as writer, lane, n, entries, contra, delta::text[] as delta, digest from wallet_batch
    where tx >= ${horizon.toString()}::xid8 and id > ${after} order by id limit ${BATCHES_AT_ONCE}`);
  return rows.map((row) => ({ ...row, delta: row.delta.map(BigInt) }));
}

/** The entries of some batches, as they were written, by player and seq. */
export async function selectBatchEntries(tx: Tx, batches: readonly bigint[]): Promise<StoredEntry[]> {
  const rows = await tx.rows<Record<string, never> & { flags: number; kind: number; status: number; idem: string; ref: string | null }>(sql`
    select e.batch, e.player, e.seq, e.units, e.cash, e.after, e.held, e.owed, e.idem, e.ref, e.vendor, e.contra as "contraId", e.kind, e.status, e.flags, e.transaction, e.round, e.game,
      e.note, a.currency, a.book
    from wallet_entry e join wallet_account a on a.player = e.player where e.batch = any(${batches}::int8[]) order by e.player, e.seq`);
  return rows.map(({ flags, kind, status, idem, ref, ...same }) => ({
    ...(same as unknown as StoredEntry),
    idem: keyFromUuid(idem),
    ref: ref === null ? null : keyFromUuid(ref),
    kind: kindOf(kind),
    status: statusOf(status),
    free: (flags & FREE) !== 0,
    closes: (flags & CLOSES) !== 0,
    late: (flags & LATE) !== 0,
    blind: (flags & BLIND) !== 0,
    rolledBack: false,
  }));
}

export interface AccountSums {
  readonly currency: string;
  readonly book: string;
  readonly cash: bigint;
  readonly held: bigint;
  readonly owed: bigint;
}

/** What the account rows say, by book. */
export function sumAccounts(tx: Tx): Promise<AccountSums[]> {
  return tx.rows(
    sql`select currency, book, sum(cash) as cash, sum(held) as held, sum(owed) as owed from wallet_account group by currency, book order by currency, book`,
  );
}

export function selectHouseAccounts(tx: Tx): Promise<{ id: number; name: string; currency: string; book: string }[]> {
  return tx.rows(sql`select id, name, currency, book from wallet_house order by name`);
}

/** Entries of some batches that don't continue from their predecessor: a gap in seq, or a balance that is not the last one plus the amount. */
export function selectBreaks(tx: Tx, batches: readonly bigint[]): Promise<{ player: bigint; seq: bigint; currency: string; book: string }[]> {
  return tx.rows(sql`
    select e.player, e.seq, a.currency, a.book
    from wallet_entry e join wallet_account a on a.player = e.player left join wallet_entry p on p.player = e.player and p.seq = e.seq - 1
    where e.batch = any(${batches}::int8[])
      and ((p.player is null and e.seq <> 1) or e.after - e.cash <> coalesce(p.after, 0))
    limit 20`);
}

/** Accounts that are not the sum of their entries. Reads every entry. */
export function selectWrongAccounts(tx: Tx): Promise<{ player: bigint; currency: string; book: string }[]> {
  return tx.rows(sql`
    select a.player, a.currency, a.book from wallet_account a
    left join (select player, sum(cash) as cash, sum(held) as held, sum(owed) as owed, max(seq) as seq, count(*) as entries from wallet_entry group by player) e using (player)
    where a.cash <> coalesce(e.cash, 0) or a.held <> coalesce(e.held, 0) or a.owed <> coalesce(e.owed, 0) or a.seq <> coalesce(e.seq, 0) or a.seq <> coalesce(e.entries, 0)
    limit 20`);
}

export async function lastCheckpoint(tx: Tx): Promise<{ at: Temporal.Instant; ground: Ground } | undefined> {
  const row = await tx.row<{ at: Temporal.Instant; proof: Parameters<typeof groundFromJson>[0] }>(
    sql`select at, proof from wallet_checkpoint order by id desc limit 1`,
  );
  return row && { at: row.at, ground: groundFromJson(row.proof) };
}

export async function insertCheckpoint(tx: Tx, ground: Ground): Promise<void> {
  await tx.run(sql`insert into wallet_checkpoint (proof) values (${groundToJson(ground)}::jsonb)`);
}

/** Keeps what a proof came to. Of two at once the later moment counts. */
export async function upsertLastProof(tx: Tx, proof: LastProof): Promise<void> {
  await tx.run(sql`
    insert into wallet_last_proof (at, green) values (${proof.at.toString()}, ${proof.green})
    on conflict (singleton) do update set at = excluded.at, green = excluded.green where wallet_last_proof.at <= excluded.at`);
}

/** When the books were last verified and what that came to; undefined before the first time. */
export interface LastProof {
  readonly at: Temporal.Instant;
  readonly green: boolean;
}

export function selectLastProof(tx: Tx): Promise<LastProof | undefined> {
  return tx.row(sql`select at, green from wallet_last_proof`);
}
