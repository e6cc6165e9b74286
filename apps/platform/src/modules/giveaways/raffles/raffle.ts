import type { LanguageCode } from "@perya/languages";
import type { GiveawayWords } from "../words.ts";

/** Prizes of one rank. Cash in ledger units of the brand's currency. */
export interface Prize {
  readonly count: number;
  readonly cash: bigint;
  readonly points: bigint;
}

/** What staff write of a raffle. */
export interface RaffleDraft {
  readonly language: LanguageCode;
  readonly words: GiveawayWords;
  readonly currency: string;
  /** Valid turnover for one ticket, in ledger units. */
  readonly ticketUnits: bigint;
  /** Of one player. */
  readonly mostTickets: number;
  /** Large to small. */
  readonly prizes: readonly Prize[];
  /** How often cash has to be played. */
  readonly wagerTimes: number;
  /** Null to begin once it is offered. */
  readonly startsAt: Temporal.Instant | null;
  readonly endsAt: Temporal.Instant;
}

export interface Raffle extends RaffleDraft {
  readonly id: bigint;
  readonly publicId: string;
  readonly brandId: bigint;
  readonly offeredAt: Temporal.Instant | null;
  readonly commitment: string | null;
  readonly closedAt: Temporal.Instant | null;
  readonly readTo: bigint | null;
  readonly listHash: string | null;
  readonly tickets: bigint | null;
  readonly drawnAt: Temporal.Instant | null;
  readonly seed: string | null;
  readonly version: bigint;
}

export const RAFFLE_STATUSES = [
  "DRAFT",
  "COMING_SOON",
  "OPEN",
  "DRAWING",
  "DRAWN",
  "CLOSE",
] as const;
export type RaffleStatus = (typeof RAFFLE_STATUSES)[number];

/** Where a raffle stands at a time. */
export function statusOf(
  {
    offeredAt,
    closedAt,
    drawnAt,
    startsAt,
    endsAt,
  }: Pick<Raffle, "offeredAt" | "closedAt" | "drawnAt" | "startsAt" | "endsAt">,
  now: Temporal.Instant,
): RaffleStatus {
  if (offeredAt === null) return "DRAFT";
  if (closedAt !== null) return "CLOSE";
  if (drawnAt !== null) return "DRAWN";
  if (Temporal.Instant.compare(endsAt, now) <= 0) return "DRAWING";
  return startsAt && Temporal.Instant.compare(startsAt, now) > 0 ? "COMING_SOON" : "OPEN";
}

/** Every prize, the largest first: the first one that is drawn wins the first. */
export function placesOf({ prizes }: Pick<RaffleDraft, "prizes">): Omit<Prize, "count">[] {
  return prizes.flatMap(({ count, cash, points }) =>
    Array.from({ length: count }, () => ({ cash, points })),
  );
}

/** What all prizes cost together in cash: its budget, in ledger units. */
export function budgetOf({ prizes }: Pick<RaffleDraft, "prizes">): bigint {
  return prizes.reduce((sum, { count, cash }) => sum + BigInt(count) * cash, 0n);
}

/** The name of a raffle's seed. */
export const seedLabelOf = (publicId: string) => `raffle:${publicId}`;

/** The label of its draw: bound to its seed's name and to the list of tickets. */
export const drawLabelOf = (publicId: string, listHash: string) =>
  `${seedLabelOf(publicId)}:${listHash}`;

/** Whether two drafts promise players the same, whatever their words. */
export function isSamePromise(one: RaffleDraft, other: RaffleDraft): boolean {
  const promise = (draft: RaffleDraft) =>
    JSON.stringify([
      draft.currency,
      String(draft.ticketUnits),
      draft.mostTickets,
      draft.prizes.map(({ count, cash, points }) => [count, String(cash), String(points)]),
      draft.wagerTimes,
      draft.startsAt,
      draft.endsAt,
    ]);
  return promise(one) === promise(other);
}
