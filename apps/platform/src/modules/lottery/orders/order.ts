import type { Terms } from "@perya/lottery-kit";
import type { PriceStep } from "../exposure/price-step.ts";

/** The player of a bet, from the session. */
interface Bettor {
  readonly id: bigint;
  readonly brandId: bigint;
  readonly currency: string;
  readonly book: string;
  /** A trial or test account, left out of all figures. */
  readonly excluded: boolean;
}

/** Some picks of one market at one unit. */
export interface AskedLine {
  readonly market: string;
  readonly picks: readonly string[];
  /** Ledger units, times the multiple. */
  readonly unit: bigint;
  /** The lowest price step the player agreed to: 100 unless the slip showed less. */
  readonly step: PriceStep;
}

/** An order as requested. */
export interface AskedOrder {
  readonly player: Bettor;
  /** The client's key: repeating it means the same order. */
  readonly key: string;
  readonly gameCode: string;
  readonly issueNo: string;
  /** The odds the player saw; null for the current ones, as for a chase. */
  readonly oddsVersion: number | null;
  readonly lines: readonly AskedLine[];
  readonly chaseId: bigint | null;
}

/** The constant data of an issue and its game. */
export interface BetIssue {
  readonly id: bigint;
  readonly gameCode: string;
  readonly issueNo: string;
  readonly rules: string;
  readonly terms: Terms;
  readonly vendorId: number;
  readonly catalogueGameId: bigint;
}

/** One canonical selection of a bet, not yet priced. */
export interface BetLine {
  readonly market: string;
  readonly selection: string;
  readonly count: number;
  /** Price keys, in the order of a settlement's hits. */
  readonly prices: readonly string[];
  readonly unitMinor: bigint;
  readonly step: PriceStep;
  /** How often its odds count as exposure. */
  readonly hits: number;
  readonly exposure: "selection" | "pool";
}

/** A line as it was accepted. */
export interface AcceptedLine {
  readonly market: string;
  readonly selection: string;
  readonly unitMinor: bigint;
  readonly count: number;
  /** × 10,000, at the step it was accepted at. */
  readonly odds: readonly number[];
}

/** An order as stored. Amounts are ledger units. */
export interface Order {
  readonly id: bigint;
  readonly key: string;
  readonly gameCode: string;
  readonly issueNo: string;
  readonly currency: string;
  readonly stake: bigint;
  readonly maxPayout: bigint;
  readonly lines: number;
  readonly chaseId: bigint | null;
  readonly placedAt: Temporal.Instant;
  readonly cancelledAt: Temporal.Instant | null;
  /** Fingerprint of the request. */
  readonly asked: string;
}

/** "lo_<id>": the order's name to people, and its round in the wallet. */
export function roundOf(orderId: bigint): string {
  return `lo_${orderId}`;
}

/** The wallet's transaction that takes an order's stake. */
export function betOf(orderId: bigint): string {
  return `bet:${roundOf(orderId)}`;
}

/** The one that refunds it, whether the player or the house cancels. */
export function voidOf(orderId: bigint): string {
  return `void:${roundOf(orderId)}`;
}

/** The one that pays what a version of the outcome gives. */
export function settleOf(orderId: bigint, version: number): string {
  return `settle:${roundOf(orderId)}:${version}`;
}

/** The one that reverses it. */
export function reverseOf(orderId: bigint, version: number): string {
  return `reverse:${roundOf(orderId)}:${version}`;
}
