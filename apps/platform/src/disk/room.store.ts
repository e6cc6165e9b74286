import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Where the database server keeps its data; undefined when it does not say so to this user. */
export async function selectDataFolder(tx: Tx): Promise<string | undefined> {
  const row = await tx.row<{ folder: string }>(
    sql`select setting as folder from pg_settings where name = 'data_directory'`,
  );
  return row?.folder;
}
