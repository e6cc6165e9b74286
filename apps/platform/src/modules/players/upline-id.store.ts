import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Who invited a player to the brand; null for nobody and for an origin that was not recorded. */
export async function selectUplineId(tx: Tx, player: bigint): Promise<bigint | null> {
  const row = await tx.row<{ uplineId: bigint | null }>(sql`
    select upline_id as "uplineId" from player_origin where player_id = ${player}`);
  return row?.uplineId ?? null;
}
