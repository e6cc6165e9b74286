import { migrate } from "@perya/postgres";
import { join } from "node:path";

/** Brings a database to the studio's schema. */
export async function migrateStudio(databaseUrl: string): Promise<void> {
  await migrate(databaseUrl, [join(import.meta.dirname, "**/migrations/*.sql")]);
}
