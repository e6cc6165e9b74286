import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

export async function insertLink(tx: Tx, playerId: bigint, tokenHash: Buffer): Promise<void> {
  await tx.run(sql`insert into login_link (token_hash, player_id) values (${tokenHash}, ${playerId})`);
}

/** Uses a brand's link up; whose it is, undefined for one that was used, is too old, another brand's or never was. */
export async function takeLink(tx: Tx, brandId: bigint, tokenHash: Buffer, lifeMinutes: number): Promise<bigint | undefined> {
  const row = await tx.row<{ playerId: bigint }>(sql`
    update login_link set used_at = now()
    where token_hash = ${tokenHash} and used_at is null and made_at > now() - make_interval(mins => ${lifeMinutes})
      and exists (select from player where player.id = login_link.player_id and player.brand_id = ${brandId})
    returning player_id as "playerId"`);
  return row?.playerId;
}
