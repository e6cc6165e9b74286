import { join, sql, type Tx } from "@perya/postgres";
import type { LotteryGame } from "../lottery.ts";
import type { CalendarException } from "./calendar.ts";

const columns = sql`id, code, rules, name, prize_mode as "prizeMode", tag, vendor_id as "vendorId", game_id as "gameId", vassalage, timezone, calendar,
  lock_seconds as "lockSeconds", max_late_seconds as "maxLateSeconds", source, feed, cancel_seconds as "cancelSeconds", default_market as "defaultMarket",
  icon_url as "iconUrl", hot, enabled, sort_order as "sortOrder"`;

/** Every game, in the order of the menus. There are dozens, never thousands. */
export function selectGames(tx: Tx): Promise<LotteryGame[]> {
  return tx.rows(sql`select ${columns} from lottery_game order by sort_order, id`);
}

/** Adds a game; one that is there stays as it is. */
export async function insertGame(tx: Tx, game: Omit<LotteryGame, "id" | "source" | "feed" | "enabled" | "iconUrl">): Promise<void> {
  await tx.run(sql`
    insert into lottery_game (code, rules, name, prize_mode, tag, vendor_id, game_id, vassalage, timezone, calendar, lock_seconds, max_late_seconds, source,
      cancel_seconds, default_market, hot, sort_order)
    values (${join([game.code, game.rules, game.name, game.prizeMode, game.tag, game.vendorId, game.gameId, game.vassalage, game.timezone])},
      ${JSON.stringify(game.calendar)}::jsonb, ${game.lockSeconds}, ${game.maxLateSeconds}, 'RNG', ${game.cancelSeconds}, ${game.defaultMarket}, ${game.hot}, ${game.sortOrder})
    on conflict (code) do nothing`);
}

/** The days of a game that are not as its calendar has them, from a day on. */
export async function selectExceptions(tx: Tx, gameId: number): Promise<CalendarException[]> {
  const rows = await tx.rows<{ day: string; drawsAt: string | null }>(sql`
    select day::text as day, draws_at::text as "drawsAt" from lottery_exception where game_id = ${gameId} order by day`);
  return rows.map(({ day, drawsAt }) => ({
    day: Temporal.PlainDate.from(day),
    drawsAt: drawsAt === null ? null : Temporal.PlainTime.from(drawsAt),
  }));
}
