import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { LotteryGame } from "../lottery.ts";
import type { CalendarException } from "./calendar.ts";

const columns = sql`
  id, code, rules, name, prize_mode as "prizeMode", tag, vendor_id as "vendorId",
  game_id as "gameId", vassalage, timezone, calendar, lock_seconds as "lockSeconds",
  max_late_seconds as "maxLateSeconds", source, feed, cancel_seconds as "cancelSeconds",
  default_market as "defaultMarket", icon_url as "iconUrl", hot, enabled, sort_order as "sortOrder",
  begins_on::text as "beginsOn"`;

/** Every game, in the order of the menus. There are dozens, never thousands. */
export function selectGames(tx: Tx): Promise<LotteryGame[]> {
  return tx.rows(sql`select ${columns} from lottery_game order by sort_order, id`);
}

/**
 * The game's row, locked until the transaction ends: nobody else can change the game or create its
 * issues meanwhile.
 */
export function lockGame(tx: Tx, code: string): Promise<LotteryGame | undefined> {
  return tx.row(sql`select ${columns} from lottery_game where code = ${code} for no key update`);
}

/** Adds a game; an existing one stays as it is. Returns how many were added: 1 or 0. */
export function insertGame(
  tx: Tx,
  game: Omit<LotteryGame, "id" | "source" | "feed" | "enabled" | "iconUrl" | "beginsOn">,
): Promise<number> {
  return tx.run(sql`
    insert into lottery_game (
      code, rules, name, prize_mode, tag, vendor_id, game_id, vassalage, timezone, calendar,
      lock_seconds, max_late_seconds, source, cancel_seconds, default_market, hot, sort_order
    )
    values (
      ${game.code}, ${game.rules}, ${game.name}, ${game.prizeMode}, ${game.tag}, ${game.vendorId},
      ${game.gameId}, ${game.vassalage}, ${game.timezone},
      ${JSON.stringify(game.calendar)}::jsonb, ${game.lockSeconds}, ${game.maxLateSeconds}, 'RNG',
      ${game.cancelSeconds}, ${game.defaultMarket}, ${game.hot}, ${game.sortOrder}
    )
    on conflict (code) do nothing`);
}

/** Writes the fields staff may change. */
export async function updateGame(tx: Tx, game: LotteryGame): Promise<void> {
  await tx.run(sql`
    update lottery_game
    set calendar = ${JSON.stringify(game.calendar)}::jsonb,
      timezone = ${game.timezone},
      lock_seconds = ${game.lockSeconds},
      max_late_seconds = ${game.maxLateSeconds},
      cancel_seconds = ${game.cancelSeconds},
      source = ${game.source},
      feed = ${game.feed === null ? null : JSON.stringify(game.feed)}::jsonb,
      default_market = ${game.defaultMarket},
      hot = ${game.hot},
      enabled = ${game.enabled},
      sort_order = ${game.sortOrder}
    where id = ${game.id}`);
}

/** A day's exception with its reason. */
export interface StoredException extends CalendarException {
  readonly gameId: number;
  readonly reason: string;
}

/** The exceptions of all games, the earliest first. */
export async function selectAllExceptions(tx: Tx): Promise<StoredException[]> {
  const rows = await tx.rows<{
    gameId: number;
    day: string;
    drawsAt: string | null;
    reason: string;
  }>(sql`
    select game_id as "gameId", day::text as day, draws_at::text as "drawsAt", reason
    from lottery_exception
    order by day`);
  return rows.map((row) => ({ ...row, ...readException(row) }));
}

export async function upsertException(
  tx: Tx,
  gameId: number,
  { day, drawsAt, reason }: Omit<StoredException, "gameId">,
): Promise<void> {
  await tx.run(sql`
    insert into lottery_exception (game_id, day, draws_at, reason)
    values (${gameId}, ${day.toString()}, ${drawsAt?.toString() ?? null}, ${reason})
    on conflict (game_id, day) do update set
      draws_at = excluded.draws_at,
      reason = excluded.reason`);
}

export async function deleteException(
  tx: Tx,
  gameId: number,
  day: Temporal.PlainDate,
): Promise<void> {
  await tx.run(
    sql`delete from lottery_exception where game_id = ${gameId} and day = ${day.toString()}`,
  );
}

/** A game's exceptions. */
export async function selectExceptions(tx: Tx, gameId: number): Promise<CalendarException[]> {
  const rows = await tx.rows<{ day: string; drawsAt: string | null }>(sql`
    select day::text as day, draws_at::text as "drawsAt"
    from lottery_exception
    where game_id = ${gameId}
    order by day`);
  return rows.map(readException);
}

function readException({
  day,
  drawsAt,
}: {
  readonly day: string;
  readonly drawsAt: string | null;
}): CalendarException {
  return {
    day: Temporal.PlainDate.from(day),
    drawsAt: drawsAt === null ? null : Temporal.PlainTime.from(drawsAt),
  };
}
