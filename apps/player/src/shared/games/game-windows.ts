import { storeOf } from "@perya/ui/store";
import type { Openable } from "./open-game.ts";

/** How soon it is noticed that the player has closed a window. */
const LOOK_MS = 2_000;
/** How often it is said of a window that is open that its player is there. */
const STAY_MS = 60_000;

/** Who hears of a window: about once a minute while it is open, and once when it was closed. */
export interface WindowWatch {
  readonly game: Openable;
  readonly stays: () => void;
  /** No other window of the game's vendor is open. */
  readonly left: () => void;
}

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
const watched = new Map<Window, WindowWatch & { since: number }>();

/** Keeps the window that a game was opened in, for as long as it is open. */
export function noteWindow(popup: Window, watch: WindowWatch): void {
  gameWindows.set([...gameWindows.get(), popup]);
  watched.set(popup, { ...watch, since: Date.now() });
  timer ??= setInterval(look, LOOK_MS);
}

function look(): void {
  const open = gameWindows.get().filter(({ closed }) => !closed);
  if (open.length < gameWindows.get().length) gameWindows.set(open);
  tell();
  if (open.length > 0) return;
  clearInterval(timer);
  timer = undefined;
}

function tell(): void {
  const closed = [...watched].filter(([popup]) => popup.closed);
  for (const [popup] of closed) watched.delete(popup);
  const vendors = new Set([...watched.values()].map(({ game }) => game.vassalage));
  for (const [, { game, left }] of closed) if (!vendors.has(game.vassalage)) left();
  for (const one of watched.values()) {
    if (Date.now() - one.since < STAY_MS) continue;
    one.since = Date.now();
    one.stays();
  }
}
