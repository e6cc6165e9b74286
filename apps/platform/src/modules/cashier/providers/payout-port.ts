/** A payout that a provider is asked to make. */
interface PayoutRequest {
  /** Our number of it; the same one twice is one payout. */
  readonly reference: string;
  readonly units: bigint;
  readonly currency: string;
  /** Where the money goes. */
  readonly bank: string;
  readonly number: string;
  readonly holder: string;
}

/** How a payout ended, as a provider says. */
export interface PayoutNews {
  readonly provider: string;
  /** The provider's number of this message; the same number twice is the same message. */
  readonly event: string;
  /** The provider's number of the payout. */
  readonly payment: string;
  /** Our number of it. */
  readonly reference: string;
  readonly status: "PAID" | "FAILED";
  /** What was paid, or was to be, in ledger units. */
  readonly units: bigint;
  readonly currency: string;
  /** SHA-256 of what the message says. */
  readonly digest: Buffer;
  readonly body: unknown;
}

/** What a provider answers to a request: its number of the payout, or why it makes none. */
export type Placed = { readonly payment: string } | { readonly refused: string };

/**
 * The half of a provider that pays out, in two steps, so that no answer that is lost can pay twice:
 * what is placed moves no money, and its number is kept before that number alone is released. Calls
 * throw when the outcome is not known.
 */
export interface PayoutPort {
  /** Whether money can go to such an account. */
  takes(account: { readonly bank: string; readonly number: string }): boolean;
  /** Places a request; `again` when it may have been placed before, under the same reference. */
  place(request: PayoutRequest, again: boolean): Promise<Placed>;
  /** Has a placed payout made, however often it is called. */
  release(payment: string): Promise<void>;
  /** What became of a payout; "placed" when it waits to be released, undefined while it is made. */
  ask(payment: string): Promise<PayoutNews | "placed" | undefined>;
  /** Reads a callback from its raw bytes, as that of a payment is read. */
  read(
    headers: Readonly<Record<string, unknown>>,
    raw: Buffer,
  ): Promise<PayoutNews | "unsigned" | "unreadable" | "unimportant">;
}
