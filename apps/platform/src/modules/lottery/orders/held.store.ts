import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../../held-data.ts";

/** What a player placed on draws. */
export const LOTTERY_HOLDS: readonly HeldData[] = [
  {
    name: "lotteryOrders",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select id as key, jsonb_build_object(
          'stake', stake::text, 'currency', currency, 'lines', lines, 'placedAt', placed_at,
          'cancelledAt', cancelled_at, 'asked', asked
        ) as row
        from lottery_order
        where player = ${player} and id > ${after}
        order by id limit ${limit}`),
  },
];
