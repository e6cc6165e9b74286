import { CannotStart } from "@perya/process";
import { runner } from "node-pg-migrate";
import pg from "pg";
import { connectUsable } from "./usable.ts";

/** Any number, the same in every process: whoever holds it migrates, the others wait and then find nothing left to do. */
const LOCK = 7_365_001;

const OTHER_VERSION = "This database was made by another version of Perya: run that version, or begin with an empty database or data directory";

/**
 * Applies the plain SQL migrations found by the glob patterns, in one history ordered by the timestamp in the file name. Processes that start together take turns. Returns
 * the names applied. Throws CannotStart, with nothing changed, when the database can't be used or its history is not the beginning of this one.
 */
export async function migrate(databaseUrl: string, globs: readonly string[]): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await connectUsable(client);
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    const applied = await runner({
      dbClient: client,
      dir: [...globs],
      useGlob: true,
      direction: "up",
      migrationsTable: "schema_migration",
      singleTransaction: true,
      noLock: true,
      log: () => undefined,
    });
    return applied.map((migration) => migration.name);
  } catch (fault) {
    throw isOutOfOrder(fault) ? new CannotStart(`${OTHER_VERSION} (${fault.message})`, { cause: fault }) : fault;
  } finally {
    await client.end();
  }
}

function isOutOfOrder(fault: unknown): fault is Error {
  return fault instanceof Error && fault.message.includes("is preceding already run migration");
}
