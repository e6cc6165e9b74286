import type { GiftKind } from "../loyalty/index.ts";

export const GIFT_STATUSES = ["ISSUED", "CLAIMED", "EXPIRED", "VOIDED"] as const;
export type GiftStatus = (typeof GIFT_STATUSES)[number];

/** A gift that a player's VIP level brings. Ledger units. */
export interface NewGift {
  readonly publicId: string;
  readonly player: bigint;
  readonly brandId: bigint;
  readonly kind: GiftKind;
  /** What it is given once for: the level, the year of the birthday, the month. */
  readonly once: string;
  /** The birthday, or the first day of the month, in ISO 8601; null for a level. */
  readonly day: string | null;
  readonly level: number;
  readonly currency: string;
  readonly units: bigint;
  /** How often it has to be played. */
  readonly playTimes: number;
}

export interface Gift extends NewGift {
  readonly id: bigint;
  readonly status: GiftStatus;
  readonly issuedAt: Temporal.Instant;
  readonly expiresAt: Temporal.Instant;
  /** Its time to be claimed has passed, by the database's clock. */
  readonly isOver: boolean;
}

/** One line of a gift's history. */
export interface GiftStep {
  readonly status: GiftStatus;
  /** `system`, `player`, or the name of a member of staff. */
  readonly actor: string;
  readonly reason: string;
  readonly at: Temporal.Instant;
}
