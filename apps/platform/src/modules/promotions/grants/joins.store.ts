import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Notes that a player wants a promotion; once is enough. */
export async function insertJoin(tx: Tx, promotion: bigint, player: bigint): Promise<void> {
  await tx.run(sql`
    insert into promotion_join (promotion, player) values (${promotion}, ${player})
    on conflict do nothing`);
}

/** The promotions that a player joined, by their ids, the latest first, and when that was. */
export async function selectJoined(
  tx: Tx,
  player: bigint,
): Promise<ReadonlyMap<bigint, Temporal.Instant>> {
  const rows = await tx.rows<{ promotion: bigint; at: Temporal.Instant }>(sql`
    select promotion, at from promotion_join where player = ${player} order by at desc`);
  return new Map(rows.map(({ promotion, at }) => [promotion, at]));
}
