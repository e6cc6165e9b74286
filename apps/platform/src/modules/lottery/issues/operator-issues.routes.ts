import { z } from "zod";
import { answer, page, Refusal, success, wireTime } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import { requireStaff } from "../../staff/index.ts";
import { boardOf } from "../games/board-of.ts";
import { ISSUE_STATUSES, SOURCES, type Issue } from "../lottery.ts";
import { wireBoard } from "../menus/wire-menus.ts";
import { reason } from "../reason.ts";
import { pageIssues } from "./issues.store.ts";
import { publishIssue } from "./publish-issue.ts";
import { VOID_REFUSALS } from "./void-issue.ts";
import { voidOrAsk } from "./void-or-ask.ts";

const PAGE = 50;

const wireIssue = z
  .object({
    gameCode: z.string(),
    rules: z.string(),
    issueNo: z.string(),
    openAt: wireTime,
    closeAt: wireTime,
    drawAt: wireTime,
    status: z.enum(ISSUE_STATUSES),
    source: z.enum(SOURCES),
    version: z.number().int(),
    paying: z.boolean(),
    lockedOrders: z.number().int().nullable(),
    voidReason: z.string().nullable(),
    board: wireBoard.nullable(),
    resultedAt: wireTime.nullable(),
    settledAt: wireTime.nullable(),
  })
  .meta({ id: "OperatorIssue", description: "A draw as staff see it." });

const query = z.object({
  gameCode: z.string().max(31).optional(),
  status: z.enum(ISSUE_STATUSES).optional(),
  begun: z.stringbool().default(true).meta({ description: "Only draws whose sales have begun." }),
  pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
});

const VOID = {
  ...VOID_REFUSALS,
  ASKED_ALREADY: [409, "The request to void this draw is already waiting for a second person."],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

/** Draws, for the house's staff. */
export function operatorIssueRoutes(app: App, platform: Platform): void {
  const listing = {
    summary:
      "One page of draws: late ones and those being paid first, then those nearest to now. " +
      "The page count reaches only to the next page",
    querystring: query,
    response: { 200: answer(page(wireIssue)) },
  };
  app.get(
    "/operator/v1/lottery/issues",
    { preHandler: requireStaff(platform, "lottery.read"), schema: listing },
    async ({ query: { pageNo, ...asked } }) => {
      const found = await pageIssues(platform.db, asked, PAGE, (pageNo - 1) * PAGE);
      return success({
        content: found.slice(0, PAGE).map(toWire),
        pageNo,
        totalPages: found.length > PAGE ? pageNo + 1 : pageNo,
      });
    },
  );

  const voiding = {
    summary:
      "Voids a draw that has no outcome yet: every bet on it is refunded. " +
      "A draw with an outside result needs a second person once its time has come",
    params: z.object({ code: z.string().max(31), issueNo: z.string().max(20) }),
    body: z.object({ reason }),
    response: {
      200: answer(
        z.object({
          approvalId: z.string().nullable().meta({
            description: "The request that waits for a second person; null when the draw is void.",
          }),
        }),
      ),
    },
    refusals: refusalsOf(VOID),
  };
  const write = { preHandler: requireStaff(platform, "lottery.write"), schema: voiding };
  app.post(
    "/operator/v1/lottery/issues/:code/:issueNo/void",
    write,
    async ({ staff, params: { code: gameCode, issueNo }, body }) => {
      const done = await platform.db.inTransaction((tx) =>
        voidOrAsk(tx, staff, { gameCode, issueNo, reason: body.reason }),
      );
      if (!done.ok) throw new Refusal(VOID[done.refusal][0], done.refusal, VOID[done.refusal][1]);
      if (done.value === null) publishIssue(platform, { gameCode, issueNo, status: "VOIDED" });
      return success({ approvalId: done.value });
    },
  );
}

function toWire(issue: Issue): z.infer<typeof wireIssue> {
  const {
    gameCode,
    rules,
    issueNo,
    status,
    source,
    version,
    paying,
    lockedOrders,
    voidReason,
    outcome,
    resultedAt,
    settledAt,
  } = issue;
  return {
    gameCode,
    rules,
    issueNo,
    openAt: issue.openAt.toString(),
    closeAt: issue.closeAt.toString(),
    drawAt: issue.drawAt.toString(),
    status,
    source,
    version,
    paying,
    lockedOrders: lockedOrders === null ? null : Number(lockedOrders),
    voidReason,
    board: outcome === null ? null : boardOf(rules, outcome),
    resultedAt: resultedAt?.toString() ?? null,
    settledAt: settledAt?.toString() ?? null,
  };
}
