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
  /** Give durability away for speed, and the directory away when this process is killed; tests only. */
  readonly throwaway?: boolean;
  /** Instead of a free one: for a server that is to come back where its clients look for it. */
  readonly port?: number;
  /** Further server settings, such as "shared_buffers=1GB". */
  readonly settings?: readonly string[];
  /** Refuse to make a data directory that is not there: for a server that had one a moment ago. */
  readonly mustExist?: boolean;
  /** Gets what the server writes to its log. */
  readonly onOutput?: (piece: Buffer) => void;
}

/** A server's data were there and are not any more. An empty one in their place would look like a loss of everything. */
export class DataGone extends Error {
  constructor(data: string) {
    super(`The data of PostgreSQL are gone from ${data}: bring them back, and start again.`);
  }
}

export interface EmbeddedServer {
  readonly port: number;
  /** Where the data lies: the directory asked for, or the one it had to move to. */
  readonly directory: string;
  /** Process id of the server, for measurements and for tests that kill it. */
  readonly pid: number;
  /** Resolves with its exit code when the server ends, however it ended. */
  readonly ended: Promise<number>;
  /** Address of a database of this server. */
  url(database: string): string;
  ensureDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
  /** As a power cut: the server and all its processes at once, nothing flushed. For tests; starting again on the directory recovers. */
  kill(): Promise<void>;
}

/** Starts the PostgreSQL that npm installed, in its own process group, on a free port of 127.0.0.1. It does not outlive this process, however that ends. */
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
  // A role that people add gets PostgreSQL's usual protection of its password, which `initialise` does without for its own.
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=300",
    "scram_iterations=4096",
  ];
  // What is thrown away when it is killed takes its shared memory along: that lies in its folder.
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

/** What a server says to those who come before it can serve them. */
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
