import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../held-data.ts";
import { heldInOrder } from "../../held-in-order.store.ts";

/** What a player was given of promotions, and which ones they joined. */
export const PROMOTIONS_HOLD: readonly HeldData[] = [
  {
    name: "bonuses",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select g.id as key, jsonb_build_object(
          'id', g.public_id, 'promotion', promotion.public_id, 'status', g.status,
          'currency', currency, 'deposit', deposit, 'bonus', bonus_units::text,
          'required', required_units::text, 'removed', removed_units::text, 'remark', remark,
          'createdAt', g.created_at, 'expiresAt', expires_at
        ) as row
        from promotion_grant g
        join promotion on promotion.id = g.promotion
        left join promotion_application a on a.grant_id = g.id
        where g.player = ${player} and g.id > ${after}
        order by g.id limit ${limit}`),
  },
  {
    name: "rewards",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select n as key, row
        from (
          select row_number() over (order by at, key) as n, jsonb_build_object(
            'for', reason, 'currency', currency, 'units', units::text,
            'required', required_units::text, 'at', at
          ) as row
          from promotion_reward
          where player = ${player}
        ) numbered
        where n > ${after}
        order by n limit ${limit}`),
  },
  {
    name: "cashback",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select cashback.id as key, jsonb_build_object(
          'promotion', promotion.public_id, 'from', from_day, 'to', to_day,
          'loss', loss_units::text, 'cashback', bonus_units::text, 'madeAt', made_at
        ) as row
        from promotion_cashback cashback
        join promotion on promotion.id = cashback.promotion
        where player = ${player} and cashback.id > ${after}
        order by cashback.id limit ${limit}`),
  },
  heldInOrder(
    "freeRounds",
    (player) => sql`
      select played.begun_at as place, jsonb_build_object(
        'bonus', g.public_id, 'game', played.game, 'round', played.round,
        'status', played.status, 'stake', free.stake_units::text, 'won', played.win_units::text,
        'at', played.begun_at
      ) as row
      from promotion_free_bets free
      join promotion_grant g on g.id = free.grant_id
      join promotion_free_round played on played.grant_id = free.grant_id
      where free.player = ${player}`,
  ),
  heldInOrder(
    "promotionsJoined",
    (player) => sql`
      select joined.at as place, jsonb_build_object(
        'promotion', promotion.public_id, 'at', joined.at
      ) as row
      from promotion_join joined
      join promotion on promotion.id = joined.promotion
      where joined.player = ${player}`,
  ),
  heldInOrder(
    "promotionGroups",
    (player) => sql`
      select drawn.at as place, jsonb_build_object(
        'promotion', promotion.public_id, 'heldOut', held_out, 'at', drawn.at
      ) as row
      from promotion_group drawn
      join promotion on promotion.id = drawn.promotion
      where drawn.player = ${player}`,
  ),
];
