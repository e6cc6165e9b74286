import { migrate } from "@perya/postgres";
import { runMigrations } from "graphile-worker";
import { join } from "node:path";

/** Brings a database to the platform's schema: the modules' plain SQL in one history, and the job queue's own. */
export async function migratePlatform(databaseUrl: string): Promise<void> {
  await migrate(databaseUrl, [join(import.meta.dirname, "modules/*/migrations/*.sql")]);
  await runMigrations({ connectionString: databaseUrl });
}
