import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../held-data.ts";
import { heldInOrder } from "../../held-in-order.store.ts";

/** A player's sign-ins and the ways they sign in; no secret of any of them. */
export const IDENTITY_HOLDS: readonly HeldData[] = [
  {
    name: "signIns",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select id as key, jsonb_build_object(
          'ip', ip, 'userAgent', user_agent, 'at', created_at, 'lastSeenAt', last_seen_at,
          'endedAt', revoked_at
        ) as row
        from player_session
        where player_id = ${player} and id > ${after}
        order by id limit ${limit}`),
  },
  {
    name: "passkeys",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select id as key, jsonb_build_object(
          'name', name, 'host', rp_id, 'addedAt', added_at, 'usedAt', used_at
        ) as row
        from passkey
        where player_id = ${player} and id > ${after}
        order by id limit ${limit}`),
  },
  {
    name: "authenticator",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select 1::int8 as key, jsonb_build_object(
          'since', confirmed_at,
          'recoveryCodesUsed', (
            select count(*) from recovery_code r
            where r.player_id = a.player_id and r.used_at is not null
          )
        ) as row
        from player_authenticator a
        where player_id = ${player} and confirmed_at is not null and 1 > ${after}
        limit ${limit}`),
  },
  heldInOrder(
    "dormancy",
    (player) => sql`
      select player_id as place, jsonb_build_object(
        'rule', rule, 'toldAt', told_at, 'dueAt', due_at, 'since', since
      ) as row
      from dormancy
      where player_id = ${player}`,
  ),
  heldInOrder(
    "places",
    (player) => sql`
      select (first_at, place) as place, jsonb_build_object(
        'place', place, 'firstAt', first_at
      ) as row
      from player_place
      where player_id = ${player}`,
  ),
  heldInOrder(
    "otherLogins",
    (player) => sql`
      select provider as place, jsonb_build_object('provider', provider, 'linkedAt', made_at) as row
      from social_login
      where player_id = ${player}`,
  ),
  {
    name: "paymentPasswordChanges",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select id as key, jsonb_build_object('how', how, 'place', place, 'at', at) as row
        from payment_password_change
        where player_id = ${player} and id > ${after}
        order by id limit ${limit}`),
  },
];
