import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../held-data.ts";

/** A player's limits, what became of them, and the times they were excluded. */
export const LIMITS_HOLD: readonly HeldData[] = [
  {
    name: "limits",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select key, row from (
          select row_number() over (order by name, owner)::int8 as key, jsonb_build_object(
            'name', name, 'owner', owner, 'units', units::text, 'since', since
          ) as row
          from player_limit
          where player_id = ${player}
        ) limits
        where key > ${after}
        order by key limit ${limit}`),
  },
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
