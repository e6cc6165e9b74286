import type { Activity } from "../../../realtime/activity.ts";
import type { Brand } from "../../brands/index.ts";
import type { Line } from "./lines-of.ts";

/** A player who began a round this long ago still counts as playing. */
export const PLAYING_SECONDS = 300;
/** Lines that a watcher who has just come gets. */
const MOST_LINES = 24;

/** What of a brand is remembered between two steps, and was shown with the last one. */
export interface BrandWindow {
  readonly brand: Brand;
  /** When each player last began a round, in milliseconds, by game (`gameKey`). */
  readonly begun: Map<string, Map<bigint, number>>;
  lines: readonly Line[];
  /** Wins that have been a line, or were left out of them. */
  told: ReadonlySet<bigint>;
  shown: Figures;
  /** `performance.now()` when it was last watched. */
  watchedAt: number;
}

/** The numbers of a step. */
export type Figures = Pick<Activity, "playing" | "players" | "draws" | "paid">;

const NONE: Figures = { playing: 0, players: {}, draws: {}, paid: {} };

export function openWindow(brand: Brand): BrandWindow {
  const watchedAt = performance.now();
  return { brand, begun: new Map(), lines: [], told: new Set(), shown: NONE, watchedAt };
}

/** Where a game's players are kept. */
export function gameKey(game: { readonly vendorId: number; readonly gameCode: string }): string {
  return `${game.vendorId} ${game.gameCode}`;
}

/** Notes that a player began a round. */
export function noteBegun(window: BrandWindow, key: string, player: bigint, atMs: number): void {
  const players = window.begun.get(key) ?? new Map<bigint, number>();
  window.begun.set(key, players.set(player, atMs));
}

/** Drops players whose last round is too old at a time in milliseconds. */
export function forgetOld({ begun }: BrandWindow, nowMs: number): void {
  const oldest = nowMs - PLAYING_SECONDS * 1_000;
  for (const [key, players] of begun) {
    for (const [player, at] of players) if (at < oldest) players.delete(player);
    if (players.size === 0) begun.delete(key);
  }
}

/** Players in any game; one who plays two counts once. */
export function countPlaying({ begun }: BrandWindow): number {
  const all = new Set<bigint>();
  for (const players of begun.values()) for (const player of players.keys()) all.add(player);
  return all.size;
}

/** Adds lines in front, newest first. */
export function addLines(window: BrandWindow, fresh: readonly Line[]): void {
  window.lines = [...fresh, ...window.lines].slice(0, MOST_LINES);
}
