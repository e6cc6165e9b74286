import { prepared, type Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { GENESIS, type Head } from "../chain.ts";
import { encodeSteps, type Batch } from "./batch.ts";
import { CAP_COLUMN } from "../caps.store.ts";
import { CAP_NAMES, type Account } from "../wallet.ts";

/** Where a batch hangs in its chain. */
interface Link {
  readonly writer: string;
  readonly lane: number;
  readonly n: bigint;
  readonly digest: Buffer;
}

export interface Writing {
  readonly link: Link;
  readonly entries: number;
  readonly batch: Batch;
  readonly steps: Parameters<typeof encodeSteps>[0];
  /** Whether the rounds of bets are only believed open, so that the statement must look. */
  readonly proveOpen: boolean;
  /** Accounts whose guards changed. */
  readonly guards: readonly Account[];
}

const PARAMETERS = Array.from({ length: 11 }, (_, at) => `$${at + 1}`).join(", ");
const append = (name: string) => ({ name, text: `select ${name}(${PARAMETERS}) as at` });
const APPEND = append("wallet_append");
const APPEND_IF_CURRENT = append("wallet_append_if_current");

/** A leg of the batch names a house account that is not there. */
const HOUSE_UNKNOWN = "PW004";
/**
 * Accounts, rounds and house accounts that were not as believed, unique keys, deadlocks,
 * serialisation.
 */
const STALE_CODES: ReadonlySet<string> = new Set([
  "PW001",
  "PW002",
  HOUSE_UNKNOWN,
  "23505",
  "40P01",
  "40001",
]);

/**
 * Whether another transaction was first: nothing was written, and the same must be decided again on
 * what is true.
 */
export function isStale(fault: unknown): boolean {
  return STALE_CODES.has(codeOf(fault));
}

/**
 * Whether a remembered house account is not in the database, as after a failover to a standby that
 * had not got it. Nothing was written.
 */
export function isHouseUnknown(fault: unknown): boolean {
  return codeOf(fault) === HOUSE_UNKNOWN;
}

/**
 * Data exceptions and broken checks: something among the values can't be written, whatever the
 * state.
 */
const UNWRITABLE_CLASSES: ReadonlySet<string> = new Set(["22", "23"]);
/** Cancelled or out of time, and a lock that could not be had in time. */
const HELD_UP_CODES: ReadonlySet<string> = new Set(["57014", "55P03"]);

/** Whether something among the values can't be written. Nothing was. */
export function isUnwritable(fault: unknown): boolean {
  return UNWRITABLE_CLASSES.has(codeOf(fault).slice(0, 2));
}

/**
 * Whether something that one of the commands needs was not to be had in time. Nothing was written.
 */
export function isHeldUp(fault: unknown): boolean {
  return HELD_UP_CODES.has(codeOf(fault));
}

function codeOf(fault: unknown): string {
  return fault instanceof Error && "code" in fault && typeof fault.code === "string"
    ? fault.code
    : "";
}

/**
 * Writes a batch in one statement. Throws what `isStale` knows when the state it was decided on is
 * not current.
 */
export async function writeBatch(tx: Tx, writing: Writing): Promise<true> {
  const row = await tx.row<{ at: Temporal.Instant }>({ ...APPEND, values: valuesOf(writing) });
  if (!row) throw new Error("wallet_append answered nothing");
  return true;
}

/**
 * The same; false when the state is not current, with nothing written and the transaction as good
 * as before.
 */
export async function writeBatchIfCurrent(tx: Tx, writing: Writing): Promise<boolean> {
  const row = await tx.row<{ at: Temporal.Instant | null }>({
    ...APPEND_IF_CURRENT,
    values: valuesOf(writing),
  });
  return row !== undefined && row.at !== null;
}

function valuesOf({ link, entries, batch, steps, proveOpen, guards }: Writing): unknown[] {
  return [
    link.writer,
    link.lane,
    link.n,
    link.digest,
    entries,
    batch.contra,
    batch.delta,
    encodeSteps(steps),
    batch.lines,
    proveOpen,
    guards.length === 0 ? null : JSON.stringify(guards.map(guardRow)),
  ];
}

/**
 * The head of a chain, locked until the transaction ends; the zero digest and number 0 for one that
 * has not begun.
 */
export async function lockChain(tx: Tx, writer: string, lane: number): Promise<Head> {
  const lock = sql`
    select pg_advisory_xact_lock(hashtextextended(${nameOf(writer)} || ${lane}::int4, 0))`;
  const [, head] = await Promise.all([
    tx.run(prepared("wallet-chain", lock)),
    selectHead(tx, writer, lane),
  ]);
  return head;
}

/**
 * The first of some chains that no other transaction has, locked until this one ends; when others
 * have all of them, the first one is waited for.
 */
export async function lockFreeChain(
  tx: Tx,
  writer: string,
  [first, ...more]: readonly [number, ...number[]],
): Promise<{ lane: number; head: Head }> {
  const free = sql`
    select lane from unnest(${[first, ...more]}::int4[]) as lane
    where pg_try_advisory_xact_lock(hashtextextended(${nameOf(writer)} || lane, 0))
    limit 1`;
  const found = await tx.row<{ lane: number }>(prepared("wallet-free-chain", free));
  // Read by a statement of its own: what the one before committed, who had the chain, is seen only
  // by those that begin after.
  return found
    ? { lane: found.lane, head: await selectHead(tx, writer, found.lane) }
    : { lane: first, head: await lockChain(tx, writer, first) };
}

/** The name of a chain's lock, without its lane. */
function nameOf(writer: string): string {
  return `wallet chain ${writer} `;
}

async function selectHead(tx: Tx, writer: string, lane: number): Promise<Head> {
  const last = sql`
    select n, digest from wallet_batch
    where writer = ${writer} and lane = ${lane}
    order by n desc limit 1`;
  return (await tx.row<Head>(prepared("wallet-chain-head", last))) ?? { n: 0n, digest: GENESIS };
}

function guardRow(account: Account) {
  return {
    player: account.player.toString(),
    blocked: account.blocked,
    excluded_until:
      account.excludedUntil === null ? null : new Date(account.excludedUntil).toISOString(),
    ...Object.fromEntries(
      CAP_NAMES.map((cap) => [CAP_COLUMN[cap], account[cap]?.toString() ?? null]),
    ),
  };
}
