import type { Pace } from "@perya/game-kit";

export interface Tier {
  readonly title: string;
  /** From this multiple of the stake. */
  readonly from: bigint;
  readonly ms: number;
  /** 1 for the smallest. */
  readonly rank: number;
}

/** The largest first. None is celebrated for more than two seconds. */
export const TIERS: readonly Tier[] = [
  { title: "Fiesta!", from: 100n, ms: 2_000, rank: 4 },
  { title: "Grand win", from: 50n, ms: 1_900, rank: 3 },
  { title: "Great win", from: 25n, ms: 1_700, rank: 2 },
  { title: "Big win", from: 10n, ms: 1_500, rank: 1 },
];

/** What a win is worth celebrating as; undefined for what is won often. */
export function tierOf(won: bigint, stake: bigint): Tier | undefined {
  return stake > 0n ? TIERS.find(({ from }) => won >= from * stake) : undefined;
}

/** How long it is celebrated. */
export function partyMs({ ms }: Tier, pace: Pace): number {
  return pace === "fast" ? ms / 2 : ms;
}
