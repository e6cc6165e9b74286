import type { Refused, Result } from "@perya/result";
import { Refusal } from "../../http/answers/answer.ts";
import { invalidField } from "../../http/answers/errors.ts";
import { every, refusalsOf, type Refusals } from "../../http/answers/refusals.ts";
import type { ConfirmPaymentRefusal } from "../identity/index.ts";
import { REGISTER_SENTENCE } from "../registers/index.ts";
import type { RemoveAccountRefusal } from "./bank-accounts/remove-bank-account.ts";
import type { SeenAccountRefusal } from "./bank-accounts/for-player/bind-seen-account.ts";
import type { ApproveDepositRefusal } from "./deposits/approving/approve-deposit.ts";
import type { CORRECT_PAYER_REFUSALS } from "./deposits/payers/correct-payer.ts";
import type { RETURN_DEPOSIT_REFUSALS } from "./deposits/approving/return-deposit.ts";
import { isCreditRefusal, SEND_BACK } from "./deposits/refused-credit.ts";
import type { OpenDepositRefusal } from "./deposits/open-deposit.ts";
import type { REDEEM_REFUSALS } from "./vouchers/redeem-voucher.ts";
import type { ApproveWithdrawalRefusal } from "./withdrawals/approving/approve-withdrawal.ts";
import type { AnswerLegRefusal } from "./withdrawals/legs/answer-leg.ts";
import type { SayMissingRefusal } from "./withdrawals/legs/say-missing.ts";
import type { SendLegRefusal } from "./withdrawals/legs/send-leg.ts";
import type { AppealRefusal } from "./withdrawals/complaints/appeal.ts";
import type { ChooseWishRefusal } from "./withdrawals/legs/choose-wish.ts";
import type { ForceLegRefusal, RefundPayoutRefusal } from "./withdrawals/legs/leg.ts";
import type { AfterFailureRefusal } from "./withdrawals/orders/ask-after-failure.ts";
import type { OrderPayoutRefusal } from "./withdrawals/orders/order-payout.ts";
import type { StartPayingRefusal } from "./withdrawals/paying/start-paying.ts";
import type { ConfirmReturnRefusal } from "./withdrawals/paying/seen-return.ts";
import type { StartForPlayerRefusal } from "./withdrawals/for-player/start-for-player.ts";
import type { RequestWithdrawalRefusal } from "./withdrawals/request-withdrawal.ts";

export type CashierRefusal =
  | OpenDepositRefusal
  | ApproveDepositRefusal
  | keyof typeof RETURN_DEPOSIT_REFUSALS
  | keyof typeof CORRECT_PAYER_REFUSALS
  | RequestWithdrawalRefusal
  | StartForPlayerRefusal
  | ApproveWithdrawalRefusal
  | StartPayingRefusal
  | OrderPayoutRefusal
  | SendLegRefusal
  | SayMissingRefusal
  | AnswerLegRefusal
  | ForceLegRefusal
  | AppealRefusal
  | "CANCEL_FORBIDDEN"
  | ConfirmReturnRefusal
  | RefundPayoutRefusal
  | SeenAccountRefusal
  | "BITCOIN_NOT_OFFERED"
  | RemoveAccountRefusal
  | "LIMIT_NEEDED"
  | keyof typeof REDEEM_REFUSALS
  | "PLAYER_UNCLEAR"
  | "PROVIDER_UNAVAILABLE"
  | AfterFailureRefusal
  | ChooseWishRefusal
  | "NOT_A_PICTURE"
  | "SLIP_TOO_LARGE"
  | ConfirmPaymentRefusal;

/**
 * Every refusal of the cashier with its HTTP status and the sentence a person reads. A new one that
 * is missing here does not compile.
 */
const ANSWERS = {
  NOT_FOUND: [404, "There is nothing with this id."],
  BANK_ACCOUNT_NOT_FOUND: [404, "This bank account is not one of yours."],
  WRONG_STATE: [409, "This is no longer possible: the status has changed in the meantime."],
  TAKEN_BACK: [
    409,
    "The provider says that it took this payment back. There is nothing to credit or to send back.",
  ],
  KEY_REUSED: [409, "This request was already sent with different contents."],
  SECOND_PERSON_NEEDED: [409, "You have already approved this; a second person is needed."],
  REFERENCE_USED: [
    409,
    "This payment number belongs to another deposit, or to money that was sent back or came back.",
  ],
  PAYER_DIFFERS: [
    409,
    "Another name of this payment's payer is known. Check the bank again; a wrong name is " +
      "corrected on the deposit's page, by two people.",
  ],
  OTHER_PAYEE: [
    422,
    "A payment goes back to the account it came from. Type whose account it went to; of another " +
      "one also why, and a second person has to agree.",
  ],
  PAYER_TOLD: [409, "The payment company told this name itself, so it stays."],
  NOT_OURS: [
    409,
    "A colleague settled this transfer as none of ours in the reconciliation, with the reason.",
  ],
  AMOUNT_BUSY: [
    409,
    "Too many transfers of this amount are pending. Please choose a slightly different amount.",
  ],
  REST_NOT_FOUND: [409, "Staff have to find first that this rest did not arrive."],
  FAILED_BY_YOU: [403, "You found that it failed, so another person must refund it."],
  STARTED_BY_YOU: [
    403,
    "You started this withdrawal for the player, so others must approve and pay it.",
  ],
  MAY_SIGN_IN: [409, "This player may sign in, and does this themselves."],
  APPROVED_BY_YOU: [403, "You approved this withdrawal, so another person must pay it."],
  TOO_NEW: [403, "You can approve 24 hours after your account was added or changed."],
  PLAYER_DISABLED: [403, "This account is closed to deposits and play at the moment."],
  NOT_OFFERED: [403, "This is not offered here. Please contact customer service."],
  METHOD_CLOSED: [422, "This way of paying is closed at the moment. Its hours are beside it."],
  METHOD_LEVEL: [403, "This way of paying needs a higher level of verification."],
  PLAYER_UNCLEAR: [422, "Players of several brands have this name. Enter the player's number."],
  PLAYER_BLOCKED: [403, "Withdrawals are not possible with this account at the moment."],
  VOUCHER_INVALID: [422, "This voucher code is not valid, or was used already."],
  AMOUNT_TOO_SMALL: [422, "The amount is below the minimum."],
  AMOUNT_TOO_LARGE: [422, "The amount is above the maximum."],
  METHOD_FORBIDDEN: [403, "This way of paying is not offered here."],
  OTHER_PAYER: [422, "Money has to come from an account in your own name."],
  PROOF_NEEDED: [403, "Please prove who you are first, on the page of your documents."],
  REGISTER_REFUSED: [403, REGISTER_SENTENCE],
  DEPOSIT_LIMIT: [422, "This is more than you may deposit at your verification level."],
  OWN_DEPOSIT_LIMIT: [422, "This is more than your own deposit limit leaves at the moment."],
  BALANCE_LIMIT: [422, "Your balance would be above the limit you have set for it."],
  CURRENCY_CLOSED: [422, "Deposits in this currency are not open here."],
  UNDER_AGE: [403, "You have not reached the age to play and deposit here."],
  LIMIT_NEEDED: [422, "Please set a limit first: this has to be done before you deposit or play."],
  RETURN_FIRST: [
    422,
    "Money that you deposited another way goes back that way first. Please choose that account.",
  ],
  DAILY_LIMIT: [422, "This is more than you may withdraw in a day at your verification level."],
  PROMOTION_OVER: [422, "This promotion is not on offer any more. Please choose again."],
  TOO_MANY_OPEN: [
    422,
    "You have several deposits waiting for payment. Please finish or cancel one first.",
  ],
  TOO_MANY_TODAY: [422, "You have reached the number of withdrawal requests allowed per day."],
  KYC_NEEDED: [422, "Please verify your account before you withdraw."],
  TURNOVER_OPEN: [422, "Deposits must be played once before money can be withdrawn."],
  BONUS_OPEN: [422, "A bonus must be played before money can be withdrawn."],
  MONEY_OWED: [422, "This account still owes an amount. Please contact customer service."],
  OWED_FIRST: [
    409,
    "The player owes money by now, which is taken from this withdrawal first. " +
      "Please look at what is left of the transfer, and send that.",
  ],
  LEG_CHANGED: [
    409,
    "This transfer is for another amount by now. Please look at it again; more that was sent at " +
      "the bank shows in reconciliation.",
  ],
  INSUFFICIENT_FUNDS: [422, "The balance does not cover this amount."],
  BANK_ACCOUNT_IN_USE: [
    409,
    "A withdrawal to this account is still open. You can remove it afterwards.",
  ],
  BANK_ACCOUNT_WAITING: [422, "This bank account can't be used yet; the time is shown beside it."],
  NAME_UNKNOWN: [422, "No name of this player is proven yet, so no account can be theirs."],
  HOLDER_DIFFERS: [422, "The account must be in your own verified name."],
  ACCOUNT_NUMBER_REFUSED: [
    422,
    "This account number can't be used here. Please contact customer service.",
  ],
  TOO_MANY_ACCOUNTS: [422, "No more bank accounts can be added."],
  PAID_CURRENCY_DIFFERS: [
    422,
    "It was paid in a different currency. Return it and reject the deposit.",
  ],
  PAID_AMOUNT_DIFFERS: [422, "The payment provider reported a different amount."],
  RETURNED_AMOUNT_DIFFERS: [422, "All of the transfer must have come back. Check the bank again."],
  RETURNED_TOO_MUCH: [
    422,
    "More than the player received can't come back, nor can nothing. Check the bank again.",
  ],
  RETURN_KNOWN: [409, "A transfer came back under this number before. Check the bank again."],
  LEGS_DIFFER: [422, "The transfers must come to the amount of the withdrawal."],
  TOO_MANY_LEGS: [422, "These are more transfers than one withdrawal may have."],
  APPEAL_LATE: [409, "The time to appeal is over."],
  COMPLAINT_OPEN: [409, "You have told us about this transfer already."],
  CANCEL_FORBIDDEN: [403, "A withdrawal that was requested can't be cancelled here."],
  FEE_DIFFERS: [409, "The fee has changed. Please look at it and confirm again."],
  OWED_DIFFERS: [409, "What you owe has changed. Please look at it and confirm again."],
  PICTURES_NEEDED: [422, "Please add 1 to 3 pictures that show it, as PNG or JPG."],
  NOT_A_PICTURE: [422, "The slip must be a PNG or JPEG picture."],
  SLIP_TOO_LARGE: [413, "The slip is larger than 5 MB."],
  WRONG_PASSWORD: [422, "The password is incorrect."],
  PAYMENT_PASSWORD_NEEDED: [422, "Please set a payment password first."],
  AUTHENTICATOR_CODE_NEEDED: [422, "Please type the code of your authenticator app too."],
  WRONG_AUTHENTICATOR_CODE: [422, "This code is not right, or was used already."],
  PASSWORD_RECENT: [422, "Withdrawals wait for a while after a password was recovered."],
  TOO_MANY_ATTEMPTS: [429, "Too many attempts. Please wait 15 minutes and try again."],
  BITCOIN_NOT_OFFERED: [422, "Withdrawals are not paid to Bitcoin addresses here."],
  PROVIDER_NOT_OFFERED: [422, "This company does not make such a transfer at the moment."],
  PROVIDER_UNAVAILABLE: [
    503,
    "The payment service can't be reached. Please try again in a moment.",
  ],
  PAYOUT_BEING_MADE: [
    409,
    "The company says that it is still making the first payout. Have it cancelled there, or have " +
      "two people say by its proof what became of it.",
  ],
  PAYOUT_UNANSWERED: [
    503,
    "The company can't be asked whether it paid after all. Please try again in a moment, or have " +
      "two people say by its proof what became of the payout.",
  ],
} as const satisfies Record<CashierRefusal, readonly [number, string]>;

/** Amounts that no bank can move, by the field they came in. */
const NOT_WHOLE = { AMOUNT_NOT_WHOLE: "amount", LEG_NOT_WHOLE: "legs" } as const;
export type AnyRefusal = CashierRefusal | keyof typeof NOT_WHOLE;

/** The value of a verb's answer; throws its refusal as the HTTP answer. */
export function valueOf<Value>(result: Result<Value, AnyRefusal>): Value {
  if (!result.ok) throw toHttp(result);
  return result.value;
}

/** The same for staff who want to credit money. */
export function valueForStaff<Value>(result: Result<Value, CashierRefusal>): Value {
  if (!result.ok) throw toStaff(result);
  return result.value;
}

/** A refusal as the HTTP answer to staff: where money may not be credited they read what to do. */
export function toStaff(refused: Pick<Refused<CashierRefusal>, "refusal" | "detail">): Refusal {
  const { refusal, detail } = refused;
  return isCreditRefusal(refusal)
    ? new Refusal(ANSWERS[refusal][0], refusal, detail ?? SEND_BACK[refusal])
    : toHttp(refused);
}

/**
 * The refusals of a route's verbs, by status. A forgotten code does not compile.
 */
export function refusing<Code extends CashierRefusal>(
  codes: Readonly<Record<Code, true>>,
): Refusals {
  return refusalsOf(refusalTable(codes));
}

/** Some refusals with their statuses and sentences, for actions carried out elsewhere. */
export function refusalTable<Code extends CashierRefusal>(
  codes: Readonly<Record<Code, true>>,
): Readonly<Record<string, readonly [status: number, sentence: string]>> {
  return Object.fromEntries(every(codes).map((code) => [code, ANSWERS[code]]));
}

/** A refusal as the HTTP answer. */
export function toHttp({ refusal }: Pick<Refused<AnyRefusal>, "refusal">): Refusal {
  if (refusal === "AMOUNT_NOT_WHOLE" || refusal === "LEG_NOT_WHOLE")
    return invalidField(NOT_WHOLE[refusal], "must be whole in the currency's smallest unit");
  const [status, message] = ANSWERS[refusal];
  return new Refusal(status, refusal, message);
}
