import type { PayoutPort } from "./payout-port.ts";

/** What a provider says about a payment. */
export interface PaymentNews {
  readonly provider: string;
  /** The provider's number of this message; the same number twice is the same message. */
  readonly event: string;
  /** The provider's number of the payment: the credit's idempotency. */
  readonly payment: string;
  /** Public id of the deposit. */
  readonly reference: string;
  readonly status: "PAID" | "FAILED" | "EXPIRED";
  /** Whether the provider says so now, when asked; false for a message, which may come late. */
  readonly isCurrent: boolean;
  /** What was paid, in ledger units. */
  readonly units: bigint;
  readonly currency: string;
  /** The name of the account that paid; null where the provider does not tell. */
  readonly payer: string | null;
  /** SHA-256 of what the message says. */
  readonly digest: Buffer;
  readonly body: unknown;
}

/** A payment as a provider lists it, for the comparison with our books. */
export interface ListedPayment {
  /** The provider's number of the payment. */
  readonly payment: string;
  /** Public id of the deposit. */
  readonly reference: string;
  /** All that was paid, in ledger units. */
  readonly units: bigint;
  readonly currency: string;
  readonly at: Temporal.Instant;
  readonly payer: string | null;
}

/** What a provider needs to take a payment. */
interface PaymentOrder {
  /** Public id of the deposit; the same one twice is one payment. */
  readonly reference: string;
  readonly units: bigint;
  readonly currency: string;
  readonly description: string;
  /** Where the page of the payment leads back to. */
  readonly returnUrl: string;
}

/**
 * A payment provider, of money in and of money out. Adapters only translate; they know nothing
 * about deposits and withdrawals. Calls throw when the provider can't be reached or its answer is
 * invalid.
 */
export interface PaymentProvider {
  readonly code: "sandbox" | "btcpay";
  /** For so many days after a payment it may be taken back. */
  readonly takesBackDays: number;
  /** Its payouts. */
  readonly payouts: PayoutPort;
  /** Opens a payment and says where the player pays. */
  open(order: PaymentOrder): Promise<{ readonly payment: string; readonly checkoutUrl: string }>;
  /** Fetches a payment's result; undefined while it is open. */
  ask(payment: string): Promise<PaymentNews | undefined>;
  /**
   * Everything that was paid from a time until before another one. One that can't be read, such as
   * an invoice in a currency of no brand, is told with its fault and left out.
   */
  list(
    from: Temporal.Instant,
    to: Temporal.Instant,
    onUnreadable: (fault: unknown) => void,
  ): Promise<readonly ListedPayment[]>;
  /**
   * Reads a callback from its raw bytes; "unsigned" for a signature that is missing, wrong or old,
   * "unreadable" for an invalid body, "unimportant" for one that says nothing of an end. A provider
   * that calls without the facts is asked for them, so this may throw like the others.
   */
  read(
    headers: Readonly<Record<string, unknown>>,
    raw: Buffer,
  ): Promise<PaymentNews | "unsigned" | "unreadable" | "unimportant">;
}

/** A company that only reports payments: a bank, of the transfers that arrive at an account. */
export interface PaymentReporter extends Pick<PaymentProvider, "read"> {
  readonly code: string;
}
