import type { Refused } from "@perya/result";
import type { Pause } from "../../limits/index.ts";

/** Every refusal of an order. */
export type OrderRefusal =
  | "NOT_FOUND"
  | "KEY_REUSED"
  | "GAME_OFF"
  | "ISSUE_CLOSED"
  | "ODDS_CHANGED"
  | "UNKNOWN_MARKET"
  | "INVALID_PICKS"
  | "TOO_MANY_LINES"
  | "UNIT_TOO_SMALL"
  | "UNIT_TOO_LARGE"
  | "PAYOUT_TOO_LARGE"
  | "ISSUE_PAYOUT_TOO_LARGE"
  | "EXPOSURE_FULL"
  | "NOT_ENOUGH_MONEY"
  | "LIMIT_REACHED"
  | Pause
  | "LIMIT_NEEDED"
  | "REGISTER_REFUSED"
  | "PLAYER_DISABLED";

/** What a slip needs to continue after a refusal. Amounts are ledger units. */
export interface OrderHint {
  /** The current odds, and which selections are at reduced odds. */
  readonly oddsVersion?: number;
  readonly steps?: readonly {
    readonly market: string;
    readonly selection: string;
    readonly step: number;
  }[];
  /** The selection that was refused, and the largest unit it would still take. */
  readonly full?: { readonly market: string; readonly selection: string; readonly unit: bigint };
  /** The limit that was exceeded. */
  readonly limit?: bigint;
}

export interface OrderRefused extends Refused<OrderRefusal> {
  readonly hint?: OrderHint;
}

export function refuseOrder(refusal: OrderRefusal, hint?: OrderHint): OrderRefused {
  return hint === undefined ? { ok: false, refusal } : { ok: false, refusal, hint };
}
