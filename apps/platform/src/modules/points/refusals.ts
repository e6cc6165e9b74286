import type { Result } from "@perya/result";
import { Refusal } from "../../http/answers/answer.ts";
import type { ConfirmPaymentRefusal } from "../identity/index.ts";

/** What redeeming and converting can be refused with, as a person reads it. */
const SPEND_REFUSALS = {
  KEY_REUSED: [409, "This request was already sent with different contents."],
  POINTS_BLOCKED: [403, "Your account can't spend points at the moment."],
  NOT_ENOUGH_POINTS: [422, "You don't have that many points."],
} as const;

export const REDEEM_REFUSALS = {
  ...SPEND_REFUSALS,
  REWARD_GONE: [404, "This reward is no longer on offer."],
  VIP_NEEDED: [403, "This reward needs a higher VIP level."],
  PRICE_CHANGED: [409, "The price has changed in the meantime. Please look at it again."],
  OUT_OF_STOCK: [409, "There are not enough pieces left of this reward."],
  MEMBER_LIMIT: [409, "You can't redeem more of this reward."],
  ADDRESS_NEEDED: [422, "Please fill in where this reward is to be sent."],
} as const;

export const CONVERT_REFUSALS = {
  ...SPEND_REFUSALS,
  NOT_CONVERTIBLE: [409, "Points can't be converted at the moment."],
  NOT_WHOLE: [422, "Points are converted in whole hundreds."],
  CONVERT_LIMIT: [409, "You can't convert that many points in 24 hours."],
  RATE_CHANGED: [409, "What points are worth has changed in the meantime. Please look again."],
  OWN_LIMIT: [409, "Your balance would rise above the limit that you set."],
} as const;

/** What staff can be refused with. */
export const STAFF_REFUSALS = {
  NOT_FOUND: [404, "There is nothing with this id."],
  CHANGED_MEANWHILE: [409, "A colleague changed this in the meantime. Check it again, then save."],
  WRONG_STATE: [409, "This order has been decided already."],
  STOCK_TOO_LOW: [409, "There are not that many pieces left."],
  ASKED_ALREADY: [409, "This order waits for a second person already."],
  PLAYER_BARRED: [409, "The player is blocked or excluded. Reject it, and the points go back."],
  BALANCE_LIMIT: [409, "It would lift the balance above the player's own limit."],
} as const;

export const CONFIRM_REFUSALS = {
  WRONG_PASSWORD: [422, "The password is incorrect."],
  PAYMENT_PASSWORD_NEEDED: [422, "Please set a payment password first."],
  AUTHENTICATOR_CODE_NEEDED: [422, "Please type the code of your authenticator app too."],
  WRONG_AUTHENTICATOR_CODE: [422, "This code is not right, or was used already."],
  TOO_MANY_ATTEMPTS: [429, "Too many attempts. Please wait 15 minutes and try again."],
} as const satisfies Readonly<Record<ConfirmPaymentRefusal, readonly [number, string]>>;

const ALL = {
  ...REDEEM_REFUSALS,
  ...CONVERT_REFUSALS,
  ...STAFF_REFUSALS,
  ...CONFIRM_REFUSALS,
} as const;

export type PointsRefusal = keyof typeof ALL;

/** What a verb answered; its refusal thrown as the HTTP answer. */
export function valueOf<Value>(result: Result<Value, PointsRefusal>): Value {
  if (result.ok) return result.value;
  const [status, sentence] = ALL[result.refusal];
  throw new Refusal(status, result.refusal, sentence);
}
