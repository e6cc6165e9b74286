import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** The hour of the day in a zone, and its yesterday, by the database's clock. */
export async function clockOf(
  tx: Tx,
  zone: string,
): Promise<{ readonly hour: number; readonly yesterday: string }> {
  const row = await tx.row<{ hour: number; yesterday: string }>(sql`
    select extract(hour from now() at time zone ${zone})::int as hour,
      to_char((now() at time zone ${zone})::date - 1, 'YYYY-MM-DD') as yesterday`);
  if (!row) throw new Error("The clock has no answer");
  return row;
}
