import type { Pace } from "@perya/game-kit";

export interface Tier {
  readonly title: string;
  /** From this multiple of the stake. */
  readonly from: bigint;
  readonly ms: number;
  /** 1 for the smallest. */
  readonly rank: number;
}

const TIERS: readonly Tier[] = [
  { title: "Fiesta!", from: 100n, ms: 6_000, rank: 4 },
  { title: "Grand win", from: 50n, ms: 5_000, rank: 3 },
  { title: "Great win", from: 25n, ms: 4_200, rank: 2 },
  { title: "Big win", from: 10n, ms: 3_400, rank: 1 },
];

/** What a win is worth celebrating as; undefined for what is won often. */
export function tierOf(won: bigint, stake: bigint): Tier | undefined {
  return stake > 0n ? TIERS.find(({ from }) => won >= from * stake) : undefined;
}

/** How long it is celebrated. */
export function partyMs({ ms }: Tier, pace: Pace): number {
  return pace === "fast" ? ms / 2 : ms;
}
