/** Who writes entries of turnover. Each numbers its own. */
export type TurnoverSource = "rounds" | "lottery";

/**
 * What a round or an order adds to the record of turnover, or a later change of it. Signed ledger
 * units; `rounds` is a count.
 */
export interface TurnoverEntry {
  readonly playerId: bigint;
  readonly brandId: bigint;
  readonly currency: string;
  readonly book: string;
  /** Of a trial or test account. */
  readonly excluded: boolean;
  readonly vendorId: number;
  readonly gameCode: string;
  /** The game's when it was played. */
  readonly category: string;
  /** When it is booked: the close, or for a later change its own time. */
  readonly at: Temporal.Instant;
  /** When its round or draw ended. */
  readonly closedAt: Temporal.Instant;
  readonly amounts: TurnoverAmounts;
  /** The seq of the player's entry that it comes from, or the lottery's issue. */
  readonly origin: bigint;
}

/** The amounts that are booked, in ledger units, and how many rounds. */
export interface TurnoverAmounts {
  readonly rounds: bigint;
  /** Bets less rollbacks, without free ones. */
  readonly stake: bigint;
  /** Wins less rollbacks, refunds included, without those of free bets. */
  readonly payout: bigint;
  /** The part of a payout that gave stake back. */
  readonly refund: bigint;
  /** Valid turnover. */
  readonly turnover: bigint;
  /** What free bets would have cost. */
  readonly freeStake: bigint;
  readonly freePayout: bigint;
}

/** What was added from one to another. */
export function amountsBetween(before: TurnoverAmounts, after: TurnoverAmounts): TurnoverAmounts {
  const of = (name: keyof TurnoverAmounts) => after[name] - before[name];
  return {
    rounds: of("rounds"),
    stake: of("stake"),
    payout: of("payout"),
    refund: of("refund"),
    turnover: of("turnover"),
    freeStake: of("freeStake"),
    freePayout: of("freePayout"),
  };
}

/** Whether there is nothing to book. */
export function isNothing(amounts: TurnoverAmounts): boolean {
  return Object.values(amounts).every((units) => units === 0n);
}
