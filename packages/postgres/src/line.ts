import type { Socket } from "node:net";
import type pg from "pg";
import { CopyQuery } from "./copy.ts";
import type { Limits } from "./limits.ts";
import { markLost, OutcomeUnknown } from "./unavailable.ts";

/** PostgreSQL's function that waits for a synchronous standby. It answers a cancelled wait with a warning and a commit. */
const STANDBY_WAIT = "SyncRepWaitForLSN";
const TICK_MS = 250;

/** What is known of one connection. */
interface Line {
  readonly client: pg.PoolClient;
  /** Statements sent and not yet answered. */
  asked: number;
  /** Whole ticks since the first of these was sent, or the last answer came. */
  silent: number;
  /** Ticks after which nothing will come any more. */
  patience: number;
  /** A commit stands on this server's disk alone. */
  unconfirmed: boolean;
  lost: boolean;
}

/** The connections of a pool, watched from this side. */
export interface Lines {
  /** Sends a statement. Throws OutcomeUnknown when no answer comes in time, or when a commit's standby was not waited for. */
  ask(client: pg.PoolClient, query: pg.QueryConfig | CopyQuery | string): Promise<pg.QueryResult>;
  /** Waits for the answers to statements that may take so many milliseconds, until the connection is given back. */
  allow(client: pg.PoolClient, ms: number): void;
  /** Gives a connection back, or throws it away when its state is not known. */
  release(client: pg.PoolClient): void;
  close(): void;
}

/**
 * Watches a pool's connections. A server that stops answering is noticed by counting ticks of a timer, not by the clock: after a pause of this process the answers that have come
 * meanwhile are read before the next tick.
 */
export function watchLines(pool: pg.Pool, { statementTimeoutMs, answerGraceMs }: Limits): Lines {
  const lines = new WeakMap<object, Line>();
  const busy = new Set<Line>();
  const ticks = (statementMs: number) => Math.ceil((statementMs + answerGraceMs) / TICK_MS);
  const standard = ticks(statementTimeoutMs);
  pool.on("connect", (client) => {
    const line: Line = {
      client,
      asked: 0,
      silent: 0,
      patience: standard,
      unconfirmed: false,
      lost: false,
    };
    lines.set(client, line);
    // A connection that dies fails the statement it was in and is replaced on next use. Its error is an event as well, and one that nobody hears ends the process: the pool hears
    // those of its idle connections only, so each gets a listener of its own.
    client.on("error", () => (line.lost = true));
    client.on("notice", ({ routine }) => (line.unconfirmed ||= routine === STANDBY_WAIT));
  });
  const timer = setInterval(() => {
    for (const line of busy) if (++line.silent > line.patience) giveUp(line);
  }, TICK_MS).unref();
  const lineOf = (client: pg.PoolClient): Line => {
    const line = lines.get(client);
    if (!line) throw new Error("A connection of another pool");
    return line;
  };
  return {
    ask: async (client, query) => {
      const line = lineOf(client);
      if (line.asked++ === 0) busy.add(line);
      try {
        const result = await (query instanceof CopyQuery
          ? client.query(query).ended
          : client.query(query));
        if (line.unconfirmed)
          throw new OutcomeUnknown(
            "The wait for the synchronous standby was cancelled: what was committed may be on this server's disk alone",
          );
        return result;
      } catch (fault) {
        throw line.lost ? markLost(fault) : fault;
      } finally {
        line.silent = 0;
        if (--line.asked === 0) busy.delete(line);
      }
    },
    allow: (client, ms) => (lineOf(client).patience = ticks(ms)),
    release: (client) => {
      const line = lineOf(client);
      line.patience = standard;
      client.release(line.lost || line.unconfirmed || line.asked > 0);
    },
    close: () => clearInterval(timer),
  };
}

/** Ends a connection on which nothing comes any more; what was asked on it fails. */
function giveUp({ client, patience }: Line): void {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } })
    .connection;
  stream.destroy(
    new OutcomeUnknown(
      `The database has not answered for ${patience * TICK_MS} ms: whether the statement took effect is not known`,
    ),
  );
}
