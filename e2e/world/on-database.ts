import { connect, type Database } from "@perya/postgres";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DATA_DIR } from "../addresses.ts";

/** Works on the database of this worker's product. */
export async function onDatabase(work: (db: Database) => Promise<unknown>): Promise<void> {
  const kept = await readFile(join(DATA_DIR, "platform.json"), "utf8");
  const db = connect((JSON.parse(kept) as { DATABASE_URL: string }).DATABASE_URL, {
    connections: 1,
  });
  try {
    await work(db);
  } finally {
    await db.close();
  }
}
