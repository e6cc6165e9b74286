/** Why an application is rejected, in words that its player reads. */
export const REJECT_REASONS = [
  "TERMS_NOT_MET",
  "PROOF_MISSING",
  "PROOF_UNREADABLE",
  "OTHER",
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/** What a player sent with an application. */
export interface Application {
  readonly grant: bigint;
  readonly remark: string;
  readonly images: number;
  /** Null until it is rejected. */
  readonly rejectReason: RejectReason | null;
}
