import type { ShowKind } from "./show-of.ts";

/** A show in steps: after a lead, each shows one more number of the draw. */
export interface ShowPlan {
  /** How long each step takes, in milliseconds; none where the draw is shown at once. */
  readonly waits: readonly number[];
  /** Steps before the first number. */
  readonly lead: number;
}

/** Steps of a race before the first car arrives. */
export const RACE_LEAD = 20;
/** A step of a ball, and of a race. */
const BALL_MS = 700;
const RACE_MS = 300;
const DICE_MS = 500;
/** The special prize keeps its drums turning for this many other numbers. */
const SPECIAL = 4;
/** In which the dice roll, the three come to rest, and their sum is counted. */
const DICE = [4, 2, 2, 1] as const;

/**
 * Divides a show of a draw of `count` numbers into steps. It takes what suits its kind, and never
 * more than `mostMs`.
 */
export function planShow(kind: ShowKind, count: number, mostMs: number): ShowPlan {
  const lead = kind === "race" ? RACE_LEAD : 0;
  if (mostMs <= 0 || count === 0) return { waits: [], lead };
  const shares = Array.from({ length: lead + count }, (_, at) => shareOf(kind, at, count));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const stepMs = Math.min(mostMs / whole, longestOf(kind));
  return { waits: shares.map((share) => share * stepMs), lead };
}

/** How many numbers are shown after so many steps. */
export function shownAfter({ lead }: Pick<ShowPlan, "lead">, step: number): number {
  return Math.max(0, step - lead);
}

/** When a step of the show ends, in milliseconds from its beginning. */
export function endOf({ waits }: Pick<ShowPlan, "waits">, step: number): number {
  return waits.slice(0, step + 1).reduce((sum, wait) => sum + wait, 0);
}

function shareOf(kind: ShowKind, at: number, count: number): number {
  if (kind === "dice") return DICE[at] ?? 1;
  return kind === "drums" && at === count - 1 ? SPECIAL : 1;
}

function longestOf(kind: ShowKind): number {
  if (kind === "dice") return DICE_MS;
  return kind === "race" ? RACE_MS : BALL_MS;
}
