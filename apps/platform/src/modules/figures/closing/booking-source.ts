import type { Tx } from "@perya/postgres";

/** A module that books for reports after the fact: a follower of the ledger, settled draws. */
export interface BookingSource {
  readonly name: string;
  /**
   * Whether it has booked all that happened `before` a time, when every transaction with a number
   * below `readTo` has ended and none of those that are above it knows an earlier time.
   */
  readonly isBooked: (
    tx: Tx,
    day: { readonly before: Temporal.Instant; readonly readTo: bigint },
  ) => Promise<boolean>;
}
