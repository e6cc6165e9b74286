import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../../held-data.ts";

/** What a player placed on draws, is to place on coming ones, and keeps to place again. */
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
  {
    name: "lotteryChases",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select chase.id as key, jsonb_build_object(
          'game', game.code, 'bet', bet, 'currency', currency, 'draws', issues, 'placed', placed,
          'stopsOnWin', stop_on_win, 'status', chase.status, 'madeAt', made_at
        ) as row
        from lottery_chase chase
        join lottery_game game on game.id = chase.game_id
        where player = ${player} and chase.id > ${after}
        order by chase.id limit ${limit}`),
  },
  {
    name: "lotteryFavourites",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select favourite.id as key, jsonb_build_object(
          'game', game.code, 'market', market, 'name', favourite.name, 'picks', picks,
          'keptAt', kept_at
        ) as row
        from lottery_favourite favourite
        join lottery_game game on game.id = favourite.game_id
        where player = ${player} and favourite.id > ${after}
        order by favourite.id limit ${limit}`),
  },
];
