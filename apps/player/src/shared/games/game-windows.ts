import { storeOf } from "@perya/ui/store";
import type { Openable } from "./open-game.ts";

/** A game in a window of its own, which nothing of this site covers. */
interface GameWindow {
  readonly game: Openable;
  readonly popup: Window;
}

/** How soon it is noticed that the player has closed a window. */
const LOOK_MS = 2_000;

/** The open ones that this page opened: while there is one, its player is at play. */
export const gameWindows = storeOf<readonly GameWindow[]>([]);

/**
 * Whether the site has to ask how play stands although no page of play is open: the server has
 * refused a game or an order, or a window was closed.
 */
export const playAsked = storeOf(false);

/** The game that a check took away, which opens again once it is answered. */
export const interrupted = storeOf<Openable | undefined>(undefined);

let timer: ReturnType<typeof setInterval> | undefined;

/** Keeps the window that a game was opened in. */
export function noteWindow(game: Openable, popup: Window): void {
  gameWindows.set([...gameWindows.get(), { game, popup }]);
  timer ??= setInterval(forgetClosed, LOOK_MS);
}

/**
 * Closes the windows of games, because play waits; the one opened last is the one that is
 * interrupted. A round that is open in it waits at its vendor.
 */
export function closeGameWindows(): void {
  const last = gameWindows.get().at(-1);
  if (!last) return;
  for (const { popup } of gameWindows.get()) popup.close();
  interrupted.set(last.game);
  playAsked.set(true);
  gameWindows.set([]);
}

function forgetClosed(): void {
  const open = gameWindows.get().filter(({ popup }) => !popup.closed);
  if (open.length < gameWindows.get().length) gameWindows.set(open);
  if (open.length > 0) return;
  clearInterval(timer);
  timer = undefined;
}
