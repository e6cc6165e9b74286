import type { Beat } from "../stage/use-beats.ts";
import type { Pace } from "../view.ts";
import { SCATTER, type Grid, type SlotRound } from "./slot.ts";

/**
 * A moment of a slot's round: the reels run in · the wins light up · free spins are given · the
 * free spins' total · the end of the round.
 */
export interface SlotBeat extends Beat {
  readonly kind: "land" | "wins" | "award" | "total" | "rest";
  /** Which spin of the round. */
  readonly spin: number;
}

/**
 * Milliseconds from the start of a run to the first reel's stop, between two stops, and extra per
 * reel while a third scatter may still come.
 */
const STOPS = {
  normal: [460, 170, 620],
  fast: [190, 60, 0],
  calm: [0, 0, 0],
} as const satisfies Record<Pace, readonly number[]>;
const SETTLE_MS = 160;
/** With this many scatters in view, the remaining reels are worth waiting for. */
const TEASING = 2;

const LASTS = {
  wins: { normal: 1_000, fast: 380, calm: 700 },
  award: { normal: 2_000, fast: 1_100, calm: 1_500 },
  total: { normal: 2_400, fast: 1_400, calm: 1_800 },
} as const satisfies Record<string, Record<Pace, number>>;
const STILL_MS = 450;

/**
 * When each reel stops, in milliseconds from the start of the run, and whether the player has a
 * reason to watch it closely.
 */
export function reelStops(
  grid: Grid,
  pace: Pace,
): { readonly at: number; readonly teased: boolean }[] {
  const [first, next, tease] = STOPS[pace];
  let at = first;
  let scatters = 0;
  return grid.map((reel, place) => {
    const teased = scatters >= TEASING && tease > 0;
    if (place > 0) at += next + (teased ? tease : 0);
    scatters += reel.filter((symbol) => symbol === SCATTER).length;
    return { at, teased };
  });
}

/**
 * All moments of a round, in order. Calm players get the same moments as stills; a single calm spin
 * is shown at once.
 */
export function scriptOf<Win>(round: SlotRound<Win>, pace: Pace): SlotBeat[] {
  const hasFeature = round.spins.length > 1;
  const beats = round.spins.flatMap((spin, at): SlotBeat[] => {
    const still = hasFeature ? STILL_MS : 0;
    const land = pace === "calm" ? still : (reelStops(spin.grid, pace).at(-1)?.at ?? 0) + SETTLE_MS;
    const wins = pace === "calm" && !hasFeature ? 0 : LASTS.wins[pace];
    return [
      { kind: "land", spin: at, ms: land },
      ...(spin.coins > 0 ? [{ kind: "wins", spin: at, ms: wins } as const] : []),
      ...(spin.awarded > 0 ? [{ kind: "award", spin: at, ms: LASTS.award[pace] } as const] : []),
    ];
  });
  const last = round.spins.length - 1;
  const total: SlotBeat[] = hasFeature
    ? [{ kind: "total", spin: last, ms: LASTS.total[pace] }]
    : [];
  return [...beats, ...total, { kind: "rest", spin: last, ms: 0 }];
}
