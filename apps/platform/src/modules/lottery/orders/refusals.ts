import { Refusal } from "../../../http/answers/answer.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import { REGISTER_SENTENCE } from "../../registers/index.ts";
import type { CancelRefusal } from "./cancel-order.ts";
import type { OrderHint, OrderRefusal } from "./order-refusal.ts";

/** Every refusal of orders with its HTTP status and the sentence a person reads. */
const ANSWERS = {
  NOT_FOUND: [404, "There is no such draw."],
  KEY_REUSED: [409, "This order was already sent with different contents."],
  GAME_OFF: [409, "This game is not taking bets at the moment."],
  ISSUE_CLOSED: [409, "Bets on this draw are closed."],
  ODDS_CHANGED: [409, "The odds have changed. Please check and confirm them."],
  EXPOSURE_FULL: [409, "This number can no longer take a bet of that size."],
  UNKNOWN_MARKET: [422, "This game has no such bet."],
  INVALID_PICKS: [422, "These picks are not valid for this bet. Please check them."],
  TOO_MANY_LINES: [422, "An order can have at most 1,000 lines."],
  UNIT_TOO_SMALL: [422, "The unit is below the minimum."],
  UNIT_TOO_LARGE: [422, "The unit is above the maximum."],
  PAYOUT_TOO_LARGE: [422, "The possible win is above the maximum for one order."],
  ISSUE_PAYOUT_TOO_LARGE: [
    422,
    "With this order, your possible win in this draw is above the maximum for one player.",
  ],
  NOT_ENOUGH_MONEY: [422, "The balance does not cover this order."],
  LIMIT_REACHED: [422, "This is more than the limits you have set allow."],
  LIMIT_NEEDED: [403, "Please set a limit first: this has to be done before you deposit or play."],
  REGISTER_REFUSED: [403, REGISTER_SENTENCE],
  TIME_UP: [403, "The time that you allow yourself to play is used up."],
  ON_BREAK: [403, "The law has you pause here for a few minutes. Play goes on after that."],
  CHECK_DUE: [403, "Please look at how your play is going first, and answer."],
  PLAYER_DISABLED: [403, "Bets are not possible with this account at the moment."],
} as const satisfies Record<OrderRefusal, readonly [status: number, sentence: string]>;

/** Refusals of a cancellation. */
const CANCEL_ANSWERS = {
  NOT_FOUND: [404, "There is no such order."],
  ISSUE_CLOSED: ANSWERS.ISSUE_CLOSED,
  TOO_LATE: [409, "This order can no longer be cancelled."],
} as const satisfies Record<CancelRefusal, readonly [status: number, sentence: string]>;

export const ORDER_REFUSALS = refusalsOf(ANSWERS);
export const CANCEL_REFUSALS = refusalsOf(CANCEL_ANSWERS);

/** A refused order as the HTTP answer, with what the slip needs to continue. */
export function orderToHttp({
  refusal,
  hint,
}: {
  readonly refusal: OrderRefusal;
  readonly hint?: OrderHint;
}): Refusal {
  const [status, sentence] = ANSWERS[refusal];
  if (!hint) return new Refusal(status, refusal, sentence);
  const { oddsVersion, steps, full, limit } = hint;
  const value = {
    oddsVersion,
    steps,
    full: full && { ...full, unit: String(full.unit) },
    limit: limit === undefined ? undefined : String(limit),
  };
  return new Refusal(status, refusal, sentence, value);
}

/** A refused cancellation as the HTTP answer. */
export function cancelToHttp(refusal: CancelRefusal): Refusal {
  const [status, sentence] = CANCEL_ANSWERS[refusal];
  return new Refusal(status, refusal, sentence);
}
