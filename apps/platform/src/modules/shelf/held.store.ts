import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../held-data.ts";

/** The games a player keeps at hand, by their numbers in the catalogue. */
export const SHELF_HOLDS: readonly HeldData[] = [
  {
    name: "favouriteGames",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select game_id as key,
          jsonb_build_object('game', game_id::text, 'addedAt', added_at) as row
        from favourite_game
        where player_id = ${player} and game_id > ${after}
        order by game_id limit ${limit}`),
  },
  {
    name: "recentGames",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select game_id as key,
          jsonb_build_object('game', game_id::text, 'openedAt', opened_at) as row
        from recent_game
        where player_id = ${player} and game_id > ${after}
        order by game_id limit ${limit}`),
  },
];
