import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../held-data.ts";

/** A player's points and what they were spent on. */
export const POINTS_HOLD: readonly HeldData[] = [
  {
    name: "points",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select seq as key,
          jsonb_build_object(
            'type', kind, 'quantity', quantity, 'changedPoints', change::text,
            'pointsBalance', balance::text, 'remark', remark, 'ref', ref, 'at', at
          ) as row
        from points_entry
        where player_id = ${player} and seq > ${after}
        order by seq limit ${limit}`),
  },
  {
    name: "pointsOrders",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select id as key,
          jsonb_build_object(
            'id', public_id, 'status', state, 'reward', words, 'quantity', quantity,
            'points', points::text, 'units', units::text, 'currency', currency,
            'address', address, 'note', note, 'at', made_at, 'decidedAt', decided_at
          ) as row
        from points_order
        where player_id = ${player} and id > ${after}
        order by id limit ${limit}`),
  },
];
