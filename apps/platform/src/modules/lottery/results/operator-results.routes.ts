import { z } from "zod";
import { answer, nothing, Refusal, success, wireTime } from "../../../http/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { boardOf } from "../games/board-of.ts";
import { tellOfIssue } from "../issues/tell-of-issue.ts";
import { wireBoard } from "../menus/wire-menus.ts";
import { reason } from "../reason.ts";
import { decideResult, type DecideRefusal } from "./decide-result.ts";
import { enterResult, type EnterRefusal } from "./enter-result.ts";
import { selectWaiting } from "./results.store.ts";

const waiting = z
  .object({
    id: z.string(),
    gameCode: z.string(),
    issueNo: z.string(),
    rules: z.string(),
    version: z.number().int().meta({ description: "1 for a first result, more for a correction." }),
    board: wireBoard,
    enteredBy: z.string(),
    enteredAt: wireTime,
    reason: z.string(),
  })
  .meta({ id: "LotteryResultEntry", description: "A result that waits for a second person." });

const ENTER: Readonly<Record<EnterRefusal, readonly [number, string]>> = {
  NO_SUCH_ISSUE: [404, "There is no such draw."],
  DRAWN_HERE: [422, "This draw is made from a committed seed; nobody types in its result."],
  NOT_YET: [422, "This draw waits for no result."],
  INVALID_OUTCOME: [422, "These numbers are no result of this lottery."],
  ENTERED_ALREADY: [409, "Another result of this draw waits for a second person."],
};
const DECIDE: Readonly<Record<DecideRefusal, readonly [number, string]>> = {
  NO_SUCH_ENTRY: [409, "This result waits for nobody any more."],
  OWN_ENTRY: [422, "Somebody else has to agree to your result."],
  TOO_NEW: [403, "You can agree to results 24 hours after your account was added or changed."],
  OUT_OF_DATE: [409, "The draw can't take this result any more."],
};

/** Results typed in by two people, for the house's staff. */
export function operatorResultRoutes(app: App, platform: Platform): void {
  listingRoute(app, platform);
  enteringRoute(app, platform);
  decidingRoute(app, platform);
}

function listingRoute(app: App, platform: Platform): void {
  const schema = { summary: "Results that wait for a second person, the oldest first", response: { 200: answer(z.array(waiting)) } };
  app.get("/operator/v1/lottery/results", { preHandler: requireStaff(platform, "lottery.read"), schema }, async () => {
    const entries = await selectWaiting(platform.db);
    return success(
      entries.map(({ id, gameCode, issueNo, rules, version, outcome, enteredBy, enteredAt, reason: why }) => {
        const draw = { gameCode, issueNo, rules, version, board: boardOf(rules, outcome) };
        return { id: String(id), ...draw, enteredBy, enteredAt: enteredAt.toString(), reason: why };
      }),
    );
  });
}

function enteringRoute(app: App, platform: Platform): void {
  const schema = {
    summary: "Types in the result of a draw that is made elsewhere, or corrects one, for a second person to agree to",
    params: z.object({ code: z.string().max(31), issueNo: z.string().max(20) }),
    body: z.object({ outcome: z.record(z.string(), z.unknown()).meta({ description: "As the lottery's rules write it." }), reason }),
    response: { 200: answer(z.object({ id: z.string() })) },
    refusals: { 404: ["NO_SUCH_ISSUE"], 409: ["ENTERED_ALREADY"], 422: ["DRAWN_HERE", "NOT_YET", "INVALID_OUTCOME"] },
  };
  const write = { preHandler: requireStaff(platform, "lottery.results"), schema };
  app.post("/operator/v1/lottery/issues/:code/:issueNo/results", write, async ({ staff, params: { code: gameCode, issueNo }, body }) => {
    const id = await platform.db.inTransaction(async (tx) => {
      const entered = await enterResult(tx, { gameCode, issueNo, outcome: body.outcome, enteredBy: staff.username, reason: body.reason });
      if (!entered.ok) {
        const [status, sentence] = ENTER[entered.refusal];
        throw new Refusal(status, entered.refusal, entered.detail ? `${sentence} (${entered.detail})` : sentence);
      }
      const deed = { actor: staff.username, action: "lottery.result.enter", subject: `${gameCode}:${issueNo}`, brandId: null, reason: body.reason };
      await recordAudit(tx, { ...deed, after: { outcome: JSON.stringify(body.outcome) } });
      return entered.value;
    });
    return success({ id: String(id) });
  });
}

function decidingRoute(app: App, platform: Platform): void {
  const schema = {
    summary: "Agrees to a result that somebody else typed in, or rejects it",
    params: z.object({ id: z.coerce.bigint().positive().max(9_223_372_036_854_775_807n), decision: z.enum(["approve", "reject"]) }),
    body: z.object({ reason }),
    response: { 200: answer(nothing) },
    refusals: { 403: ["TOO_NEW"], 409: ["NO_SUCH_ENTRY", "OUT_OF_DATE"], 422: ["OWN_ENTRY"] },
  };
  const write = { preHandler: requireStaff(platform, "lottery.results"), schema };
  app.post("/operator/v1/lottery/results/:id/:decision", write, async ({ staff, params: { id, decision }, body }) => {
    const { entry, status } = await platform.db.inTransaction(async (tx) => {
      const decided = await decideResult(tx, id, staff, decision === "approve");
      if (!decided.ok) throw new Refusal(DECIDE[decided.refusal][0], decided.refusal, DECIDE[decided.refusal][1]);
      const { gameCode, issueNo, version } = decided.value.entry;
      const deed = { actor: staff.username, action: `lottery.result.${decision}`, subject: `${gameCode}:${issueNo}`, brandId: null };
      await recordAudit(tx, { ...deed, after: { version, enteredBy: decided.value.entry.enteredBy }, reason: body.reason });
      return decided.value;
    });
    if (decision === "approve") tellOfIssue(platform, { gameCode: entry.gameCode, issueNo: entry.issueNo, status });
    return success({});
  });
}
