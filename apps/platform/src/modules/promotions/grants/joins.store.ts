import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Notes that a player wants a promotion; once is enough. */
export async function insertJoin(tx: Tx, promotion: bigint, player: bigint): Promise<void> {
  await tx.run(sql`
    insert into promotion_join (promotion, player) values (${promotion}, ${player})
    on conflict do nothing`);
}

/** Ids of the promotions that a player joined, the latest first. */
export async function selectJoined(tx: Tx, player: bigint): Promise<bigint[]> {
  const rows = await tx.rows<{ promotion: bigint }>(sql`
    select promotion from promotion_join where player = ${player} order by at desc`);
  return rows.map(({ promotion }) => promotion);
}
