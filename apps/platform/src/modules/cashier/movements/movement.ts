import type { MethodCode } from "../methods.ts";
import type { PaymentProvider } from "../providers/provider.ts";

/** Whose statements show the house's money: its bank, and each payment company. */
export const STATEMENT_PROVIDERS = ["bank", "sandbox", "btcpay"] as const;

export type StatementProvider = (typeof STATEMENT_PROVIDERS)[number];

/** The methods whose payments a provider's statement shows. */
export const METHODS_OF: Readonly<Record<StatementProvider, readonly MethodCode[]>> = {
  bank: ["bank-transfer", "qr"],
  sandbox: ["sandbox"],
  btcpay: ["btcpay"],
};

/** A provider that lists its payments by itself. */
export interface ListingProvider {
  readonly code: StatementProvider;
  readonly list: PaymentProvider["list"];
}

/** Money that we know to have come from a provider, or to have been sent by it. */
export interface CashMovement {
  /** Public id of the deposit, or of the withdrawal and its leg's number: `wd_…/1`. */
  readonly ref: string;
  readonly direction: "IN" | "OUT";
  /** The bank's or the provider's number; null where we don't know it. */
  readonly number: string | null;
  /** Ledger units: all that arrived by one payment, or what was sent. */
  readonly units: bigint;
  readonly currency: string;
  readonly at: Temporal.Instant;
  readonly player: string;
  readonly playerRef: string;
}

/** What was credited and sent on one day by our books. Ledger units. */
export interface DaySum {
  readonly day: string;
  readonly direction: "IN" | "OUT";
  readonly currency: string;
  readonly units: bigint;
}
