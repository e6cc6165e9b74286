import type { Socket } from "node:net";
import type pg from "pg";
import { CopyQuery } from "./copy.ts";
import type { Limits } from "./limits.ts";
import { markLost, OutcomeUnknown } from "./unavailable.ts";

/**
 * PostgreSQL's function that waits for a synchronous standby. After a cancelled wait it still
 * commits, with a warning.
 */
const STANDBY_WAIT = "SyncRepWaitForLSN";
const TICK_MS = 250;

/** The state of one connection. */
interface Line {
  readonly client: pg.PoolClient;
  /** Statements sent and not yet answered. */
  asked: number;
  /** Whole ticks since the first of these was sent, or since the last answer arrived. */
  silent: number;
  /** Ticks after which no answer is expected any more. */
  patience: number;
  /** A commit is on this server's disk only. */
  unconfirmed: boolean;
  lost: boolean;
}

/** The connections of a pool, watched by the client. */
export interface Lines {
  /**
   * Sends a statement. Throws OutcomeUnknown when no answer arrives in time, or when a commit did
   * not wait for its standby.
   */
  ask(client: pg.PoolClient, query: pg.QueryConfig | CopyQuery | string): Promise<pg.QueryResult>;
  /** Allows statements to take this many milliseconds, until the connection is released. */
  allow(client: pg.PoolClient, ms: number): void;
  /** Returns a connection to the pool, or discards it when its state is unknown. */
  release(client: pg.PoolClient): void;
  close(): void;
}

/**
 * Watches a pool's connections. It detects a server that stops answering by counting ticks of a
 * timer, not by the clock: after a pause of this process, the answers that arrived meanwhile are
 * read before the next tick.
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
    // A connection that dies fails its current statement and is replaced on next use. Its error is
    // an event as well, and an error event without a listener ends the process. The pool listens on
    // its idle connections only, so each connection gets a listener here.
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
            "The wait for the synchronous standby was cancelled: what was committed may be " +
              "on this server's disk alone",
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

/** Ends a connection that no longer answers; its pending statements fail. */
function giveUp({ client, patience }: Line): void {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } })
    .connection;
  stream.destroy(
    new OutcomeUnknown(
      `The database has not answered for ${patience * TICK_MS} ms: whether the statement ` +
        "took effect is not known",
    ),
  );
}
