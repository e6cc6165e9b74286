import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Notes a talk of a rule in a period; false where that was done before. */
export async function insertTalk(
  tx: Tx,
  player: bigint,
  rule: string,
  periodEnds: Temporal.Instant,
): Promise<boolean> {
  const row = await tx.row(sql`
    insert into player_talk (player_id, rule, period_ends)
    values (${player}, ${rule}, ${periodEnds})
    on conflict do nothing returning player_id`);
  return row !== undefined;
}
