import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

export async function insertLink(tx: Tx, playerId: bigint, tokenHash: Buffer): Promise<void> {
  await tx.run(
    sql`insert into login_link (token_hash, player_id) values (${tokenHash}, ${playerId})`,
  );
}

/**
 * A link's player, locked until the transaction ends; undefined for one that was used, has expired
 * or never existed.
 */
export async function lockLink(
  tx: Tx,
  tokenHash: Buffer,
  lifeMinutes: number,
): Promise<bigint | undefined> {
  const row = await tx.row<{ playerId: bigint }>(sql`
    select player_id as "playerId" from login_link
    where token_hash = ${tokenHash}
      and used_at is null
      and made_at > now() - make_interval(mins => ${lifeMinutes})
    for update`);
  return row?.playerId;
}

/** Uses up a link. */
export async function useLink(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.run(sql`update login_link set used_at = now() where token_hash = ${tokenHash}`);
}
