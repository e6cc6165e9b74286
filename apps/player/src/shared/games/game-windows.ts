import { storeOf } from "@perya/ui/store";
import type { Openable } from "./open-game.ts";

/** How soon it is noticed that the player has closed a window. */
const LOOK_MS = 2_000;

/**
 * Open windows of games that this page opened: while there is one, its player is at play. Nothing
 * covers or closes them from here, because their pages must not be able to reach this one either.
 */
export const gameWindows = storeOf<readonly Window[]>([]);

/**
 * Whether the site has to ask how play stands although no page of play is open: the server has
 * refused a game or an order until a check is answered.
 */
export const playAsked = storeOf(false);

/** The game that did not open because of a check, and opens once it is answered. */
export const interrupted = storeOf<Openable | undefined>(undefined);

let timer: ReturnType<typeof setInterval> | undefined;

/** Keeps the window that a game was opened in. */
export function noteWindow(popup: Window): void {
  gameWindows.set([...gameWindows.get(), popup]);
  timer ??= setInterval(forgetClosed, LOOK_MS);
}

function forgetClosed(): void {
  const open = gameWindows.get().filter(({ closed }) => !closed);
  if (open.length < gameWindows.get().length) gameWindows.set(open);
  if (open.length > 0) return;
  clearInterval(timer);
  timer = undefined;
}
