/** How a request ended. */
export type Outcome = "APPROVED" | "REJECTED" | "TAKEN_BACK";

/** Something that waits for a second person, or was decided. */
export interface Approval {
  readonly id: bigint;
  readonly publicId: string;
  /** The brand of the player it is about. */
  readonly brandId: bigint;
  readonly kind: string;
  readonly subject: string;
  /** Public id of the player whose money it is about. */
  readonly player: string | null;
  readonly units: bigint | null;
  readonly currency: string | null;
  readonly payload: unknown;
  readonly reason: string | null;
  /** What the asker's request is known by when it is sent again; unique within a kind. */
  readonly key: string | null;
  readonly askedById: bigint;
  readonly askedBy: string;
  readonly askedAt: Temporal.Instant;
  readonly expiresAt: Temporal.Instant;
  readonly outcome: Outcome | null;
  readonly decidedBy: string | null;
  readonly decisionReason: string | null;
}

/** What a request says when it is made. */
export type Asked = Pick<
  Approval,
  "brandId" | "kind" | "subject" | "player" | "units" | "currency" | "payload" | "reason" | "key" | "askedById" | "askedBy"
>;

/** Money that one member of staff is about to move: an adjustment, a credit, a withdrawal. */
export type MoneyMove = Asked & { readonly player: string; readonly units: bigint; readonly currency: string };

/** What one person may move without a second one, in ledger units: at once, and in a day of the brand by one member of staff and to or from one player. */
export interface AloneLimits {
  readonly single: bigint;
  readonly staffDay: bigint;
  readonly playerDay: bigint;
}
