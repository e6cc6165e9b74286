import { migrate } from "@perya/postgres";
import { join } from "node:path";

/** Brings a database to the gateway's schema. */
export async function migrateGateway(databaseUrl: string): Promise<void> {
  await migrate(databaseUrl, [join(import.meta.dirname, "**/migrations/*.sql")]);
}
