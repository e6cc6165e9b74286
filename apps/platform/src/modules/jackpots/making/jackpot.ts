import { returnPpm, type Standing, type Terms } from "@perya/jackpot-kit";

export const TIER_NAMES = ["MINI", "MINOR", "MAJOR", "GRAND"] as const;
export type TierName = (typeof TIER_NAMES)[number];

export const JACKPOT_STATES = ["DRAFT", "OPEN", "ENDING", "ENDED"] as const;
export type JackpotState = (typeof JACKPOT_STATES)[number];

/** A game that feeds a jackpot; returns in parts per million. */
export interface FeedingGame {
  readonly vendorId: number;
  readonly code: string;
  readonly slug: string;
  /** What the game returns by itself. */
  readonly basePpm: number;
  /** What it states in total, this jackpot included. */
  readonly statedPpm: number;
}

export interface TierDraft {
  readonly name: TierName;
  readonly terms: Terms;
}

export interface Tier extends TierDraft {
  readonly id: bigint;
  /** Whether a pool of it is fed. */
  readonly running: boolean;
  readonly standing: Standing;
}

/** What staff write of a jackpot. */
export interface JackpotDraft {
  readonly name: string;
  readonly currency: string;
  readonly book: "real" | "play";
  readonly tiers: readonly TierDraft[];
  readonly games: readonly FeedingGame[];
}

export interface Jackpot extends Omit<JackpotDraft, "tiers"> {
  readonly id: bigint;
  readonly publicId: string;
  readonly brandId: bigint;
  readonly state: JackpotState;
  readonly version: bigint;
  readonly openedAt: Temporal.Instant | null;
  readonly endedAt: Temporal.Instant | null;
  readonly tiers: readonly Tier[];
}

/** What all tiers return together, in parts per million of stakes. */
export function returnOf(tiers: readonly TierDraft[]): number {
  return Number(tiers.reduce((sum, { terms }) => sum + returnPpm(terms), 0n));
}

/** What the operator puts up when all tiers begin with nothing in reserve. Ledger units. */
export function seedsOf(tiers: readonly TierDraft[]): bigint {
  return tiers.reduce((sum, { terms }) => sum + terms.seedUnits, 0n);
}

const MILLION = 1_000_000n;

/** Millionths of a ledger unit as whole units, of which none is below what can be paid. */
export function shownUnits({ stepUnits }: Terms, micro: bigint): bigint {
  const units = micro / MILLION;
  return units - (units % stepUnits);
}
