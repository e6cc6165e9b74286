import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../held-data.ts";
import { heldInOrder } from "../../held-in-order.store.ts";

/**
 * A player's limits and what became of them, what they were told and are to be talked to about, how
 * long they played, and when they were excluded.
 */
export const LIMITS_HOLD: readonly HeldData[] = [
  heldInOrder(
    "limits",
    (player) => sql`
      select (name, owner) as place, jsonb_build_object(
        'name', name, 'owner', owner, 'units', units::text, 'since', since
      ) as row
      from player_limit
      where player_id = ${player}`,
  ),
  {
    name: "limitChanges",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select id as key, jsonb_build_object(
          'name', name, 'owner', owner, 'what', what, 'before', before::text,
          'after', after::text, 'at', at
        ) as row
        from player_limit_change
        where player_id = ${player} and id > ${after}
        order by id limit ${limit}`),
  },
  heldInOrder(
    "limitRaises",
    (player) => sql`
      select name as place, jsonb_build_object(
        'name', name, 'units', units::text, 'askedAt', asked_at
      ) as row
      from player_limit_raise
      where player_id = ${player}`,
  ),
  heldInOrder(
    "balanceNotice",
    (player) => sql`
      select player_id as place, jsonb_build_object(
        'toldAt', told_at
      ) as row
      from balance_notice
      where player_id = ${player}`,
  ),
  heldInOrder(
    "unclaimedNotice",
    (player) => sql`
      select player_id as place, jsonb_build_object(
        'dueAt', due_at, 'toldAt', told_at
      ) as row
      from unclaimed_notice
      where player_id = ${player}`,
  ),
  heldInOrder(
    "limitTalks",
    (player) => sql`
      select (rule, period_ends) as place, jsonb_build_object(
        'rule', rule, 'periodEnds', period_ends, 'notedAt', noted_at
      ) as row
      from player_talk
      where player_id = ${player}`,
  ),
  heldInOrder(
    "realityCheck",
    (player) => sql`
      select player_id as place, jsonb_build_object(
        'everyMinutes', every_minutes, 'askedMinutes', asked_minutes, 'askedAt', asked_at
      ) as row
      from reality_check
      where player_id = ${player}`,
  ),
  {
    name: "plannedSessions",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select number as key, jsonb_build_object(
          'begunAt', begun_at, 'until', until, 'units', units::text, 'endedAt', ended_at
        ) as row
        from planned_session
        where player_id = ${player} and number > ${after}
        order by number limit ${limit}`),
  },
  heldInOrder(
    "hoursOfPlay",
    (player) => sql`
      select hour as place, jsonb_build_object(
        'hour', hour, 'minutes', minutes
      ) as row
      from play_hour
      where player_id = ${player}`,
  ),
  {
    name: "exclusions",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select id as key, jsonb_build_object('kind', kind, 'from', begins_at, 'until', until) as row
        from exclusion
        where player_id = ${player} and id > ${after}
        order by id limit ${limit}`),
  },
];
