import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../held-data.ts";

/** What a player's VIP levels brought them. */
export const VIP_GIFTS_HOLD: readonly HeldData[] = [
  {
    name: "vipGifts",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select id as key, jsonb_build_object(
          'id', public_id, 'kind', kind, 'for', once, 'level', level, 'status', status,
          'currency', currency, 'amount', units::text, 'playTimes', play_times,
          'issuedAt', issued_at, 'expiresAt', expires_at
        ) as row
        from vip_gift
        where player_id = ${player} and id > ${after}
        order by id limit ${limit}`),
  },
];
