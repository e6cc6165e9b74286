import { sql } from "@perya/postgres/sql";
import type { TestDatabase } from "@perya/postgres/testing";

/** A reward of a brand, and an order of it by a player, by their public ids. */
export async function redeemed(
  db: TestDatabase,
  brandId: bigint,
  player: string,
): Promise<{ readonly pointsReward: string; readonly pointsOrder: string }> {
  const [pointsReward, pointsOrder] = [`pr_${"0".repeat(20)}`, `po_${"0".repeat(20)}`];
  const address = JSON.stringify({ name: "Ana Cruz", phone: "12345", address: "1 Rizal Street" });
  const words = JSON.stringify({ EN: { title: "Ours alone", text: "" } });
  await db.run(sql`
    with reward as (
      insert into points_reward (
        public_id, brand_id, kind, language, words, picture, price, stock, vip_level, offered,
        sort_order
      )
      values (
        ${pointsReward}, ${brandId}, 'PHYSICAL', 'EN', ${words}::jsonb, '/mug.svg', 10, 5, 0, true,
        1
      )
      returning id
    )
    insert into points_order (
      public_id, brand_id, player_id, reward_id, key, state, kind, language, words, picture,
      quantity, points, book, address
    )
    select ${pointsOrder}, ${brandId}, player.id, reward.id, gen_random_uuid(), 'IN_PROCESS',
      'PHYSICAL', 'EN', ${words}::jsonb, '/mug.svg', 1, 10, book, ${address}::jsonb
    from player, reward
    where player.public_id = ${player}`);
  await db.run(sql`
    with account as (
      insert into points_account (player_id, brand_id)
      select id, brand_id from player where public_id = ${player}
      on conflict do nothing
    )
    insert into points_entry (
      player_id, seq, kind, change, balance, quantity, ref, remark, at, digest
    )
    select id, 1, 'GIFT', 10, 10, 1, 'ours', '', now(), ''
    from player where public_id = ${player}`);
  return { pointsReward, pointsOrder };
}
