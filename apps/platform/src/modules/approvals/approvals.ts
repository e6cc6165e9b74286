/**
 * How a request ended. OVERTAKEN: it needs no decision any more, because its subject changed, or
 * because the requester's account was closed or reset or they were given less.
 */
export type Outcome = "APPROVED" | "REJECTED" | "TAKEN_BACK" | "OVERTAKEN";

/** A request's state. */
export const APPROVAL_STATES = [
  "WAITING",
  "EXPIRED",
  "APPROVED",
  "REJECTED",
  "TAKEN_BACK",
  "OVERTAKEN",
] as const;

export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** Something that waits for a second person, or was decided. */
export interface Approval {
  readonly id: bigint;
  readonly publicId: string;
  /** The brand it is about; null when it is the house's alone. */
  readonly brandId: bigint | null;
  readonly kind: string;
  /** Public id of what it is about. */
  readonly subject: string;
  /** What it is about, in words: a player's name, a draw, a colleague. */
  readonly about: string;
  /** Public id of the player whose money it is about. */
  readonly player: string | null;
  readonly units: bigint | null;
  readonly currency: string | null;
  readonly payload: unknown;
  readonly reason: string | null;
  /** The requester's idempotency key; unique within a kind. */
  readonly key: string | null;
  readonly askedById: bigint;
  readonly askedBy: string;
  readonly askedAt: Temporal.Instant;
  readonly expiresAt: Temporal.Instant;
  readonly state: ApprovalState;
  readonly decidedBy: string | null;
  readonly decidedAt: Temporal.Instant | null;
  readonly decisionReason: string | null;
}

/** A new request. */
export type Asked = Pick<
  Approval,
  | "brandId"
  | "kind"
  | "subject"
  | "about"
  | "player"
  | "units"
  | "currency"
  | "payload"
  | "reason"
  | "key"
  | "askedById"
  | "askedBy"
>;

/** Money that one member of staff is about to move: an adjustment, a credit, a withdrawal. */
export type MoneyMove = Asked & {
  readonly brandId: bigint;
  readonly player: string;
  readonly units: bigint;
  readonly currency: string;
};

/**
 * What one person may move without a second one, in ledger units: at once, and in a day of the
 * brand by one member of staff and to or from one player.
 */
export interface AloneLimits {
  readonly single: bigint;
  readonly staffDay: bigint;
  readonly playerDay: bigint;
}

/**
 * The person who requests or decides. A brand's staff find only their brand's requests; null for
 * the house.
 */
export interface Decider {
  readonly id: bigint;
  readonly publicId: string;
  readonly brandId: bigint | null;
  readonly username: string;
  readonly permissions: readonly string[];
  /** Whether they count as a second person yet. */
  readonly trusted: boolean;
}

/**
 * The requests a list shows: a brand's (null for all) of some kinds, or this person's own.
 */
export interface Scope {
  readonly brandId: bigint | null;
  readonly kinds: readonly string[];
  readonly staffId: bigint;
}
