import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A bonus that was issued to a player, without any money; its public id. */
export async function insertBonus(tx: Tx, player: bigint, promotion: string): Promise<string> {
  const row = await tx.row<{ id: string }>(sql`
    insert into promotion_grant (
      public_id, promotion, version, brand_id, player, period, status, currency, deposit_units,
      bonus_units, required_units
    )
    select 'gr_00000000000000000000', id, version, brand_id, ${player}, '', 'ISSUED', 'PHP', 0, 1, 0
    from promotion where public_id = ${promotion}
    returning public_id as id`);
  return row?.id ?? "";
}
