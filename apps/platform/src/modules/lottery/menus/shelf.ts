import { perPlatform } from "../../../per-platform.ts";
import type { Platform } from "../../../platform.ts";
import { SharedReads } from "../../../shared-reads.ts";
import { visibleGamesOf, type ListedGame } from "../../catalogue/index.ts";
import { selectGames } from "../games/games.store.ts";
import { findRules } from "../games/rules-of.ts";
import type { LotteryGame } from "../lottery.ts";
import { selectStates, type GameState } from "./menus.store.ts";

/** A game of a brand with where it is now. */
export interface ShelfGame {
  readonly game: LotteryGame;
  readonly listed: ListedGame;
  readonly state: GameState;
}

/** A brand's lotteries in the order of the menus. */
export interface Shelf {
  readonly games: readonly ShelfGame[];
  /** Milliseconds since 1970 by the database's clock, at the moment it is asked. */
  now(): number;
}

/** Every visitor asks every few seconds; one answer serves all of a process who ask within a second. */
const FRESH_MS = 1_000;
const MOST_BRANDS = 10_000;
const shelves = perPlatform(
  (platform) =>
    new SharedReads({
      read: (brandId: bigint) => readShelf(platform, brandId),
      max: MOST_BRANDS,
      freshMs: FRESH_MS,
    }),
);

/** The lotteries of a brand. At most a second old, but for the time. */
export function shelfOf(platform: Platform, brandId: bigint): Promise<Shelf> {
  return shelves(platform).get(brandId);
}

async function readShelf({ db }: Platform, brandId: bigint): Promise<Shelf> {
  const [games, states] = await Promise.all([selectGames(db), selectStates(db)]);
  const [readAt, now] = [performance.now(), states[0]?.now.epochMilliseconds ?? 0];
  const visible = await visibleGamesOf(
    db,
    brandId,
    games.map(({ gameId }) => gameId),
  );
  const listed = new Map(visible.map((one) => [one.id, one]));
  const stateOf = new Map(states.map((state) => [state.gameId, state]));
  return {
    games: games.flatMap((game) => {
      const [entry, state] = [listed.get(game.gameId), stateOf.get(game.id)];
      return entry && state && findRules(game.rules) ? [{ game, listed: entry, state }] : [];
    }),
    now: () => Math.round(now + performance.now() - readAt),
  };
}
