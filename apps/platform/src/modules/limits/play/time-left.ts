import type { Tx } from "@perya/postgres";
import { TIME_LIMITS, type TimeLimit } from "../limits.ts";
import { selectLimits } from "../limits.store.ts";
import { lowestOf } from "../lowest-of.ts";
import { selectPlayed, type PlayedLately } from "./time.store.ts";

const WINDOW_OF = {
  dailyMinutes: "day",
  weeklyMinutes: "week",
  monthlyMinutes: "month",
} as const satisfies Record<TimeLimit, keyof PlayedLately>;

/** How much of a limit of time is used, in minutes. */
export function minutesUsed(name: TimeLimit, played: PlayedLately): number {
  return played[WINDOW_OF[name]];
}

/** How long a player may still play. */
export interface TimeLeft {
  readonly minutes: number;
  /** The limit that leaves so little. */
  readonly limit: TimeLimit;
}

/** What the limits of time leave a player now; undefined where none is set. */
export async function timeLeft(tx: Tx, player: bigint): Promise<TimeLeft | undefined> {
  const rows = await selectLimits(tx, player);
  const set = TIME_LIMITS.filter((name) => lowestOf(rows, name) !== null);
  if (set.length === 0) return undefined;
  const played = await selectPlayed(tx, player);
  const left = set.map((limit) => {
    const minutes = Number(lowestOf(rows, limit)) - minutesUsed(limit, played);
    return { limit, minutes: Math.max(0, minutes) };
  });
  return left.reduce((least, one) => (one.minutes < least.minutes ? one : least));
}
