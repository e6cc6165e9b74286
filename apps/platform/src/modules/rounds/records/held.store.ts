import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../../held-data.ts";

/** A player's rounds. */
export const ROUNDS_HOLD: readonly HeldData[] = [
  {
    name: "rounds",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select id as key, jsonb_build_object(
          'round', round, 'game', game_code, 'currency', currency, 'stake', stake::text,
          'payout', payout::text, 'status', status, 'openedAt', opened_at, 'closedAt', closed_at
        ) as row
        from betting_record
        where player_id = ${player} and made > 0 and id > ${after}
        order by id limit ${limit}`),
  },
];
