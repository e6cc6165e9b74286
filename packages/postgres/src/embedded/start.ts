import { freePort } from "@perya/process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import pg from "pg";
import { installedPostgres } from "./binaries.ts";
import { guard } from "./guard.ts";
import { initialise } from "./initialise.ts";
import { killServer } from "./kill-server.ts";
import { place } from "./place.ts";
import { stopLeftover } from "./stop-leftover.ts";
import { withClient } from "./with-client.ts";
import { runAs, unprivileged, type Readiness } from "./run-as.ts";

export interface EmbeddedOptions {
  readonly directory: string;
  /**
   * Trades durability for speed, and removes the directory when this process is killed; tests only.
   */
  readonly throwaway?: boolean;
  /**
   * A fixed port instead of a free one: for a server that must come back where its clients look for
   * it.
   */
  readonly port?: number;
  /** Further server settings, such as "shared_buffers=1GB". */
  readonly settings?: readonly string[];
  /** Refuses to make a missing data directory: for a server that had one a moment ago. */
  readonly mustExist?: boolean;
  /** Gets the server's log output. */
  readonly onOutput?: (piece: Buffer) => void;
}

/**
 * A server's data existed and are gone. Empty data in their place would look like a loss of
 * everything.
 */
export class DataGone extends Error {
  constructor(data: string) {
    super(`The data of PostgreSQL are gone from ${data}: bring them back, and start again.`);
  }
}

export interface EmbeddedServer {
  readonly port: number;
  /** The location of the data: the requested directory, or the one they had to move to. */
  readonly directory: string;
  /** Process id of the server, for measurements and for tests that kill it. */
  readonly pid: number;
  /** Resolves with the exit code when the server ends for any reason. */
  readonly ended: Promise<number>;
  /** Address of a database of this server. */
  url(database: string): string;
  ensureDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
  /**
   * Simulates a power cut: kills the server and all its processes at once, with nothing flushed.
   * For tests; starting again on the directory recovers the data.
   */
  kill(): Promise<void>;
}

/**
 * Starts the PostgreSQL that npm installed, in a separate process group, on a free port of
 * 127.0.0.1. It ends with this process, even when that is killed.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const user = await unprivileged();
  const { native, directory } = await place(
    await installedPostgres(),
    resolve(options.directory),
    user,
  );
  const program = (name: string) => join(native, "bin", name);
  const data = join(directory, "pg");
  await stopLeftover(data);
  if (options.mustExist && !existsSync(data)) throw new DataGone(data);
  await initialise({
    directory,
    initdb: program("initdb"),
    user,
    throwaway: options.throwaway === true,
  });
  const password = (await readFile(join(directory, "password"), "utf8")).trim();
  const port = options.port ?? (await freePort());
  const server = runAs(
    user,
    program("postgres"),
    ["-D", data, "-p", String(port), ...flags(options)],
    options.onOutput,
  );
  const letGo = guard({ pid: server.pid, data, scrap: options.throwaway ? directory : undefined });
  void server.ended.then(letGo);
  const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  await server.untilReady(() => readiness(url("postgres")));
  return {
    port,
    directory,
    pid: server.pid,
    ended: server.ended,
    url,
    ensureDatabase: (name) => ensureDatabase(url("postgres"), name),
    stop: () => server.stop("SIGINT"),
    kill: () => killServer(server.pid),
  };
}

function flags(options: EmbeddedOptions): string[] {
  // Roles that people add get PostgreSQL's usual password hashing, which `initialise` reduces for
  // its own password.
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=300",
    "scram_iterations=4096",
  ];
  // A throwaway server keeps its shared memory in its folder, so that both are removed together.
  if (options.throwaway)
    settings.push(
      "fsync=off",
      "synchronous_commit=off",
      "full_page_writes=off",
      "dynamic_shared_memory_type=mmap",
    );
  return [...settings, ...(options.settings ?? [])].flatMap((setting) => ["-c", setting]);
}

async function ensureDatabase(url: string, name: string): Promise<void> {
  await withClient(url, async (client) => {
    const found = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (found.rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
}

/** The error code for clients that connect before the server can serve them. */
const STARTING = "57P03";

async function readiness(url: string): Promise<Readiness> {
  const client = new pg.Client(url);
  try {
    await client.connect();
    await client.query("select 1");
    return "ready";
  } catch (fault) {
    return (fault as pg.DatabaseError).code === STARTING ? "starting" : "silent";
  } finally {
    await client.end().catch(() => undefined);
  }
}
