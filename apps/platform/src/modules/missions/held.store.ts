import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../held-data.ts";

/** What a player has done for missions. */
export const MISSIONS_HOLD: readonly HeldData[] = [
  {
    name: "missions",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select n as key, row
        from (
          select row_number() over (order by period, mission_id) as n, jsonb_build_object(
            'mission', mission.public_id, 'period', period, 'target', counted.target::text,
            'progress', progress::text, 'status', status, 'doneAt', done_at,
            'claimedAt', claimed_at
          ) as row
          from mission_progress counted
          join mission on mission.id = mission_id
          where player_id = ${player}
        ) numbered
        where n > ${after}
        order by n limit ${limit}`),
  },
  {
    name: "signs",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select (day - date '1970-01-01')::int8 as key, jsonb_build_object(
          'day', day, 'streak', streak, 'points', points::text, 'cash', cash_units::text, 'at', at
        ) as row
        from mission_sign
        where player_id = ${player} and day > date '1970-01-01' + ${after}::int
        order by day limit ${limit}`),
  },
];
