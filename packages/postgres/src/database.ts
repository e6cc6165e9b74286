import pg from "pg";
import { CopyQuery } from "./copy.ts";

/** A parameterised statement; `name` makes it a prepared one. The `sql` tag makes these, so no value is ever pasted into text. */
export interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name?: string;
  /** Takes the rows of a statement that copies to this side. */
  readonly each?: (row: Buffer) => void;
}

/**
 * Reads what a query answers as a stream, in a transaction: each row as it comes, in PostgreSQL's binary format (see copy.ts), its bytes good until the call returns. For what is too
 * much to hold. A COPY takes no parameters, so the text must hold its numbers.
 */
export async function copyOut(tx: Tx, select: string, each: (row: Buffer) => void): Promise<void> {
  await tx.run({ text: `copy (${select}) to stdout (format binary)`, values: [], each });
}

/** The same statement, read and planned once by each connection under this name: for small ones that are asked thousands of times. */
export function prepared(name: string, { text, values }: Query): Query {
  return { name, text, values };
}

/** An open transaction. Verbs receive one and never open their own, so what belongs together commits together. */
export interface Tx {
  /** Every row of the answer. */
  rows<Row>(query: Query): Promise<Row[]>;
  /** The first row, or undefined. */
  row<Row>(query: Query): Promise<Row | undefined>;
  /** How many rows the statement changed. */
  run(query: Query): Promise<number>;
}

/** A pool of connections. It reads like a Tx, one statement at a time, each in its own transaction. */
export interface Database extends Tx {
  /** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
  inTransaction<Value>(work: (tx: Tx) => Promise<Value>): Promise<Value>;
  /** A connection held until released, for LISTEN and for the wallet's lanes. */
  hold(): Promise<pg.PoolClient>;
  close(): Promise<void>;
}

export interface ConnectOptions {
  readonly connections?: number;
  readonly statementTimeoutMs?: number;
  readonly applicationName?: string;
  /** Commits without waiting for the disk: for what may be lost in a crash, never for money. */
  readonly forgetful?: boolean;
}

const INT8 = 20;
const NUMERIC = 1700;
const TIMESTAMPTZ = 1184;

const types = new pg.TypeOverrides();
types.setTypeParser(INT8, BigInt);
types.setTypeParser(NUMERIC, BigInt);
types.setTypeParser(TIMESTAMPTZ, readInstant);

/** Connects a pool. int8 and numeric arrive as bigint, timestamptz as Temporal.Instant. */
export function connect(url: string, options: ConnectOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    types,
    // What a transaction asks without waiting for the answers travels together.
    pipeline: true,
    statement_timeout: options.statementTimeoutMs ?? 5_000,
    application_name: options.applicationName ?? "perya",
    ...(options.forgetful ? { options: "-c synchronous_commit=off" } : {}),
  });
  // A connection that dies (server restart) fails the statement it was in and is replaced on next use. Its error is an event as well, and one that nobody hears ends the
  // process: the pool hears those of its idle connections only, so each gets a listener of its own for the time it is in a transaction or held.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => void client.on("error", () => undefined));
  return {
    ...over((query) => {
      if (query.each) throw new Error("Rows are copied out in a transaction");
      return pool.query(statement(query));
    }),
    inTransaction: (work) => inTransaction(pool, work),
    hold: () => pool.connect(),
    close: () => pool.end(),
  };
}

async function inTransaction<Value>(pool: pg.Pool, work: (tx: Tx) => Promise<Value>): Promise<Value> {
  const client = await pool.connect();
  const course: Course = { ended: false, fault: undefined };
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const value = await work(over((query) => askWithin(course, client, query)));
    course.ended = true;
    const { command } = await client.query("commit");
    // So the server answers the commit of a transaction in which something failed.
    if (command !== "COMMIT") throw course.fault ?? new Error("The transaction was rolled back");
    return value;
  } catch (error) {
    course.ended = true;
    await client.query("rollback").catch((fault: Error) => (broken = fault));
    throw error;
  } finally {
    client.release(broken);
  }
}

/** How a transaction is getting on. */
interface Course {
  ended: boolean;
  /** Of the statement that failed. */
  fault: Error | undefined;
}

/** What every statement after a failed one is refused with. */
const IN_FAILED_TRANSACTION = "25P02";

/**
 * Of statements that travel together the failed one tells why, also for those that were refused because of it: any of them may be heard of first. What is still asked when one
 * of several has ended the transaction is not asked: it would be done on its own, or in the next transaction of the connection.
 */
async function askWithin(course: Course, client: pg.PoolClient, query: Query): Promise<pg.QueryResult> {
  if (course.ended) throw new Error("The transaction has ended");
  try {
    return await (query.each ? copy(client, query.text, query.each) : client.query(statement(query)));
  } catch (error) {
    const fault = error as pg.DatabaseError;
    if (fault.code !== IN_FAILED_TRANSACTION) course.fault = fault;
    throw course.fault ?? fault;
  }
}

function copy(client: pg.PoolClient, text: string, each: (row: Buffer) => void): Promise<pg.QueryResult> {
  return client.query(new CopyQuery(text, each)).ended;
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

/** Arrays of numbers need none of the care that the driver takes of each element: with thousands of them that is most of what sending costs. */
function isNumbers(value: unknown): value is readonly (bigint | number)[] {
  return Array.isArray(value) && value.every((element) => typeof element === "bigint" || typeof element === "number");
}

function readInstant(text: string): Temporal.Instant {
  return Temporal.Instant.from(text.replace(" ", "T"));
}
