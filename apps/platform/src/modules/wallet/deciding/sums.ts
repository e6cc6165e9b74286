import type { EntryKind, HouseAccount } from "../wallet.ts";
import { isAway } from "./away.ts";
import { Rolling, type StoredPart } from "./rolling.ts";

const DAY_MS = 86_400_000;
/** The windows of caps, in milliseconds. They roll; none is one of the calendar. */
const WINDOWS = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS } as const;
export type WindowName = keyof typeof WINDOWS;
const WINDOW_NAMES = Object.keys(WINDOWS) as WindowName[];

/**
 * What a player staked and lost lately, and what is elsewhere now. Part of the state that a bet is
 * decided on.
 */
export type Sums = Readonly<Record<WindowName, Rolling>> & {
  /** The player's money on accounts of the line `away`, in ledger units. */
  away: bigint;
};

/** A movement of play as far as sums ask: cash and time of what it did when it was applied. */
export interface Played {
  readonly kind: EntryKind;
  readonly cash: bigint;
  /** The house account on its other side, where it moved money with one. */
  readonly contra: HouseAccount | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Sums of a player with what is stored of them. */
export function sumsOf(stored: Readonly<Partial<Record<WindowName, StoredPart[]>>> = {}): Sums {
  return {
    day: new Rolling(WINDOWS.day, stored.day),
    week: new Rolling(WINDOWS.week, stored.week),
    month: new Rolling(WINDOWS.month, stored.month),
    away: 0n,
  };
}

/** Counts an applied bet or win, and money that went elsewhere or came back. */
export function count(sums: Sums, { kind, cash, contra, at }: Played): void {
  if (isAway(kind, contra)) sums.away -= cash;
  if (cash === 0n || (kind !== "bet" && kind !== "win")) return;
  for (const name of WINDOW_NAMES) sums[name].add(at, kind === "bet" ? -cash : 0n, -cash);
}

/** Takes a bet or win out of where it was counted. What was taken back was not played. */
export function discount(sums: Sums, { cash, ...played }: Played): void {
  count(sums, { ...played, cash: -cash });
}

export function copySums({ day, week, month, away }: Sums): Sums {
  return { day: day.copy(), week: week.copy(), month: month.copy(), away };
}
