import { glob } from "node:fs/promises";
import { basename } from "node:path";
import { CannotStart } from "@perya/process";
import { runner } from "node-pg-migrate";
import pg from "pg";
import { connectUsable } from "./usable.ts";

/**
 * An arbitrary number, the same in every process: the process that holds this lock migrates; the
 * others wait, and then find nothing left to do.
 */
const LOCK = 7_365_001;

const TABLE = "schema_migration";

const OTHER_VERSION =
  "This database was made by another version of Perya: run that version, " +
  "or begin with an empty database or data directory";

/**
 * Applies the plain SQL migrations matching the glob patterns that this database lacks, ordered by
 * the timestamp in the file name. Processes that start together wait for each other. A migration
 * that was written earlier but merged later may sort between applied ones: it is applied at the
 * next start. Returns the names applied. Throws CannotStart, with nothing changed, when the
 * database can't be used or has had a migration that is not among these.
 */
export async function migrate(databaseUrl: string, globs: readonly string[]): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await connectUsable(client);
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await refuseForeign(client, globs);
    const applied = await runner({
      dbClient: client,
      dir: [...globs],
      useGlob: true,
      direction: "up",
      migrationsTable: TABLE,
      checkOrder: false,
      singleTransaction: true,
      noLock: true,
      log: () => undefined,
    });
    return applied.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

/** This version can't check a database that a newer or another version has changed. */
async function refuseForeign(client: pg.Client, globs: readonly string[]): Promise<void> {
  const { rows: tables } = await client.query(
    "select from pg_tables where schemaname = 'public' and tablename = $1",
    [TABLE],
  );
  if (tables.length === 0) return;
  const known = new Set<string>();
  for await (const file of glob([...globs])) known.add(basename(file, ".sql"));
  const { rows } = await client.query<{ name: string }>(`select name from ${TABLE} order by id`);
  const foreign = rows.find(({ name }) => !known.has(name));
  if (foreign)
    throw new CannotStart(
      `${OTHER_VERSION} (it has had ${foreign.name}, which is not among this version's migrations)`,
    );
}
