import { connect, type Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DATA_DIR } from "../addresses.ts";

/**
 * Moves a withdrawal's transfers that wait for their player's answer as if so many minutes had
 * passed, and has the platform do now what it does every minute.
 */
export async function passAnswerTime(withdrawal: string, minutes: number): Promise<void> {
  await onDatabase(async (db) => {
    await db.run(sql`
      update withdrawal_leg leg
      set sent_at = sent_at - make_interval(mins => ${minutes}::int),
        due_at = due_at - make_interval(mins => ${minutes}::int)
      from withdrawal
      where withdrawal.id = leg.withdrawal
        and withdrawal.public_id = ${withdrawal}
        and leg.due_at is not null`);
    for (const task of ["remind-silent-players", "end-silent-payouts"])
      await db.row(sql`select graphile_worker.add_job(${task}, '{}'::json)`);
  });
}

/** Works on the database of this worker's product. */
async function onDatabase(work: (db: Database) => Promise<void>): Promise<void> {
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
