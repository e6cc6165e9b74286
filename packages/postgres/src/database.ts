import pg from "pg";
import { CopyQuery } from "./copy.ts";
import { limitsOf, type Limits } from "./limits.ts";
import { watchLines, type Lines } from "./line.ts";
import { inside, refuseInside } from "./nesting.ts";
import { markLost } from "./unavailable.ts";

/**
 * A parameterised statement; `name` makes it a prepared one. The `sql` tag makes these, so no value
 * is ever concatenated into the text.
 */
export interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name?: string;
  /** Gets each row of a COPY to the client. */
  readonly each?: (row: Buffer) => void;
}

/**
 * Streams a query's result in a transaction: each row as it arrives, in PostgreSQL's binary format
 * (see copy.ts); its bytes are valid until the call returns. For results too large for memory. A
 * COPY takes no parameters, so the text must contain its numbers.
 */
export async function copyOut(tx: Tx, select: string, each: (row: Buffer) => void): Promise<void> {
  await tx.run({ text: `copy (${select}) to stdout (format binary)`, values: [], each });
}

/**
 * The same statement, parsed and planned once per connection under this name: for small statements
 * that run thousands of times.
 */
export function prepared(name: string, { text, values }: Query): Query {
  return { name, text, values };
}

/**
 * An open transaction. Verbs receive one and never open their own, so that what belongs together
 * commits together.
 */
export interface Tx {
  /** All rows of the result. */
  rows<Row>(query: Query): Promise<Row[]>;
  /** The first row, or undefined. */
  row<Row>(query: Query): Promise<Row | undefined>;
  /** How many rows the statement changed. */
  run(query: Query): Promise<number>;
}

/** A connection pool. Used as a Tx, it runs each statement in a separate transaction. */
export interface Database extends Tx {
  /** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
  inTransaction<Value>(work: (tx: Tx) => Promise<Value>): Promise<Value>;
  /** A connection held until released, for LISTEN and for the wallet's lanes. */
  hold(): Promise<pg.PoolClient>;
  close(): Promise<void>;
}

export interface ConnectOptions extends Partial<Limits> {
  readonly connections?: number;
  readonly applicationName?: string;
  /** Commits without waiting for the disk: for data that a crash may lose, never for money. */
  readonly forgetful?: boolean;
  /** Refuses every write, even when the address is that of a writable server. */
  readonly readOnly?: boolean;
  /**
   * May be used while a transaction of another pool is open, because nothing it does waits for that
   * transaction's locks.
   */
  readonly independent?: boolean;
}

/**
 * How long a connection without work is kept. A new one costs PostgreSQL some 50 ms, because it
 * reads the whole schema, and the jobs of every minute need several at once.
 */
const IDLE_MS = 300_000;
const INT8 = 20;
const NUMERIC = 1700;
const TIMESTAMPTZ = 1184;

const types = new pg.TypeOverrides();
types.setTypeParser(INT8, BigInt);
types.setTypeParser(NUMERIC, BigInt);
types.setTypeParser(TIMESTAMPTZ, readInstant);

/** Connects a pool. int8 and numeric arrive as bigint, timestamptz as Temporal.Instant. */
export function connect(url: string, options: ConnectOptions = {}): Database {
  const limits = limitsOf(options);
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    types,
    // Statements that a transaction sends without awaiting the answers travel together.
    pipeline: true,
    keepAlive: true,
    statement_timeout: limits.statementTimeoutMs,
    lock_timeout: limits.lockTimeoutMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    connectionTimeoutMillis: limits.connectTimeoutMs,
    idleTimeoutMillis: IDLE_MS,
    application_name: options.applicationName ?? "perya",
    ...(options.forgetful ? { options: "-c synchronous_commit=off" } : {}),
    ...(options.readOnly ? { options: "-c default_transaction_read_only=on" } : {}),
  });
  pool.on("error", () => undefined);
  const source: Source = { pool, lines: watchLines(pool, limits) };
  const refuse = options.independent ? () => undefined : refuseInside;
  return {
    ...over((query) => {
      if (query.each) throw new Error("Rows are copied out in a transaction");
      refuse("A statement on a pool");
      return askOnce(source, query);
    }),
    inTransaction: async (work) => {
      refuse("A transaction");
      return inTransaction(source, work);
    },
    hold: async () => {
      refuse("Holding a connection");
      return take(source);
    },
    close: async () => {
      await pool.end();
      source.lines.close();
    },
  };
}

/** A pool, and the watcher of its connections. */
interface Source {
  readonly pool: pg.Pool;
  readonly lines: Lines;
}

async function take({ pool }: Source): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (fault) {
    throw markLost(fault);
  }
}

async function askOnce(source: Source, query: Query): Promise<pg.QueryResult> {
  const client = await take(source);
  try {
    return await source.lines.ask(client, statement(query));
  } finally {
    source.lines.release(client);
  }
}

async function inTransaction<Value>(
  source: Source,
  work: (tx: Tx) => Promise<Value>,
): Promise<Value> {
  const client = await take(source);
  const { lines } = source;
  const course: Course = { ended: false, fault: undefined };
  try {
    await lines.ask(client, "begin");
    const tx = over((query) => askWithin(course, lines, client, query));
    given.set(tx, (ms) => lines.allow(client, ms));
    const value = await inside(course, () => work(tx));
    course.ended = true;
    const { command } = await lines.ask(client, "commit");
    // The server answers a commit with ROLLBACK when a statement of the transaction has failed.
    if (command !== "COMMIT") throw course.fault ?? new Error("The transaction was rolled back");
    return value;
  } catch (error) {
    course.ended = true;
    // A connection that can't even roll back is broken, and is not returned to the pool.
    await lines.ask(client, "rollback").catch(() => undefined);
    throw error;
  } finally {
    lines.release(client);
  }
}

/** How to allow longer statements on a transaction's connection. */
const given = new WeakMap<Tx, (ms: number) => void>();

/**
 * Lets each statement of a transaction take this many milliseconds, until the transaction ends: for
 * large reads.
 */
export async function giveTime(tx: Tx, ms: number): Promise<void> {
  given.get(tx)?.(ms);
  await tx.run({ text: "select set_config('statement_timeout', $1, true)", values: [String(ms)] });
}

/** The progress of a transaction. */
interface Course {
  ended: boolean;
  /** The error of the statement that failed. */
  fault: Error | undefined;
}

/** The error code of every statement after a failed one. */
const IN_FAILED_TRANSACTION = "25P02";

/**
 * When one of several statements sent together fails, its error is the reason for all, including
 * those refused because of it: their answers may arrive in any order. Statements sent after one of
 * them has ended the transaction are refused: they would run on their own, or in the connection's
 * next transaction.
 */
async function askWithin(
  course: Course,
  lines: Lines,
  client: pg.PoolClient,
  query: Query,
): Promise<pg.QueryResult> {
  if (course.ended) throw new Error("The transaction has ended");
  try {
    return await lines.ask(
      client,
      query.each ? new CopyQuery(query.text, query.each) : statement(query),
    );
  } catch (error) {
    const fault = error as pg.DatabaseError;
    if (fault.code !== IN_FAILED_TRANSACTION) course.fault = fault;
    throw course.fault ?? fault;
  }
}

function over(ask: (query: Query) => Promise<pg.QueryResult>): Tx {
  return {
    rows: async <Row>(query: Query) => (await ask(query)).rows as Row[],
    row: async <Row>(query: Query) => (await ask(query)).rows[0] as Row | undefined,
    run: async (query) => (await ask(query)).rowCount ?? 0,
  };
}

function statement({ text, values, name }: Query): pg.QueryConfig {
  const written = values.map((value) => (isNumbers(value) ? `{${value.join()}}` : value));
  return name === undefined ? { text, values: written } : { text, values: written, name };
}

/**
 * Arrays of numbers don't need the escaping that the driver does for each element: with thousands
 * of them it takes most of the time to send.
 */
function isNumbers(value: unknown): value is readonly (bigint | number)[] {
  return (
    Array.isArray(value) &&
    value.every((element) => typeof element === "bigint" || typeof element === "number")
  );
}

function readInstant(text: string): Temporal.Instant {
  return Temporal.Instant.from(text.replace(" ", "T"));
}
