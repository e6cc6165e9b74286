import { runner } from "node-pg-migrate";

/**
 * Applies the plain SQL migrations found by the glob patterns, in one history ordered by the timestamp in the file name. Safe to call from several processes:
 * the runner takes an advisory lock. Returns the names applied.
 */
export async function migrate(databaseUrl: string, globs: readonly string[]): Promise<string[]> {
  const applied = await runner({
    databaseUrl,
    dir: [...globs],
    useGlob: true,
    direction: "up",
    migrationsTable: "schema_migration",
    singleTransaction: true,
    log: () => undefined,
  });
  return applied.map((migration) => migration.name);
}
