import type { RebateLine } from "./rebate-of.ts";

/** A player's rebate for a day. */
export interface Rebate {
  readonly publicId: string;
  readonly player: bigint;
  readonly brandId: bigint;
  /** ISO 8601. */
  readonly day: string;
  readonly currency: string;
  /** The VIP level whose rates were taken. */
  readonly level: number;
  readonly lines: readonly RebateLine[];
  /** Ledger units: of all lines, at most the brand's cap. */
  readonly units: bigint;
  /** How often it has to be played. */
  readonly playTimes: number;
}

/** A rebate as it is stored. */
export interface StoredRebate extends Rebate {
  /** From then on it is credited by itself. */
  readonly dueAt: Temporal.Instant;
  readonly creditedAt: Temporal.Instant | null;
}
