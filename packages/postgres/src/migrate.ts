import { runner } from "node-pg-migrate";
import pg from "pg";

/** Any number, the same in every process: whoever holds it migrates, the others wait and then find nothing left to do. */
const LOCK = 7_365_001;

/**
 * Applies the plain SQL migrations found by the glob patterns, in one history ordered by the timestamp in the file name. Processes that start together take turns. Returns
 * the names applied.
 */
export async function migrate(databaseUrl: string, globs: readonly string[]): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
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
  } finally {
    await client.end();
  }
}
