import { copyOut, type Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { CopiedRow } from "./copied-row.ts";

export interface StoredBatch {
  readonly id: bigint;
  readonly writer: string;
  readonly lane: number;
  readonly n: bigint;
  readonly contra: readonly number[];
  readonly delta: readonly bigint[];
  readonly digest: Buffer;
}

/** Up to so many batches behind an id, by id, and all of them of transactions from a horizon on. */
export async function copyBatches(
  tx: Tx,
  horizon: bigint,
  after: bigint,
  limit: number,
): Promise<StoredBatch[]> {
  const batches: StoredBatch[] = [];
  const row = new CopiedRow();
  const select = `
    select id, writer, lane, n, contra, delta, digest from wallet_batch
    where id > ${after} and tx >= '${horizon}'::xid8
    order by id limit ${limit}`;
  await copyOut(tx, select, (bytes) => {
    row.of(bytes);
    batches.push({
      id: row.int8(),
      writer: row.uuid(),
      lane: row.int4(),
      n: row.int8(),
      contra: row.int4s(),
      delta: row.int8s(),
      digest: row.bytes(),
    });
  });
  return batches;
}

/** The id before the first batch of a transaction from a horizon on. */
export async function idBefore(tx: Tx, horizon: bigint): Promise<bigint> {
  // Materialized: looked up by transaction, never by walking along the ids.
  const row = await tx.row<{ id: bigint | null }>(sql`
    with fresh as materialized (select id from wallet_batch where tx >= ${horizon.toString()}::xid8)
    select min(id) - 1 as id from fresh`);
  return row?.id ?? 0n;
}

/**
 * The entries of the batches behind an id up to another one, to the last one of all without it, by
 * batch.
 */
export async function copyEntries(
  tx: Tx,
  after: bigint,
  upTo: bigint | undefined,
  each: (row: Buffer) => void,
): Promise<void> {
  await copyOut(
    tx,
    `
      select batch, player, seq, units, cash, after, held, owed, idem, ref, vendor, contra, kind,
        status, flags, transaction, round, game, note
      from wallet_entry
      where batch > ${after} ${upTo === undefined ? "" : `and batch <= ${upTo}`}
      order by batch`,
    each,
  );
}

/** An account as its row says. */
export interface StoredAccount {
  readonly player: bigint;
  readonly seq: bigint;
  readonly cash: bigint;
  readonly held: bigint;
  readonly owed: bigint;
  readonly currency: string;
  readonly book: string;
}

/** Every account, one after the other. */
export async function copyAccounts(tx: Tx, each: (account: StoredAccount) => void): Promise<void> {
  const row = new CopiedRow();
  await copyOut(
    tx,
    "select player, seq, cash, held, owed, currency, book::text from wallet_account",
    (bytes) => {
      row.of(bytes);
      each({
        player: row.int8(),
        seq: row.int8(),
        cash: row.int8(),
        held: row.int8(),
        owed: row.int8(),
        currency: row.text(),
        book: row.text(),
      });
    },
  );
}

/** About how many entries there are. */
export async function guessEntries(tx: Tx): Promise<number> {
  const row = await tx.row<{ entries: number }>(sql`
    select greatest(reltuples, 0) as entries from pg_class where oid = 'wallet_entry'::regclass`);
  return row?.entries ?? 0;
}

/**
 * What is looked up in a transaction is looked up in indexes from now on, however few rows the
 * planner believes a table has: no table is read whole for it.
 */
export async function lookUpOneByOne(tx: Tx): Promise<void> {
  await Promise.all(
    ["enable_hashjoin", "enable_mergejoin"].map((way) =>
      tx.run(sql`select set_config(${way}, 'off', true)`),
    ),
  );
}

export interface LastEntry {
  readonly player: number;
  readonly seq: number;
  readonly cash: bigint;
}

/**
 * Which of some entries are not there, with the cash that is said to have been left after them.
 * Number 0 is before the first.
 */
export async function selectMissing(
  tx: Tx,
  entries: readonly LastEntry[],
): Promise<{ player: bigint; seq: bigint }[]> {
  return tx.rows(sql`
    select said.player, said.seq
    from unnest(
      ${entries.map(({ player }) => player)}::int8[], ${entries.map(({ seq }) => seq)}::int8[],
      ${entries.map(({ cash }) => cash)}::int8[]
    ) as said (player, seq, cash)
    left join wallet_entry e on e.player = said.player and e.seq = said.seq
    where said.cash <> coalesce(e.after, 0) or (e.player is null and said.seq <> 0)`);
}
