import { sql } from "@perya/postgres/sql";
import type { TestDatabase } from "@perya/postgres/testing";

/** Lets so many hours pass for what a player has asked for. */
export async function passHours(db: TestDatabase, player: bigint, hours: number): Promise<void> {
  await db.run(sql`
    update player_limit_raise set asked_at = asked_at - make_interval(secs => ${hours * 3_600})
    where player_id = ${player}`);
}
