import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../held-data.ts";

/** What a player and customer service wrote to each other. */
export const SERVICE_HOLDS: readonly HeldData[] = [
  {
    name: "customerService",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select key, row from (
          select row_number() over (order by c.id, m.seq)::int8 as key, jsonb_build_object(
            'author', m.author, 'text', m.text, 'pictures', m.pictures, 'at', m.at
          ) as row
          from service_conversation c
          join service_message m on m.conversation_id = c.id
          where c.player = ${player} and m.event is null
        ) written
        where key > ${after}
        order by key limit ${limit}`),
  },
];
