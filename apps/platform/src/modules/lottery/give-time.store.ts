import { sql, type Tx } from "@perya/postgres";

/** Lets each statement of a transaction last so many milliseconds, until it ends: for what reads an issue of a million lines. */
export async function giveTime(tx: Tx, ms: number): Promise<void> {
  await tx.run(sql`select set_config('statement_timeout', ${String(ms)}, true)`);
}
