/** A deed that waits for a second person. */
export interface Approval {
  readonly id: bigint;
  readonly publicId: string;
  /** The brand of the player it is about. */
  readonly brandId: bigint;
  readonly kind: string;
  readonly subject: string;
  readonly units: bigint | null;
  readonly currency: string | null;
  readonly payload: unknown;
  readonly reason: string | null;
  readonly askedById: bigint;
  readonly askedBy: string;
  readonly askedAt: Temporal.Instant;
  readonly expiresAt: Temporal.Instant;
}
