import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** The level that a player's proofs made when they were last counted; 0 before that. */
export async function selectProofLevel(tx: Tx, player: bigint): Promise<number> {
  const row = await tx.row<{ level: number }>(sql`
    select level from player_proof_level where player_id = ${player}`);
  return row?.level ?? 0;
}

export async function writeProofLevel(tx: Tx, player: bigint, level: number): Promise<void> {
  await tx.run(sql`
    insert into player_proof_level (player_id, level) values (${player}, ${level})
    on conflict (player_id) do update set level = excluded.level, since = now()`);
}

/** Those of some players whose picture of the face is approved. */
export async function selectWithFace(
  tx: Tx,
  players: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const rows = await tx.rows<{ player: bigint }>(sql`
    select distinct player_id as player from player_document
    where player_id = any (${players}::bigint[]) and proof = 'SELFIE' and state = 'APPROVED'`);
  return new Set(rows.map(({ player }) => player));
}
