import type { Tx } from "@perya/postgres";
import type { Result } from "@perya/result";
import { z } from "zod";
import { answer, inputUnits, page, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { joinRefusals } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { sameLimits } from "../../approvals/index.ts";
import { requireStaff, type StaffSignedIn } from "../../staff/index.ts";
import { queueQuery, readQueue } from "../queues/queue-filter.ts";
import { refusing, toHttp } from "../refusals.ts";
import { idParam, pageQuery, staffReason, toWirePage } from "../wire.ts";
import {
  approveWithdrawal,
  type ApproveWithdrawalRefusal,
} from "./approving/approve-withdrawal.ts";
import { decideWithdrawal } from "./decide-withdrawal.ts";
import { pageWithdrawalQueue } from "./withdrawal-queue.store.ts";
import { row, toRows, toWhole, whole } from "./operator-wire.ts";
import { startPaying, type StartPayingRefusal } from "./paying/start-paying.ts";
import { reviewWithdrawal } from "./approving/review-withdrawal.ts";
import { rejectWithdrawal } from "./approving/reject-withdrawal.ts";
import { OPEN, WITHDRAWAL_STATUSES, type Withdrawal } from "./withdrawal.ts";
import { withdrawalByPublicId } from "./withdrawals.store.ts";

const list = pageQuery.extend({
  status: z.enum([...WITHDRAWAL_STATUSES, "WAITING"]).optional(),
  ...queueQuery.shape,
});
const params = idParam("wd").extend({
  step: z.enum(["approve", "reject", "review", "pay"]),
});
const decision = z
  .object({
    reason: staffReason.optional(),
    legs: z
      .array(inputUnits)
      .min(1)
      .max(50)
      .optional()
      .meta({ description: "For paying: what each transfer is for; one of all when left out." }),
  })
  .default({});

type DecideRefusal = ApproveWithdrawalRefusal | StartPayingRefusal;
const decisionRefusals = joinRefusals(
  refusing<DecideRefusal>({
    NOT_FOUND: true,
    WRONG_STATE: true,
    SECOND_PERSON_NEEDED: true,
    TOO_NEW: true,
    APPROVED_BY_YOU: true,
    STARTED_BY_YOU: true,
    MONEY_OWED: true,
    LEGS_DIFFER: true,
    TOO_MANY_LEGS: true,
  }),
  { 422: ["REASON_NEEDED"] },
);

/** The withdrawal queue: staff approve, pay and close. */
export function operatorWithdrawalRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const read = requireStaff(platform, "withdrawals.read");
  const decide = requireStaff(platform, "withdrawals.decide");
  const response = { 200: answer(whole) };

  const listing = {
    summary:
      "Withdrawals by state, player, number, amount and day; waiting ones oldest " +
      "first, all others newest first",
    querystring: list,
    response: { 200: answer(page(row)) },
  };
  app.get("/operator/v1/withdrawals", { preHandler: read, schema: listing }, async (request) => {
    const { pageNo, status, ...query } = request.query;
    const statuses = status === "WAITING" ? OPEN : status && [status];
    const filter = await readQueue(
      db,
      request.staff.brandId,
      query,
      statuses,
      status === "WAITING",
    );
    return success(
      await toWirePage(await pageWithdrawalQueue(db, filter, pageNo), pageNo, (rows) =>
        toRows(platform, request.staff, rows),
      ),
    );
  });

  const one = {
    summary: "One withdrawal with its history",
    params: idParam("wd"),
    response,
    refusals: refusing({ NOT_FOUND: true }),
  };
  app.get("/operator/v1/withdrawals/:id", { preHandler: read, schema: one }, async (request) => {
    const withdrawal = await withdrawalByPublicId(db, request.params.id, {
      brandId: request.staff.brandId,
    });
    if (!withdrawal) throw toHttp({ refusal: "NOT_FOUND" });
    return success(await toWhole(platform, request.staff, withdrawal));
  });

  const deciding = {
    summary: "Moves a withdrawal to its next step, or rejects it",
    params,
    body: decision,
    response,
    refusals: decisionRefusals,
  };
  app.post(
    "/operator/v1/withdrawals/:id/:step",
    { preHandler: decide, schema: deciding },
    async (request) => {
      return success(
        await toWhole(
          platform,
          request.staff,
          await decided(platform, request.staff, request.params, request.body),
        ),
      );
    },
  );
}

type Step = z.infer<typeof params>;
type Words = z.infer<typeof decision>;

/** Decides, with its line in the audit trail. */
function decided(
  platform: Platform,
  staff: StaffSignedIn,
  { id, step }: Step,
  words: Words,
): Promise<Withdrawal> {
  if ((step === "reject" || step === "review") && words.reason === undefined)
    throw new Refusal(422, "REASON_NEEDED", "Please give a reason.");
  const audit = { action: `withdrawal.${step}`, subject: id, reason: words.reason };
  return decideWithdrawal(platform, staff, audit, (tx) =>
    take(platform, tx, staff, { id, step }, words),
  );
}

function take(
  { wallet, config }: Platform,
  tx: Tx,
  staff: StaffSignedIn,
  { id, step }: Step,
  words: Words,
): Promise<Result<Withdrawal, DecideRefusal | "LEG_NOT_WHOLE">> {
  if (step === "approve")
    return approveWithdrawal(tx, {
      publicId: id,
      staff,
      reason: words.reason,
      standard: sameLimits(config.twoPersonAbove),
    });
  if (step === "review") return reviewWithdrawal(tx, id, words.reason ?? "", staff);
  if (step === "reject") return rejectWithdrawal(tx, wallet, id, words.reason ?? "", staff);
  return startPaying(tx, wallet, { publicId: id, legs: words.legs?.map(BigInt), staff });
}
