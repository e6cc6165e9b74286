import { sql } from "@perya/postgres/sql";
import type { TestDatabase } from "@perya/postgres/testing";

/** A friend of a brand whom a player invited, by the friend's public id. */
export async function invited(
  db: TestDatabase,
  brandId: bigint,
  referrer: string,
): Promise<{ readonly friend: string }> {
  const friend = "pl_f0000000000000000000";
  await db.run(sql`
    with friend as (
      insert into player (public_id, brand_id, kind, username, currency, book, country)
      values (${friend}, ${brandId}, '0', 'ourfriend', 'PHP', 'play', 'PH')
      returning id
    )
    insert into referral_friend (
      friend_id, public_id, referrer_id, brand_id, currency, registered_at, needed_deposits,
      deposit_until, needed_turnover, play_until, reward_units, friend_units, wager_times,
      share_ppm, share_days, claim_days
    )
    select friend.id, ${`rf_${"0".repeat(20)}`}, player.id, ${brandId}, 'PHP', now(), 1,
      now() + interval '30 days', 1, now() + interval '90 days', 1, 0, 1, 0, 90, 0
    from friend, player
    where player.public_id = ${referrer}`);
  return { friend };
}
