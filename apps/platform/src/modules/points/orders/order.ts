import type { RewardDraft, RewardKind } from "../rewards/reward.ts";

export const ORDER_STATES = ["IN_PROCESS", "APPROVED", "REJECTED"] as const;

export type OrderState = (typeof ORDER_STATES)[number];

/** Where a reward is sent to, as its player typed it. */
export interface Address {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
}

/** A redeemed reward, with the words and the price it had then. */
export interface Order extends Pick<RewardDraft, "language" | "words" | "picture"> {
  readonly id: bigint;
  readonly publicId: string;
  readonly brandId: bigint;
  readonly player: bigint;
  readonly reward: bigint;
  readonly state: OrderState;
  readonly kind: RewardKind;
  readonly quantity: number;
  /** Points for all pieces. */
  readonly points: bigint;
  /** Of a credit: ledger units for all pieces. */
  readonly units: bigint | null;
  readonly currency: string | null;
  readonly book: string;
  readonly address: Address | null;
  /** For its player: how it was shipped, or why it was rejected. */
  readonly note: string | null;
  readonly madeAt: Temporal.Instant;
  readonly decidedAt: Temporal.Instant | null;
}

/** One step of an order. */
export interface OrderStep {
  readonly state: OrderState;
  readonly actor: string;
  readonly note: string | null;
  readonly at: Temporal.Instant;
}
