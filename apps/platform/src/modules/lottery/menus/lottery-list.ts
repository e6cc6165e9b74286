import { perPlatform } from "../../../per-platform.ts";
import type { Platform } from "../../../platform.ts";
import { SharedReads } from "../../../shared-reads.ts";
import { visibleGamesOf, type ListedGame } from "../../catalogue/index.ts";
import { selectGames } from "../games/games.store.ts";
import { findRules } from "../games/rules-of.ts";
import type { LotteryGame } from "../lottery.ts";
import { selectStates, type GameState } from "./menus.store.ts";

/** A game of a brand with its current state. */
export interface MenuGame {
  readonly game: LotteryGame;
  readonly listed: ListedGame;
  readonly state: GameState;
}

/** A brand's lotteries in the order of the menus. */
export interface LotteryList {
  readonly games: readonly MenuGame[];
  /** Current milliseconds since 1970 by the database's clock. */
  now(): number;
}

/**
 * Every visitor fetches this every few seconds; one answer serves all requests of a process within
 * a second.
 */
const FRESH_MS = 1_000;
const MOST_BRANDS = 10_000;
const lists = perPlatform(
  (platform) =>
    new SharedReads({
      read: (brandId: bigint) => readLotteryList(platform, brandId),
      max: MOST_BRANDS,
      freshMs: FRESH_MS,
    }),
);

/** A brand's lotteries. At most a second old, except for the time. */
export function lotteryListOf(platform: Platform, brandId: bigint): Promise<LotteryList> {
  return lists(platform).get(brandId);
}

async function readLotteryList({ db }: Platform, brandId: bigint): Promise<LotteryList> {
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
      const [shown, state] = [listed.get(game.gameId), stateOf.get(game.id)];
      return shown && state && findRules(game.rules) ? [{ game, listed: shown, state }] : [];
    }),
    now: () => Math.round(now + performance.now() - readAt),
  };
}
