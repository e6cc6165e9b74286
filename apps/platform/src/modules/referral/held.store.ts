import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../held-data.ts";

/** The friends whom a player invited, without who they are, and by whom the player was. */
export const REFERRAL_HOLDS: readonly HeldData[] = [
  {
    name: "invitedFriends",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select friend_id as key, jsonb_build_object(
          'id', public_id, 'registeredAt', registered_at, 'status', status, 'currency', currency,
          'reward', reward_units::text, 'endedAt', ended_at
        ) as row
        from referral_friend
        where referrer_id = ${player} and friend_id > ${after}
        order by friend_id limit ${limit}`),
  },
  {
    name: "invitedByFriend",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select 1::int8 as key, jsonb_build_object(
          'id', public_id, 'registeredAt', registered_at, 'status', status, 'currency', currency,
          'deposits', deposits::text, 'turnover', turnover::text,
          'reward', friend_units::text, 'endedAt', ended_at
        ) as row
        from referral_friend
        where friend_id = ${player} and ${after}::int8 < 1 limit ${limit}`),
  },
  {
    name: "turnoverShares",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select n as key, row
        from (
          select row_number() over (order by day, friend_id) as n, jsonb_build_object(
            'day', day, 'ppm', ppm, 'amount', units::text
          ) as row
          from referral_share
          where referrer_id = ${player}
        ) numbered
        where n > ${after}
        order by n limit ${limit}`),
  },
];
