import { sql } from "@perya/postgres/sql";
import { heldInOrder } from "../../held-in-order.store.ts";
import type { HeldData } from "../../held-data.ts";

/** When national registers were asked for a player, and what they said; no number is kept. */
export const REGISTERS_HOLD: readonly HeldData[] = [
  {
    name: "registerChecks",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select id as key, jsonb_build_object(
          'register', register, 'moment', moment, 'outcome', outcome, 'at', at
        ) as row
        from register_check
        where player_id = ${player} and id > ${after}
        order by id limit ${limit}`),
  },
  heldInOrder(
    "registerAnswers",
    (player) => sql`
      select register as place, jsonb_build_object(
        'register', register, 'outcome', outcome, 'until', excluded_until, 'askedAt', asked_at
      ) as row
      from register_answer
      where player_id = ${player}`,
  ),
];
