import { sql } from "@perya/postgres/sql";
import type { Database } from "@perya/postgres";
import type { TestPlayer } from "../../../testing/people.ts";

/** Has a player be at play for two hours, so that a reality check waits; answers the session. */
export async function letCheckFallDue(db: Database, player: TestPlayer): Promise<string> {
  const { session } = (await player.call("POST", "/play", {})).value;
  await db.run(sql`
    update play_session
    set checked_at = checked_at - interval '2 hours'
    where player_id = ${player.id}`);
  await player.call("POST", "/play", { session });
  return session;
}
