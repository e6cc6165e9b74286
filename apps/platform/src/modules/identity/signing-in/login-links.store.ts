import { sql, type Tx } from "@perya/postgres";

export async function insertLink(tx: Tx, playerId: bigint, tokenHash: Buffer): Promise<void> {
  await tx.run(sql`insert into login_link (token_hash, player_id) values (${tokenHash}, ${playerId})`);
}

/** Uses a link up; whose it is, undefined for one that was used, is too old or never was. */
export async function takeLink(tx: Tx, tokenHash: Buffer, lifeMinutes: number): Promise<bigint | undefined> {
  const row = await tx.row<{ playerId: bigint }>(sql`
    update login_link set used_at = now()
    where token_hash = ${tokenHash} and used_at is null and made_at > now() - make_interval(mins => ${lifeMinutes}) returning player_id as "playerId"`);
  return row?.playerId;
}
