import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../held-data.ts";
import { heldInOrder } from "../../held-in-order.store.ts";

/** What a player moved to vendors that keep money, and back. */
export const VENDOR_WALLETS_HOLD: readonly HeldData[] = [
  {
    name: "vendorMovements",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select id as key, jsonb_build_object(
          'id', public_id, 'vendor', vendor, 'direction', direction,
          'cause', cause, 'units', units::text, 'currency', currency,
          'status', status, 'createdAt', created_at, 'endedAt', ended_at
        ) as row
        from vendor_movement
        where player = ${player} and id > ${after}
        order by id limit ${limit}`),
  },
  heldInOrder(
    "vendorChoices",
    (player) => sql`
      select vendor as place, jsonb_build_object(
        'vendor', vendor, 'movesIn', moves_in, 'units', units::text, 'movesOut', moves_out
      ) as row
      from vendor_wallet_choice
      where player = ${player}`,
  ),
];
