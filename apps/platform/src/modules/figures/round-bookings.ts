import type { Measures } from "./measures.ts";

/**
 * What one entry did to its round, in ledger units, signed like the measures: the rollback of a bet
 * is a negative stake.
 */
export interface RoundMove {
  readonly at: Temporal.Instant;
  readonly stake: bigint;
  /** Wins of free bets are not included. */
  readonly payout: bigint;
  readonly freePayout: bigint;
}

/** The sums of a round before or after some moves. */
export interface RoundState {
  readonly closedAt: Temporal.Instant | null;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly freePayout: bigint;
  /** Valid turnover: 0 until it closes. */
  readonly turnover: bigint;
  /** Whether it is closed and has a valid bet. */
  readonly counts: boolean;
}

/** A booking: measures, when they are booked, and when the round they belong to closed. */
export interface Booking {
  readonly at: Temporal.Instant;
  readonly refAt: Temporal.Instant;
  readonly measures: Partial<Measures>;
}

/**
 * When a round's amounts are booked. Nothing is booked while it is open. Its close books everything
 * so far at that time; later amounts are booked when they occur, so a day that has ended never
 * changes. Also returns the change in open bets.
 */
export function roundBookings(
  before: RoundState,
  after: RoundState,
  moves: readonly RoundMove[],
): { bookings: Booking[]; open: bigint } {
  const open = openOf(after) - openOf(before);
  const refAt = before.closedAt ?? after.closedAt;
  if (refAt === null) return { bookings: [], open };
  const bookings: Booking[] = moves.map(({ at, ...measures }) => ({
    at: later(at, refAt),
    refAt,
    measures,
  }));
  if (before.closedAt === null)
    bookings.push({
      at: refAt,
      refAt,
      measures: { stake: before.stake, payout: before.payout, freePayout: before.freePayout },
    });
  const last = moves.reduce((time, { at }) => later(time, at), refAt);
  const change = {
    rounds: BigInt(after.counts) - BigInt(before.counts),
    turnover: after.turnover - before.turnover,
  };
  bookings.push({
    at: before.closedAt === null && after.counts ? refAt : last,
    refAt,
    measures: change,
  });
  return { bookings, open };
}

function openOf({ closedAt, stake, payout, freePayout }: RoundState): bigint {
  return closedAt === null ? stake - payout - freePayout : 0n;
}

function later(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) < 0 ? b : a;
}
