import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../held-data.ts";
import { heldInOrder } from "../../held-in-order.store.ts";

/** What a player and customer service wrote to each other. */
export const SERVICE_HOLDS: readonly HeldData[] = [
  heldInOrder(
    "customerService",
    (player) => sql`
      select (c.id, m.seq) as place, jsonb_build_object(
        'author', m.author, 'text', m.text, 'pictures', m.pictures, 'at', m.at
      ) as row
      from service_conversation c
      join service_message m on m.conversation_id = c.id
      where c.player = ${player} and m.event is null`,
  ),
];
