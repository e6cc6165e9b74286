import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** When a pass that is issued now ends, in seconds of the epoch by the database's clock. */
export async function endOfPass(tx: Tx, seconds: number): Promise<number> {
  const row = await tx.row<{ at: number }>(
    sql`select ceil(extract(epoch from now()) + ${seconds})::float8 as at`,
  );
  if (!row) throw new Error("The database did not say what time it is.");
  return row.at;
}

/** Whether a moment, in seconds of the epoch, is still to come by the database's clock. */
export async function isToCome(tx: Tx, at: number): Promise<boolean> {
  const row = await tx.row<{ yes: boolean }>(
    sql`select ${at}::float8 > extract(epoch from now()) as yes`,
  );
  return row?.yes ?? false;
}
