import { toWire } from "@perya/money";
import { readClock, type Tx } from "@perya/postgres";
import { z } from "zod";
import { answer, Refusal, success, wireMoney, wireTime } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { requireStaff, type StaffSignedIn } from "../../staff/index.ts";
import { boardOf } from "../games/board-of.ts";
import { rulesOf } from "../games/rules-of.ts";
import { selectIssue } from "../issues/issues.store.ts";
import { requestToVoid, voidApproval } from "../issues/void-approval.ts";
import { whyNotVoid } from "../issues/void-issue.ts";
import { drawLabel, isDrawnElsewhere, ISSUE_STATUSES, SOURCES, type Issue } from "../lottery.ts";
import { wireBoard } from "../menus/wire-menus.ts";
import { costOf } from "../reports/report-of.ts";
import { toRequest, wireRequest } from "../wire-request.ts";
import { selectTypedResults, type TypedResult } from "./typed-results.store.ts";
import { partsOfOutcome } from "./parts-of-outcome.ts";

const typedResult = z.object({
  id: z.string(),
  version: z.number().int().meta({ description: "1 for a first result, more for a correction." }),
  board: wireBoard,
  enteredBy: z.string(),
  enteredAt: wireTime,
  reason: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: wireTime.nullable(),
  accepted: z.boolean().nullable(),
  mine: z
    .boolean()
    .meta({ description: "Whether the caller entered it: a second person must decide." }),
});
const draw = z
  .object({
    gameCode: z.string(),
    issueNo: z.string(),
    rules: z.string(),
    rulesVersion: z.string(),
    status: z.enum(ISSUE_STATUSES),
    source: z.enum(SOURCES),
    openAt: wireTime,
    closeAt: wireTime,
    drawAt: wireTime,
    resultedAt: wireTime.nullable(),
    settledAt: wireTime.nullable(),
    paying: z.boolean(),
    version: z.number().int(),
    commitment: z.string().nullable(),
    lockEntropy: z.string().nullable(),
    lockedOrders: z.number().int().nullable(),
    label: z.string().nullable(),
    seed: z.string().nullable(),
    board: wireBoard.nullable(),
    voidReason: z.string().nullable(),
    voiding: z
      .object({
        twoPeople: z.boolean().meta({
          description:
            "Whether a second person must approve it: the result comes from outside and the " +
            "time of the draw has come.",
        }),
        request: wireRequest.nullable().meta({ description: "What waits for a second person." }),
      })
      .nullable()
      .meta({ description: "How the draw can be voided; null when it no longer can." }),
    parts: z
      .array(
        z.object({
          name: z.string(),
          numbers: z.number().int(),
          list: z.boolean(),
          width: z.number().int().nullable(),
        }),
      )
      .meta({
        description:
          "The parts of a result: `outcome` has these names; a `list` is a list, " +
          "a `width` means text of this many digits.",
      }),
    typedResults: z
      .array(typedResult)
      .meta({ description: "Results typed in or fed, latest first." }),
  })
  .meta({ id: "OperatorDraw", description: "One draw with everything staff may know about it." });
const cost = z.array(z.object({ book: z.string(), now: wireMoney, after: wireMoney })).meta({
  id: "LotteryCost",
  description:
    "What all orders of a draw are paid now, and what they would be paid by a pending result.",
});

const params = z.object({ code: z.string().max(31), issueNo: z.string().max(20) });
const MISSING = new Refusal(404, "NO_SUCH_ISSUE", "There is no such draw.");

/**
 * One draw with its typed results, and the cost of one of them; for house staff.
 */
export function operatorDrawRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "lottery.read");

  const showing = {
    summary: "One draw, with the results typed in for it",
    params,
    response: { 200: answer(draw) },
    refusals: { 404: ["NO_SUCH_ISSUE"] },
  };
  app.get(
    "/operator/v1/lottery/issues/:code/:issueNo",
    { preHandler, schema: showing },
    async ({ staff, params: { code, issueNo } }) => {
      const issue = await selectIssue(db, code, issueNo);
      if (!issue) throw MISSING;
      return success({
        ...toDraw(issue, await selectTypedResults(db, issue.id), staff),
        voiding: await voidingOf(db, issue),
      });
    },
  );

  const pricing = {
    summary: "What a pending result would cost, by default the latest; nothing if none is pending",
    params,
    querystring: z.object({ result: z.string().max(20).optional() }),
    response: { 200: answer(cost) },
    refusals: { 404: ["NO_SUCH_ISSUE"] },
  };
  app.get(
    "/operator/v1/lottery/issues/:code/:issueNo/cost",
    { preHandler, schema: pricing },
    async ({ params: { code, issueNo }, query }) => {
      const issue = await selectIssue(db, code, issueNo);
      if (!issue) throw MISSING;
      const pending = (await selectTypedResults(db, issue.id)).filter(
        ({ decidedAt }) => decidedAt === null,
      );
      const waiting = pending.find(
        ({ id }) => query.result === undefined || String(id) === query.result,
      );
      if (!waiting) return success([]);
      const costs = await db.inTransaction((tx) =>
        costOf(tx, rulesOf(issue.rules), issue, waiting.outcome),
      );
      return success(
        costs.map(({ currency, book, now, after }) => ({
          book,
          now: toWire({ units: now, currency }),
          after: toWire({ units: after, currency }),
        })),
      );
    },
  );
}

async function voidingOf(tx: Tx, issue: Issue): Promise<z.infer<typeof draw>["voiding"]> {
  if (whyNotVoid(issue.status)) return null;
  const request = await requestToVoid(tx, issue);
  return {
    twoPeople: isDrawnElsewhere(issue, await readClock(tx)),
    request: request ? toRequest(voidApproval, request) : null,
  };
}

function toDraw(
  issue: Issue,
  typedResults: readonly TypedResult[],
  staff: StaffSignedIn,
): Omit<z.infer<typeof draw>, "voiding"> {
  const { gameCode, issueNo, rules, lockEntropy, lockedOrders, outcome } = issue;
  const { id: _id, gameId: _game, terms, ...shown } = issue;
  return {
    ...shown,
    openAt: issue.openAt.toString(),
    closeAt: issue.closeAt.toString(),
    drawAt: issue.drawAt.toString(),
    resultedAt: issue.resultedAt?.toString() ?? null,
    settledAt: issue.settledAt?.toString() ?? null,
    lockedOrders: lockedOrders === null ? null : Number(lockedOrders),
    label: lockEntropy === null ? null : drawLabel(gameCode, issueNo, lockEntropy),
    board: outcome === null ? null : boardOf(rules, outcome),
    parts: [...partsOfOutcome(rulesOf(rules), terms)],
    typedResults: typedResults.map(({ id, outcome: typed, enteredAt, decidedAt, ...one }) => ({
      ...one,
      id: String(id),
      board: boardOf(rules, typed),
      enteredAt: enteredAt.toString(),
      decidedAt: decidedAt?.toString() ?? null,
      mine: one.enteredBy === staff.username,
    })),
  };
}
