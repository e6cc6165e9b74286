import { connect, migrate } from "@perya/postgres";
import { runMigrations } from "graphile-worker";
import { join } from "node:path";
import { raiseClock } from "./modules/wallet/index.ts";

/**
 * Brings a database to the platform's schema: the modules' plain SQL in one history, and the job
 * queue's own. The wallet's clock continues from the end of the stored ledger, on whichever server
 * it was restored.
 */
export async function migratePlatform(databaseUrl: string): Promise<void> {
  await migrate(databaseUrl, [join(import.meta.dirname, "modules/*/migrations/*.sql")]);
  const db = connect(databaseUrl, { connections: 1, applicationName: "perya migration" });
  try {
    await db.inTransaction(raiseClock);
  } finally {
    await db.close();
  }
  await migrateQueue(databaseUrl);
}

/** The tables of the job queue, which are not ours. */
export async function migrateQueue(databaseUrl: string): Promise<void> {
  await runMigrations({ connectionString: databaseUrl });
}
