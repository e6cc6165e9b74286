import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** More steps than any line has. */
const MOST_STEPS = 1_000;

/** Whether a player is an agent, or came through one, however many players lie between. */
export async function selectIsInAgentLine(tx: Tx, player: bigint): Promise<boolean> {
  const row = await tx.row<{ isIn: boolean }>(sql`
    with recursive line (id, step) as (
      select ${player}::int8, 0
      union all
      select origin.upline_id, line.step + 1
      from line
      join player_origin origin on origin.player_id = line.id
      where origin.upline_id is not null and line.step < ${MOST_STEPS}
    )
    select exists (
      select from line join player on player.id = line.id
      where player.kind in ('1', '2', '41', '42')
    ) as "isIn"`);
  return row?.isIn ?? false;
}
