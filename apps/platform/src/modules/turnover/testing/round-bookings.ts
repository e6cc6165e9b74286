import { amountsBetween, isNothing, type TurnoverAmounts } from "../turnover-entry.ts";
import { validTurnover } from "../valid-turnover.ts";

/** The sums of a round, in ledger units. */
interface RoundSums extends Pick<
  TurnoverAmounts,
  "stake" | "payout" | "refund" | "freeStake" | "freePayout"
> {
  /** Bets that were not taken back. */
  readonly bets: number;
  /** What the vendor says was wagered; null while it says nothing. */
  readonly effective: bigint | null;
}

/** What one entry did to its round, signed: the rollback of a bet is a negative stake. */
export interface RoundMove extends RoundSums {
  readonly at: Temporal.Instant;
  /** The entry's seq. */
  readonly seq: bigint;
  /** Whether it ends the round. */
  readonly closes: boolean;
}

export interface RoundState extends RoundSums {
  readonly closedAt: Temporal.Instant | null;
}

export const NEW_ROUND: RoundState = {
  closedAt: null,
  bets: 0,
  effective: null,
  stake: 0n,
  payout: 0n,
  refund: 0n,
  freeStake: 0n,
  freePayout: 0n,
};

/** What is booked, when, and when the round closed. */
export interface RoundBooking {
  readonly at: Temporal.Instant;
  readonly closedAt: Temporal.Instant;
  readonly amounts: TurnoverAmounts;
  /** The seq of the entry it comes from. */
  readonly origin: bigint;
  /** Whether it books the close; otherwise what moved later. */
  readonly isClose: boolean;
}

/**
 * What the moves of a round book, one after the other. Nothing is booked while it is open. Its
 * close books everything so far at that time; what moves later is booked when it occurs, so a day
 * that has ended never changes. The same moves book the same in however many parts they are given.
 */
export function roundBookings(
  before: RoundState,
  moves: readonly RoundMove[],
  category: string,
): RoundBooking[] {
  const bookings: RoundBooking[] = [];
  let state = before;
  for (const move of moves) {
    const booked = amountsOf(state, category);
    const isClose = state.closedAt === null;
    state = afterMove(state, move);
    const { closedAt } = state;
    const amounts = amountsBetween(booked, amountsOf(state, category));
    if (closedAt === null || isNothing(amounts)) continue;
    bookings.push({ at: later(move.at, closedAt), closedAt, amounts, origin: move.seq, isClose });
  }
  return bookings;
}

function afterMove(state: RoundState, move: RoundMove): RoundState {
  const told = state.effective !== null || move.effective !== null;
  return {
    closedAt: state.closedAt ?? (move.closes ? move.at : null),
    bets: state.bets + move.bets,
    effective: told ? (state.effective ?? 0n) + (move.effective ?? 0n) : null,
    stake: state.stake + move.stake,
    payout: state.payout + move.payout,
    refund: state.refund + move.refund,
    freeStake: state.freeStake + move.freeStake,
    freePayout: state.freePayout + move.freePayout,
  };
}

/** What a round in this state has come to: nothing while it is open. */
function amountsOf(state: RoundState, category: string): TurnoverAmounts {
  const isClosed = state.closedAt !== null;
  const { stake, payout, refund, freeStake, freePayout } = isClosed ? state : NEW_ROUND;
  const counts = isClosed && state.bets > 0;
  const turnover = counts ? turnoverOf(state, category) : 0n;
  return { rounds: counts ? 1n : 0n, stake, payout, refund, turnover, freeStake, freePayout };
}

/** Valid turnover of a closed round; what the vendor says wins, within the stake. */
function turnoverOf(
  { stake, payout, freePayout, refund, effective }: RoundState,
  category: string,
) {
  const used = stake > 0n ? stake : 0n;
  const all = { category, stake: used, payout: payout + freePayout, refund };
  const valid = effective ?? validTurnover(all);
  if (valid < 0n) return 0n;
  return valid < used ? valid : used;
}

function later(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) < 0 ? b : a;
}
