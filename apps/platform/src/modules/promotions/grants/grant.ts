export const GRANT_STATUSES = [
  "APPLYING",
  "REJECTED",
  "ISSUED",
  "CLAIMED",
  "PROCESS",
  "COMPLETED",
  "EXPIRED",
  "FORFEITED",
  "VOIDED",
] as const;
export type GrantStatus = (typeof GRANT_STATUSES)[number];

/** States that a grant does not leave any more. */
export const ENDED = ["REJECTED", "COMPLETED", "EXPIRED", "FORFEITED", "VOIDED"] as const;

/** What a player was given of a promotion. Ledger units. */
export interface Grant {
  readonly id: bigint;
  readonly publicId: string;
  /** The promotion's id, and the version it was given under. */
  readonly promotion: bigint;
  readonly version: number;
  readonly brandId: bigint;
  readonly player: bigint;
  /** The day or the week it is for; else empty. */
  readonly period: string;
  readonly status: GrantStatus;
  readonly currency: string;
  /** The public id of the deposit that brought it; null for one without. */
  readonly deposit: string | null;
  readonly depositUnits: bigint;
  readonly bonusUnits: bigint;
  readonly requiredUnits: bigint;
  /** What the player had without the bonus when it was credited; null before. */
  readonly ownUnits: bigint | null;
  /** The number of the entry that credited it; null before. */
  readonly seq: bigint | null;
  readonly expiresAt: Temporal.Instant | null;
  readonly removedUnits: bigint;
  readonly createdAt: Temporal.Instant;
}

/** A grant that is about to be written. */
export type NewGrant = Pick<
  Grant,
  | "publicId"
  | "promotion"
  | "version"
  | "brandId"
  | "player"
  | "period"
  | "currency"
  | "deposit"
  | "depositUnits"
  | "bonusUnits"
  | "requiredUnits"
> & {
  /** Days to claim it in; left out where it is credited at once. */
  readonly claimDays?: number | undefined;
};

/** Why a player is given nothing, for staff. */
export type GrantRefusal =
  | "NOT_OPEN"
  | "OTHER_PLAYERS"
  | "HELD_OUT"
  | "BARRED"
  | "RESTRICTED"
  | "LAW"
  | "TOO_YOUNG"
  | "HAD_IT"
  | "LINKED"
  | "OTHER_BONUS"
  | "WITHDRAWAL_OPEN"
  | "BALANCE_LIMIT"
  | "BUDGET_USED";
