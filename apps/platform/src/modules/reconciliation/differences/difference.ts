import type { StatementProvider } from "../../cashier/index.ts";

export const DIFFERENCE_KINDS = [
  "MISSING_WITH_US",
  "MISSING_AT_PROVIDER",
  "AMOUNT_DIFFERS",
  "NO_STATEMENT",
] as const;

export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** FOUND: the other side came by itself. */
export const DIFFERENCE_STATES = ["OPEN", "SETTLED", "FOUND"] as const;

export type DifferenceState = (typeof DIFFERENCE_STATES)[number];

/**
 * How staff settle one: as the other side of another, with a reason, by crediting it, or by sending
 * it back.
 */
export const WAYS = ["LINKED", "NOTED", "CREDITED", "SENT_BACK"] as const;

export type Way = (typeof WAYS)[number];

/** What a provider's statement and our books don't agree in. Amounts are ledger units. */
export interface Difference {
  readonly id: bigint;
  readonly publicId: string;
  readonly brandId: bigint;
  readonly provider: StatementProvider;
  readonly kind: DifferenceKind;
  /** Null where a whole statement is missing, and so are number and currency. */
  readonly direction: "IN" | "OUT" | null;
  readonly line: bigint | null;
  /** The deposit, or the withdrawal's leg, that it is about. */
  readonly movement: string | null;
  readonly number: string | null;
  readonly providerUnits: bigint | null;
  readonly ownUnits: bigint | null;
  /** The amount that one side lacks, or by which they differ. */
  readonly units: bigint;
  readonly currency: string | null;
  /** Our player, or the name that the provider tells. */
  readonly player: string | null;
  readonly playerRef: string | null;
  readonly day: string;
  readonly at: Temporal.Instant;
  readonly state: DifferenceState;
  readonly how: Way | null;
  readonly reason: string | null;
  /** The provider's number of the payment by which it was sent back. */
  readonly returnedNumber: string | null;
  readonly settledBy: string | null;
  readonly settledAt: Temporal.Instant | null;
}

/** Whether money came that we know nothing of: a player's, another's, or to be sent back. */
export function isArrival({ kind, direction, line, number }: Difference): boolean {
  return kind === "MISSING_WITH_US" && direction === "IN" && line !== null && number !== null;
}
