import { connect, migrate } from "@perya/postgres";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrateQueue } from "../../apps/platform/src/migrate.ts";
import { hashOf, migrationFiles, type About } from "./dump-database.ts";
import { tablesOf } from "./tables.ts";

const STATEMENT_TIMEOUT_MS = 60_000;
const QUEUE = "graphile_worker";

/**
 * Fills an empty database with a dump, at the dump's schema version. The migrations up to it must
 * be unchanged. Returns the dump's first line.
 */
export async function loadDump(url: string, dump: string, root: string): Promise<About> {
  const about = JSON.parse(dump.slice("-- ".length, dump.indexOf("\n"))) as About;
  await migrateAsThen(url, about, root);
  if (dump.includes(`insert into ${QUEUE}.`)) await migrateQueue(url);
  const db = connect(url, { connections: 1, statementTimeoutMs: STATEMENT_TIMEOUT_MS });
  try {
    const tables = await tablesOf(db);
    const client = await db.hold();
    try {
      // A replica applies rows as they come, without triggers and foreign keys: the rows met them
      // when they were written.
      await client.query("set session_replication_role = replica");
      await client.query(`truncate ${tables.map(({ name }) => name).join(", ")}`);
      await client.query(dump);
    } finally {
      client.release(true);
    }
  } finally {
    await db.close();
  }
  return about;
}

async function migrateAsThen(url: string, { migrations }: About, root: string): Promise<void> {
  const files = await migrationFiles(root);
  const folder = await mkdtemp(join(tmpdir(), "perya-release-"));
  try {
    for (const [name, hash] of Object.entries(migrations)) {
      const path = files.get(name);
      if (path === undefined || (await hashOf(path)) !== hash)
        throw new Error(
          `${name} was published with a release, and is not what it was then: ` +
            "add a migration instead.",
        );
      await copyFile(path, join(folder, `${name}.sql`));
    }
    await migrate(url, [join(folder, "*.sql")]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
