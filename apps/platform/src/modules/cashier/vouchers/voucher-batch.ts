export const BATCH_STATES = ["WAITING", "READY", "EXPORTED", "VOID"] as const;

/** Vouchers of one amount that were made together. Ledger units. */
export interface VoucherBatch {
  readonly id: bigint;
  readonly publicId: string;
  readonly brandId: bigint;
  /** Of one voucher. */
  readonly units: bigint;
  readonly currency: string;
  readonly count: number;
  /** What they are for. */
  readonly note: string;
  readonly expiresAt: Temporal.Instant;
  /** Waiting for a second person, ready to be exported, exported, or no longer valid. */
  readonly status: (typeof BATCH_STATES)[number];
  readonly madeBy: string;
  readonly madeAt: Temporal.Instant;
  readonly exportedBy: string | null;
  readonly exportedAt: Temporal.Instant | null;
  readonly reason: string | null;
  readonly redeemed: number;
}
