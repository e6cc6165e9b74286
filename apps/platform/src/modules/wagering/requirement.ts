import type { VendorCategory } from "../catalogue/index.ts";

/** What asks for play: a deposit, a bonus, money from an agent, cash that was earned, or staff. */
export const SOURCES = ["DEPOSIT", "BONUS", "TRANSFER", "REWARD", "ADJUST"] as const;
export type RequirementSource = (typeof SOURCES)[number];

/**
 * DONE was played, CLEARED ended because its player had nothing left to play with, CANCELLED was
 * taken back by what asked for it.
 */
export const STATUSES = ["OPEN", "DONE", "CLEARED", "CANCELLED"] as const;
export type RequirementStatus = (typeof STATUSES)[number];

/** A category's turnover in full. */
export const FULL_BPS = 10_000;

/**
 * The share of each category's turnover that counts, in basis points from 0 to 10,000; categories
 * that are not named count nothing. Null where all of them count in full.
 */
export type Weights = Readonly<Partial<Record<VendorCategory, number>>> | null;

/** What must be played before money may leave. Ledger units. */
export interface Requirement {
  readonly id: bigint;
  readonly player: bigint;
  readonly source: RequirementSource;
  /** Of what asks for it, unique in its source: a deposit's public id, a grant's. */
  readonly key: string;
  /** What it was computed from, such as the deposit. */
  readonly principal: bigint;
  readonly required: bigint;
  readonly done: bigint;
  readonly weights: Weights;
  readonly status: RequirementStatus;
  readonly createdAt: Temporal.Instant;
  readonly endedAt: Temporal.Instant | null;
  /** The highest bet while it is open, in ledger units; null for any. */
  readonly highestBet: bigint | null;
  /** Categories of games that take no bets while it is open. */
  readonly closed: readonly VendorCategory[];
  /** Why it was cancelled, or why staff added it. */
  readonly reason: string | null;
}

/** The share of a category's turnover that counts, in basis points. */
export function weightOf(weights: Weights, category: string): number {
  return weights === null ? FULL_BPS : (weights[category as VendorCategory] ?? 0);
}

/** What is left to play of requirements, in ledger units of credited turnover. */
export function leftOf(requirements: readonly Pick<Requirement, "required" | "done">[]): bigint {
  return requirements.reduce((sum, { required, done }) => sum + required - done, 0n);
}
