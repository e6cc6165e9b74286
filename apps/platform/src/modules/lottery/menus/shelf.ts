import type { Platform } from "../../../platform.ts";
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

interface Memory {
  readonly untilMs: number;
  readonly shelf: Promise<Shelf>;
}

/** Every visitor asks every few seconds; one answer serves all of a process who ask within a second. */
const KEPT_MS = 1_000;
const memories = new WeakMap<Platform, Map<bigint, Memory>>();

/** The lotteries of a brand. At most a second old, but for the time. */
export function shelfOf(platform: Platform, brandId: bigint): Promise<Shelf> {
  const brands = memories.get(platform) ?? new Map<bigint, Memory>();
  memories.set(platform, brands);
  const known = brands.get(brandId);
  if (known && known.untilMs > performance.now()) return known.shelf;
  const memory = { untilMs: performance.now() + KEPT_MS, shelf: readShelf(platform, brandId) };
  brands.set(brandId, memory);
  // What failed is asked again at once.
  memory.shelf.catch(() => brands.get(brandId) === memory && brands.delete(brandId));
  return memory.shelf;
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
