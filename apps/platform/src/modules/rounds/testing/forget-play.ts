import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Empties all that was made from the ledger, as if nothing had been played or paid in. */
export async function forgetPlay(db: Database): Promise<void> {
  await db.run(sql`alter table turnover_entry disable trigger turnover_entry_append_only`);
  await db.run(sql`
    truncate betting_record, late_move, turnover_entry, report_day, report_game_quarter,
      report_open, report_ledger_day, report_record_day`);
  await db.run(sql`alter table turnover_entry enable trigger turnover_entry_append_only`);
  await db.run(sql`update turnover_source set written = 0`);
  await db.run(sql`update report_position set read_to = 0`);
  await db.run(sql`update report_record_position set read_to = 0`);
  await db.run(sql`update wallet_follower set read_to = 0`);
}
