import { randomBytes } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { binaries } from "./binaries.ts";
import { runAs, unprivileged, type Unprivileged } from "./run-as.ts";

export interface EmbeddedOptions {
  readonly directory: string;
  /** Give durability away for speed; tests only. */
  readonly throwaway?: boolean;
}

export interface EmbeddedServer {
  readonly port: number;
  /** Address of a database of this server. */
  url(database: string): string;
  ensureDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the PostgreSQL that npm installed, in its own process group, on a free port of 127.0.0.1. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const user = await unprivileged();
  const bin = await binaries();
  await prepare(options, bin, user);
  const password = await readPassword(options.directory);
  const port = await freePort();
  const server = runAs(user, join(bin, "postgres"), ["-D", join(options.directory, "pg"), "-p", String(port), ...flags(options)]);
  const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  await server.untilReady(() => answers(url("postgres")));
  return {
    port,
    url,
    ensureDatabase: (name) => ensureDatabase(url("postgres"), name),
    stop: () => server.stop("SIGINT"),
  };
}

async function prepare(options: EmbeddedOptions, bin: string, user: Unprivileged): Promise<void> {
  const data = join(options.directory, "pg");
  if (existsSync(join(data, "PG_VERSION"))) return;
  await mkdir(options.directory, { recursive: true });
  await rm(data, { recursive: true, force: true });
  const passwordFile = join(options.directory, "password");
  await writeFile(passwordFile, randomBytes(24).toString("hex"), { mode: 0o600 });
  await user.own(options.directory);
  const args = ["-D", data, "-U", "postgres", "-A", "scram-sha-256", `--pwfile=${passwordFile}`, "--encoding=UTF8", "--locale=C.UTF-8"];
  await runAs(user, join(bin, "initdb"), options.throwaway ? [...args, "--no-sync"] : args).untilExit();
}

async function readPassword(directory: string): Promise<string> {
  const { readFile } = await import("node:fs/promises");
  return (await readFile(join(directory, "password"), "utf8")).trim();
}

function flags(options: EmbeddedOptions): string[] {
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=300"];
  if (options.throwaway) settings.push("fsync=off", "synchronous_commit=off", "full_page_writes=off");
  return settings.flatMap((setting) => ["-c", setting]);
}

async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
