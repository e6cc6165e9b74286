import type { EntryKind } from "../wallet.ts";
import { Rolling, type StoredPart } from "./rolling.ts";

const DAY_MS = 86_400_000;
/** The windows of caps, in milliseconds. They roll; none is one of the calendar. */
const WINDOWS = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS } as const;
export type WindowName = keyof typeof WINDOWS;
const WINDOW_NAMES = Object.keys(WINDOWS) as WindowName[];

/** What a player staked and lost lately. Part of the state that a bet is decided on. */
export type Sums = Readonly<Record<WindowName, Rolling>>;

/** A movement of play as far as sums ask: cash and time of what it did when it was applied. */
export interface Played {
  readonly kind: EntryKind;
  readonly cash: bigint;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Sums of a player with what is stored of them. */
export function sumsOf(stored: Readonly<Partial<Record<WindowName, StoredPart[]>>> = {}): Sums {
  return {
    day: new Rolling(WINDOWS.day, stored.day),
    week: new Rolling(WINDOWS.week, stored.week),
    month: new Rolling(WINDOWS.month, stored.month),
  };
}

/** Counts an applied bet or win. */
export function count(sums: Sums, { kind, cash, at }: Played): void {
  if (cash === 0n || (kind !== "bet" && kind !== "win")) return;
  for (const name of WINDOW_NAMES) sums[name].add(at, kind === "bet" ? -cash : 0n, -cash);
}

/** Takes a bet or win out of where it was counted. What was taken back was not played. */
export function discount(sums: Sums, { kind, cash, at }: Played): void {
  count(sums, { kind, cash: -cash, at });
}

export function copySums({ day, week, month }: Sums): Sums {
  return { day: day.copy(), week: week.copy(), month: month.copy() };
}
