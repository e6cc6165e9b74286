import { sql } from "@perya/postgres/sql";
import { onDatabase } from "./on-database.ts";

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
