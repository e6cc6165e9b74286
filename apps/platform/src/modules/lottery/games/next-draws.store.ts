import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Each game's next draw, of the existing issues. */
export async function selectNextDraws(tx: Tx): Promise<Map<number, Temporal.Instant>> {
  const rows = await tx.rows<{ gameId: number; drawAt: Temporal.Instant }>(sql`
    select game.id as "gameId", next.draw_at as "drawAt"
    from lottery_game game
    cross join lateral (
      select draw_at from lottery_issue
      where game_id = game.id and draw_at > clock_timestamp()
      order by draw_at limit 1
    ) next`);
  return new Map(rows.map(({ gameId, drawAt }) => [gameId, drawAt]));
}
