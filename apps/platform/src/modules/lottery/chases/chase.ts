import type { AskedLine } from "../orders/order.ts";

/** Why a chase ended before its last draw. */
export type StopReason =
  | "PLAYER"
  | "WON"
  | "NOT_ENOUGH_MONEY"
  | "LIMIT_REACHED"
  | "PLAYER_DISABLED"
  | "GAME_OFF"
  | "REFUSED";

/** The same bet on coming draws of a game, debited as each opens. */
export interface Chase {
  readonly id: bigint;
  readonly player: bigint;
  readonly brandId: bigint;
  readonly currency: string;
  readonly book: string;
  readonly gameCode: string;
  readonly key: string;
  /** Draws it covers. */
  readonly issues: number;
  /** Draws it has bet on, and draws it skipped. */
  readonly placed: number;
  readonly skipped: number;
  readonly stopOnWin: boolean;
  readonly status: "RUNNING" | "DONE" | "STOPPED";
  readonly stopReason: StopReason | null;
  readonly madeAt: Temporal.Instant;
  /** The draw it looked at last; it goes on with one after it. */
  readonly passedDrawAt: Temporal.Instant;
  readonly lines: readonly AskedLine[];
  /** Fingerprint of the request that started it. */
  readonly asked: string;
}
