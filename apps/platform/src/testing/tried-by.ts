import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Has a player try to bind an account of another one; the attempt's id. */
export async function triedBy(tx: Tx, player: string): Promise<string> {
  const row = await tx.row<{ id: bigint }>(sql`
    insert into bank_account_attempt (brand_id, number, player)
    select brand_id, '009876543210', id from player where public_id = ${player}
    returning id`);
  return String(row?.id);
}
