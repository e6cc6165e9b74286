import { toWire } from "@perya/money";
import type { Tx } from "@perya/postgres";
import type { Result } from "@perya/result";
import { z } from "zod";
import {
  answer,
  nothing,
  page,
  Refusal,
  success,
  wireMoney,
  wireTime,
} from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { joinRefusals, refusalsOf } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import {
  APPROVAL_STATES,
  decideApproval,
  mayDecide,
  openApprovals,
  pastApprovals,
  takeBack,
  type AfterCommit,
  type Approval,
  type DecideRefusal,
} from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { holdAsker, requireStaff, type StaffSignedIn } from "../../staff/index.ts";
import { APPROVAL_KINDS, visibleScope } from "./approval-kinds.ts";

const PAGE_SIZE = 20;
const MOST_WAITING = 200;

const BLOCKS = ["NOT_ALLOWED", "OWN_REQUEST", "OWN_ACCOUNT", "TOO_NEW"] as const;
const details = z.array(z.object({ label: z.string(), value: z.string() }));
const approvalValue = z
  .object({
    id: z.string(),
    kind: z.string(),
    title: z.string().meta({ description: "The kind of request, in words." }),
    state: z.enum(APPROVAL_STATES),
    subject: z.string(),
    about: z
      .string()
      .meta({ description: "What it is about, in words: a player's name, a draw, a colleague." }),
    amount: wireMoney.nullable(),
    details,
    typed: z.boolean().meta({
      description:
        "A second person must type the same figures at the subject itself; " +
        "it can't be approved here.",
    }),
    others: z.array(z.object({ askedBy: z.string(), details })).meta({
      description:
        "Different figures that others typed for the same subject; none counts until two " +
        "people have typed the same.",
    }),
    reason: z.string().nullable(),
    askedBy: z.string(),
    askedAt: wireTime,
    expiresAt: wireTime,
    mine: z.boolean(),
    blocked: z
      .enum(BLOCKS)
      .nullable()
      .meta({ description: "Why the caller may not decide it; null when they may." }),
    decidedBy: z.string().nullable(),
    decidedAt: wireTime.nullable(),
    decisionReason: z.string().nullable(),
  })
  .meta({
    id: "Approval",
    description: "A request by one person that a second one must decide, and its outcome.",
  });

const GENERAL: Readonly<
  Record<DecideRefusal | "NOT_YOURS", readonly [status: number, message: string]>
> = {
  NO_SUCH_APPROVAL: [404, "This was already decided, or it has expired."],
  NOT_ALLOWED: [403, "Your role does not allow you to decide this."],
  OWN_REQUEST: [403, "Another person must decide on your request."],
  OWN_ACCOUNT: [403, "Another person must decide on your own account."],
  TOO_NEW: [403, "You can approve 24 hours after your account was added or changed."],
  ASKER_MAY_NOT: [409, "The person who asked may no longer do so. Reject it."],
  OTHER_FIGURES: [422, "You gave different figures. Look again and type what you see."],
  TYPE_THE_FIGURES: [422, "Open it and type what you see yourself."],
  NOT_YOURS: [422, "Only the person who made this request can cancel it."],
};
const REFUSALS: Readonly<Record<string, readonly [status: number, message: string]>> =
  Object.assign({}, ...[...APPROVAL_KINDS.values()].map(({ refusals }) => refusals), GENERAL);

const RULES = { kinds: APPROVAL_KINDS, holdAsker };
const params = z.object({ id: z.string().max(40) });
const response = { 200: answer(nothing) };
const reason = z.string().trim().min(3, "Please give a reason").max(140);

/** Requests for a second person, their outcomes, and decisions. */
export function approvalRoutes(app: App, platform: Platform): void {
  listingRoutes(app, platform);
  decidingRoutes(app, platform);
}

function listingRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform);
  const waiting = {
    summary:
      "Requests waiting for a second person that the caller may decide or has made; oldest first",
    response: { 200: answer(z.array(approvalValue)) },
  };
  app.get("/operator/v1/approvals", { preHandler, schema: waiting }, async ({ staff }) => {
    const open = await openApprovals(db, visibleScope(staff), MOST_WAITING);
    return success(open.map((approval) => valueOf(approval, staff, open)));
  });

  const querystring = z.object({ pageNo: z.coerce.number().int().min(1).max(10_000).default(1) });
  const past = {
    summary: "Decided and expired requests, latest first",
    querystring,
    response: { 200: answer(page(approvalValue)) },
  };
  app.get(
    "/operator/v1/approvals/history",
    { preHandler, schema: past },
    async ({ staff, query: { pageNo } }) => {
      const { rows, total } = await pastApprovals(
        db,
        visibleScope(staff),
        PAGE_SIZE,
        (pageNo - 1) * PAGE_SIZE,
      );
      return success({
        content: rows.map((approval) => valueOf(approval, staff)),
        pageNo,
        totalPages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
      });
    },
  );
}

function decidingRoutes(app: App, platform: Platform): void {
  const preHandler = requireStaff(platform);
  const refusals = joinRefusals(refusalsOf(REFUSALS), { 404: ["NO_SUCH_APPROVAL"] });
  const approving = {
    summary: "Approves another person's request; it is carried out at once",
    params,
    response,
    refusals,
  };
  app.post(
    "/operator/v1/approvals/:id/approve",
    { preHandler, schema: approving },
    async ({ staff, params: { id } }) => {
      await ended(platform, staff, "approve", undefined, (tx) =>
        decideApproval(platform, tx, RULES, id, staff, { approve: true }),
      );
      return success({});
    },
  );

  const rejecting = {
    summary: "Rejects another person's request; they see why",
    params,
    body: z.object({ reason }),
    response,
    refusals,
  };
  app.post(
    "/operator/v1/approvals/:id/reject",
    { preHandler, schema: rejecting },
    async ({ staff, params: { id }, body }) => {
      const decision = { approve: false, reason: body.reason } as const;
      await ended(platform, staff, "reject", body.reason, (tx) =>
        decideApproval(platform, tx, RULES, id, staff, decision),
      );
      return success({});
    },
  );

  const taking = { summary: "Cancels the caller's own request", params, response, refusals };
  app.post(
    "/operator/v1/approvals/:id/take-back",
    { preHandler, schema: taking },
    async ({ staff, params: { id } }) => {
      await ended(platform, staff, "take-back", undefined, (tx) =>
        takeBack(platform, tx, APPROVAL_KINDS, id, staff),
      );
      return success({});
    },
  );
}

/**
 * Ends a request with its line in the audit trail, in one transaction, and notifies those concerned
 * after the commit.
 */
async function ended(
  { db }: Platform,
  staff: StaffSignedIn,
  step: "approve" | "reject" | "take-back",
  why: string | undefined,
  end: (tx: Tx) => Promise<Result<{ approval: Approval; after: AfterCommit }>>,
): Promise<void> {
  const after = await db.inTransaction(async (tx) => {
    const result = await end(tx);
    if (!result.ok) throw refusalOf(result.refusal);
    const { subject, brandId, publicId } = result.value.approval;
    // The ledger before the trail: everyone takes their locks in that order.
    await recordAudit(tx, {
      actor: staff.username,
      action: `approval.${step}`,
      subject,
      brandId,
      after: { approval: publicId },
      reason: why,
    });
    return result.value.after;
  });
  after?.();
}

function refusalOf(code: string): Refusal {
  const [status, message] = REFUSALS[code] ?? [];
  if (status === undefined || message === undefined)
    throw new Error(`A decision was refused with ${code}, which its kind does not name`);
  return new Refusal(status, code, message);
}

/** A request as staff see it, with related open requests. */
function valueOf(
  approval: Approval,
  staff: StaffSignedIn,
  open: readonly Approval[] = [],
): z.infer<typeof approvalValue> {
  const {
    publicId: id,
    kind: code,
    subject,
    about,
    reason: why,
    state,
    askedBy,
    units,
    currency,
    decidedBy,
    decisionReason,
  } = approval;
  const kind = APPROVAL_KINDS.get(code);
  if (!kind) throw new Error(`No module carries out ${code}`);
  const may = (staff.permissions as readonly string[]).includes(kind.permission);
  return {
    id,
    kind: code,
    title: kind.title,
    state,
    subject,
    about,
    amount: units !== null && currency !== null ? toWire({ units, currency }) : null,
    details: [...kind.details(approval)],
    typed: kind.figures === "TYPED",
    others: kind.figures
      ? open
          .filter((one) => isBeside(one, approval))
          .map((one) => ({ askedBy: one.askedBy, details: [...kind.details(one)] }))
      : [],
    reason: why,
    askedBy,
    askedAt: approval.askedAt.toString(),
    expiresAt: approval.expiresAt.toString(),
    mine: approval.askedById === staff.id,
    blocked: mayDecide(approval, staff) ?? (may ? null : "NOT_ALLOWED"),
    decidedBy,
    decidedAt: approval.decidedAt?.toString() ?? null,
    decisionReason,
  };
}

/** Whether a request holds another person's figures for the same subject. */
function isBeside(one: Approval, approval: Approval): boolean {
  return (
    one.kind === approval.kind &&
    one.subject === approval.subject &&
    one.askedById !== approval.askedById
  );
}
