import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../held-data.ts";

/** Where a player stood in the tree of agents, without who the agents are, moves and freezes. */
export const AGENTS_HOLD: readonly HeldData[] = [
  {
    name: "agentPlaces",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select n as key, row
        from (
          select row_number() over (order by from_at) as n, jsonb_build_object(
            'level', depth, 'underAgent', parent_id is not null, 'from', from_at,
            'to', nullif(to_at, 'infinity')
          ) as row
          from agent_place
          where player_id = ${player}
        ) numbered
        where n > ${after}
        order by n limit ${limit}`),
  },
  {
    name: "agentFreezes",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select id as key, jsonb_build_object(
          'from', from_at, 'to', nullif(to_at, 'infinity'), 'reason', reason
        ) as row
        from agent_freeze
        where player_id = ${player} and id > ${after}
        order by id limit ${limit}`),
  },
  {
    name: "agentMoves",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select id as key, jsonb_build_object(
          'effectiveAt', effective_at, 'state', state, 'reason', reason, 'agreedAt', agreed_at
        ) as row
        from agent_move
        where player_id = ${player} and id > ${after}
        order by id limit ${limit}`),
  },
];
