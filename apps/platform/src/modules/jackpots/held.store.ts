import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../held-data.ts";

/** The jackpots a player has won. */
export const JACKPOTS_HOLD: readonly HeldData[] = [
  {
    name: "jackpots",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select n as key, row
        from (
          select row_number() over (order by hit_at, tier_id) as n, jsonb_build_object(
            'jackpot', jackpot.name, 'tier', tier.name, 'prize', prize_units::text,
            'currency', jackpot.currency, 'round', round, 'at', hit_at
          ) as row
          from jackpot_pool
          join jackpot_tier tier on tier.id = tier_id
          join jackpot on jackpot.id = tier.jackpot_id
          where player_id = ${player}
        ) numbered
        where n > ${after}
        order by n limit ${limit}`),
  },
];
