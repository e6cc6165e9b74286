import type { Tx } from "@perya/postgres";
import type { Result } from "@perya/result";
import { z } from "zod";
import { answer, inputUnits, Refusal, success } from "../../../../http/answers/answer.ts";
import type { App } from "../../../../http/app.ts";
import { joinRefusals } from "../../../../http/answers/refusals.ts";
import type { Platform } from "../../../../platform.ts";
import { sameLimits } from "../../../approvals/index.ts";
import { requireStaff, type StaffSignedIn } from "../../../staff/index.ts";
import type { PaymentProvider } from "../../providers/provider.ts";
import { refusing, valueOf, type CashierRefusal } from "../../refusals.ts";
import { staffReason } from "../../wire.ts";
import { decideWithdrawal } from "../decide-withdrawal.ts";
import { toWhole, whole } from "../operator-wire.ts";
import { confirmReturn } from "../paying/confirm-return.ts";
import type { ConfirmReturnRefusal } from "../paying/seen-return.ts";
import { failPayout } from "../paying/fail-payout.ts";
import { notReceived, type NotReceivedRefusal } from "../paying/not-received.ts";
import { refundPayout } from "../paying/refund-payout.ts";
import { retryPayout } from "../paying/retry-payout.ts";
import { askAfterFailure, type AfterFailureRefusal } from "../orders/ask-after-failure.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { legParams } from "./answers.routes.ts";
import { askAgain } from "./ask-again.ts";
import type { RefundPayoutRefusal } from "./leg.ts";
import { sayMissing, type SayMissingRefusal } from "./say-missing.ts";
import { sendLeg, type SendLegRefusal } from "./send-leg.ts";
import { setOffFirst } from "./set-off-all.ts";

const reference = z.string().trim().min(1).max(64);
const params = legParams.extend({
  step: z.enum(["sent", "fail", "retry", "refund", "not-received", "ask-again", "missing"]),
});
const body = z
  .object({
    reason: staffReason.optional(),
    reference: reference.optional(),
    amount: inputUnits
      .optional()
      .meta({ description: "For what was sent: the amount that the transfer was shown with." }),
  })
  .default({});
const response = { 200: answer(whole) };

/** Steps that say why; of these the player reads it. */
const REASONED: readonly string[] = ["fail", "refund", "not-received", "ask-again", "missing"];

/** What staff do about one transfer of a withdrawal. */
export function operatorLegRoutes(
  app: App,
  platform: Platform,
  providers: readonly PaymentProvider[],
): void {
  const schema = {
    summary:
      "Takes a step of one transfer: it was sent, the bank refused it, it is paid again, its " +
      "money goes back; of a disputed one or a rest, the player is right (once two people say " +
      "so), or of a dispute is asked again; a player who may not sign in said that it did not " +
      "arrive",
    params,
    body,
    response,
    refusals: joinRefusals(
      refusing<
        | SendLegRefusal
        | NotReceivedRefusal
        | RefundPayoutRefusal
        | AfterFailureRefusal
        | SayMissingRefusal
      >({
        NOT_FOUND: true,
        WRONG_STATE: true,
        REST_NOT_FOUND: true,
        APPROVED_BY_YOU: true,
        STARTED_BY_YOU: true,
        FAILED_BY_YOU: true,
        MAY_SIGN_IN: true,
        COMPLAINT_OPEN: true,
        OWED_FIRST: true,
        LEG_CHANGED: true,
        TOO_NEW: true,
        SECOND_PERSON_NEEDED: true,
        PAYOUT_UNANSWERED: true,
        PAYOUT_BEING_MADE: true,
      }),
      { 422: ["REASON_NEEDED", "REFERENCE_NEEDED"] },
    ),
  };
  app.post(
    "/operator/v1/withdrawals/:id/legs/:leg/:step",
    { preHandler: requireStaff(platform, "withdrawals.decide"), schema },
    async (request) => {
      const { params: path, body: words, staff } = request;
      if (REASONED.includes(path.step) && words.reason === undefined)
        throw new Refusal(422, "REASON_NEEDED", "Please give a reason.");
      if (path.step === "sent" && words.reference === undefined)
        throw new Refusal(422, "REFERENCE_NEEDED", "Please enter the bank's number.");
      if (path.step === "sent") await setOffFirst(platform, path.id, staff.brandId);
      if (path.step === "retry" || path.step === "refund") {
        const name = { publicId: path.id, n: path.leg };
        valueOf(await askAfterFailure(platform, providers, name, { brandId: staff.brandId }));
      }
      const audit = { action: `withdrawal.${path.step}`, subject: path.id, reason: words.reason };
      const decided = await decideWithdrawal(platform, staff, audit, (tx) =>
        take(platform, tx, staff, path, words),
      );
      return success(await toWhole(platform, staff, decided));
    },
  );
  returnRoute(app, platform);
}

function take(
  { wallet, config }: Platform,
  tx: Tx,
  staff: StaffSignedIn,
  { id: publicId, leg: n, step }: z.infer<typeof params>,
  words: z.infer<typeof body>,
): Promise<Result<Withdrawal, CashierRefusal>> {
  const name = { publicId, n };
  const reason = words.reason ?? "";
  const standard = sameLimits(config.twoPersonAbove);
  switch (step) {
    case "sent":
      return sendLeg(tx, name, sentOf(words), staff);
    case "fail":
      return failPayout(tx, name, reason, staff);
    case "not-received":
      return notReceived(tx, name, reason, staff, standard);
    case "ask-again":
      return askAgain(tx, name, reason, staff);
    case "missing":
      return sayMissing(tx, name, reason, staff);
    case "retry":
      return retryPayout(tx, wallet, name, words.reason, staff);
    case "refund":
      return refundPayout(tx, wallet, name, reason, staff, standard);
  }
}

function sentOf({ reference = "", amount }: z.infer<typeof body>) {
  return { reference, units: amount === undefined ? undefined : BigInt(amount) };
}

function returnRoute(app: App, platform: Platform): void {
  const schema = {
    summary:
      "Confirms that a transfer came back at the bank; it counts as failed once two people have " +
      "confirmed the same returned transfer. One that counted as received already is held for " +
      "the player again, who chooses; two people above what one may move alone",
    params: legParams,
    body: z.object({ returnedAmount: inputUnits, reference, reason: staffReason }),
    response,
    refusals: refusing<ConfirmReturnRefusal>({
      NOT_FOUND: true,
      WRONG_STATE: true,
      TOO_NEW: true,
      RETURNED_AMOUNT_DIFFERS: true,
      RETURNED_TOO_MUCH: true,
      RETURN_KNOWN: true,
      REFERENCE_USED: true,
      SECOND_PERSON_NEEDED: true,
    }),
  };
  app.post(
    "/operator/v1/withdrawals/:id/legs/:leg/return",
    { preHandler: requireStaff(platform, "withdrawals.decide"), schema },
    async (request) => {
      const { params: path, staff } = request;
      const { returnedAmount, ...words } = request.body;
      const name = { publicId: path.id, n: path.leg };
      const seen = { ...name, ...words, returnedUnits: BigInt(returnedAmount), staff };
      const audit = {
        action: "withdrawal.return",
        subject: path.id,
        reason: words.reason,
        saw: { amount: returnedAmount, reference: words.reference },
      };
      const decided = await decideWithdrawal(platform, staff, audit, (tx) =>
        confirmReturn(tx, platform.wallet, seen, sameLimits(platform.config.twoPersonAbove)),
      );
      return success(await toWhole(platform, staff, decided));
    },
  );
}
