import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../held-data.ts";
import { heldInOrder } from "../../held-in-order.store.ts";

/** What a player was written, and what of it they want by mail. */
export const INBOX_HOLDS: readonly HeldData[] = [
  {
    name: "messages",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select m.id as key, jsonb_build_object(
          'kind', m.kind, 'template', m.template, 'details', m.details, 'words', b.words,
          'link', m.link, 'at', m.made_at, 'readAt', m.read_at, 'deletedAt', m.deleted_at
        ) as row
        from inbox_message m
        left join inbox_broadcast b on b.id = m.broadcast_id
        where m.player = ${player} and m.id > ${after}
        order by m.id limit ${limit}`),
  },
  heldInOrder(
    "messagesByMail",
    (player) => sql`
      select kind as place, jsonb_build_object(
        'kind', kind
      ) as row
      from inbox_mail
      where player = ${player}`,
  ),
];
