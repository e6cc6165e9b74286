import { randomUUID } from "node:crypto";
import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import {
  digestOf,
  makeBatch,
  type NumberedEntry,
} from "../../../apps/platform/src/modules/wallet/writing/batch.ts";
import { GENESIS } from "../../../apps/platform/src/modules/wallet/chain.ts";
import type { Account } from "../../../apps/platform/src/modules/wallet/wallet.ts";
import { openDice } from "./dice.ts";
import { putIndexes, takeIndexes } from "./indexes.ts";
import { play, type Books } from "./play.ts";

const SEED = 24;
/** A process starts once a day, with this many lanes. */
const LANES = 3;
/** Entries inserted at once. */
const ENTRIES_AT_ONCE = 20_000;
const ACCOUNTS_AT_ONCE = 20_000;
const DAY_MS = 86_400_000;
const LEDGER = ["wallet_entry", "wallet_batch"];

export interface Filling {
  readonly movements: number;
  /** Movements in a day. The last movement is dated now. */
  readonly perDay: number;
  readonly books: Books;
}

interface Head {
  n: bigint;
  digest: Buffer;
}

/** Batches waiting to be inserted, column by column. */
class Load {
  readonly columns = {
    writer: [] as string[],
    lane: [] as number[],
    n: [] as bigint[],
    entries: [] as number[],
    contra: [] as string[],
    delta: [] as string[],
    digest: [] as Buffer[],
    at: [] as string[],
  };
  readonly all: NumberedEntry[] = [];
  readonly batchOf: bigint[] = [];
}

/**
 * Bulk-fills an empty ledger with this many movements: batches as the wallet makes them, with their
 * chains and digests, spread over the days before now. Indexes are built at the end. The wallet's
 * own code decides the entries, and `ledger:verify` proves the result. Returns the number of
 * players: they are numbered from 1.
 */
export async function fillLedger(
  db: Database,
  { movements, perDay, books }: Filling,
): Promise<bigint> {
  const indexes = await takeIndexes(db, LEDGER);
  const begins = Date.now() - (movements / perDay) * DAY_MS;
  const chains = new Map<string, Head>();
  let [done, batches, writer, day] = [0, 0n, randomUUID(), 0];
  let accounts: ReadonlyMap<bigint, Account> = new Map();
  let load = new Load();
  for (const batch of play(openDice(SEED), books)) {
    accounts = batch.accounts;
    if (Math.floor(done / perDay) > day) [day, writer] = [day + 1, randomUUID()];
    addBatch(load, chains, batch.entries, {
      id: ++batches,
      writer,
      at: begins + (done / perDay) * DAY_MS,
    });
    done += batch.entries.length;
    if (done >= movements) break;
    if (load.all.length < ENTRIES_AT_ONCE) continue;
    await writeLoad(db, load);
    load = new Load();
  }
  await writeLoad(db, load);
  await writeAccounts(db, [...accounts.values()]);
  await db.run(sql`select setval(pg_get_serial_sequence('wallet_batch', 'id'), ${batches})`);
  await putIndexes(db, indexes);
  return BigInt(accounts.size);
}

function addBatch(
  { columns, all, batchOf }: Load,
  chains: Map<string, Head>,
  entries: NumberedEntry[],
  { id, writer, at }: { id: bigint; writer: string; at: number },
): void {
  const lane = Number(id % BigInt(LANES)) - 1;
  const head = chains.get(`${writer} ${lane}`) ?? { n: 0n, digest: GENESIS };
  const made = makeBatch(entries);
  const n = head.n + 1n;
  const digest = digestOf(head.digest, n, made);
  chains.set(`${writer} ${lane}`, { n, digest });
  columns.writer.push(writer);
  columns.lane.push(lane);
  columns.n.push(n);
  columns.entries.push(entries.length);
  columns.contra.push(`{${made.contra.join()}}`);
  columns.delta.push(`{${made.delta.join()}}`);
  columns.digest.push(digest);
  columns.at.push(new Date(at).toISOString());
  for (const entry of entries) {
    all.push(entry);
    batchOf.push(id);
  }
}

async function writeLoad(db: Database, { columns, all, batchOf }: Load): Promise<void> {
  const first = batchOf[0];
  if (first === undefined) return;
  const { lines } = makeBatch(all);
  await db.run(sql`
    insert into wallet_batch (
      id, writer, lane, n, entries, contra, delta, digest, at
    ) overriding system value
    select ${first} + at - 1, writer, lane, n, entries, contra::int[], delta::bigint[], digest,
      moment
    from unnest(
      ${columns.writer}::uuid[], ${columns.lane}::int[], ${columns.n}::int8[],
      ${columns.entries}::int[], ${columns.contra}::text[], ${columns.delta}::text[],
      ${columns.digest}::bytea[], ${columns.at}::timestamptz[]
    ) with ordinality as batch (writer, lane, n, entries, contra, delta, digest, moment, at)
    order by at`);
  await db.run(sql`
    insert into wallet_entry (
      player, seq, batch, units, cash, after, held, owed, idem, ref, vendor, contra, kind, status,
      flags, transaction, round, game, note
    )
    select player, seq, batch, units, cash, after, held, owed, idem, ref, vendor, contra, kind,
      status, flags, transaction, round, game, note
    from unnest(${lines}::wallet_line[], ${batchOf}::int8[]) as line (
      player, seq, units, cash, after, held, owed, idem, ref, vendor, contra, kind, status, flags,
      transaction, round, game, note, batch
    )`);
}

async function writeAccounts(db: Database, accounts: readonly Account[]): Promise<void> {
  for (let from = 0; from < accounts.length; from += ACCOUNTS_AT_ONCE) {
    const some = accounts.slice(from, from + ACCOUNTS_AT_ONCE);
    const column = (pick: (account: Account) => bigint) => some.map(pick);
    await db.run(sql`
      insert into wallet_account (player, seq, cash, held, owed, currency, book)
      select player, seq, cash, held, owed, ${some[0]?.currency}, ${some[0]?.book}::wallet_book
      from unnest(
        ${column((a) => a.player)}::int8[], ${column((a) => a.seq)}::int8[],
        ${column((a) => a.cash)}::int8[], ${column((a) => a.held)}::int8[],
        ${column((a) => a.owed)}::int8[]
      ) as account (player, seq, cash, held, owed)`);
  }
}
