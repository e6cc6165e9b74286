import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../held-data.ts";

/** What a player thinks of the site. */
export const FEEDBACK_HOLDS: readonly HeldData[] = [
  {
    name: "feedback",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select id as key, jsonb_build_object('text', content, 'at', made_at) as row
        from feedback
        where player_id = ${player} and id > ${after}
        order by id limit ${limit}`),
  },
];
