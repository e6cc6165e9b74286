import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../held-data.ts";

/** The chat accounts that a player linked. */
export const CHAT_LINKS_HOLD: readonly HeldData[] = [
  {
    name: "chatLinks",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select id as key, jsonb_build_object(
          'service', service, 'account', account, 'name', name, 'linkedAt', linked_at,
          'unlinkedAt', unlinked_at, 'currency', currency, 'reward', reward_units::text,
          'claimedAt', claimed_at
        ) as row
        from chat_link
        where player_id = ${player} and id > ${after}
        order by id limit ${limit}`),
  },
];
