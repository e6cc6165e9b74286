import { z } from "zod";
import { answer, nothing, Refusal, success, wireTime } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { requireStaff } from "../../staff/index.ts";
import { boardOf } from "../games/board-of.ts";
import { publishIssue } from "../issues/publish-issue.ts";
import { wireBoard } from "../menus/wire-menus.ts";
import { reason } from "../reason.ts";
import { decideResult, type DecideRefusal } from "./decide-result.ts";
import { enterResult, type EnterRefusal } from "./enter-result.ts";
import { waitingResultsOf } from "./waiting-results.ts";

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
  .meta({ id: "WaitingLotteryResult", description: "A result that waits for a second person." });

const ENTER: Readonly<Record<EnterRefusal, readonly [number, string]>> = {
  NO_SUCH_ISSUE: [404, "There is no such draw."],
  DRAWN_HERE: [422, "This draw is made from a committed seed; its result can't be typed in."],
  NOT_YET: [422, "This draw is not waiting for a result."],
  INVALID_OUTCOME: [422, "These numbers are not a result of this lottery."],
  ENTERED_ALREADY: [
    409,
    "You have already typed this result. Another person must type the same, or agree to it.",
  ],
  TOO_NEW: [403, "You can agree to results 24 hours after your account was added or changed."],
  OUT_OF_DATE: [409, "The draw can no longer take this result."],
};
const DECIDE: Readonly<Record<DecideRefusal, readonly [number, string]>> = {
  NO_SUCH_RESULT: [409, "This result is no longer pending."],
  OWN_RESULT: [422, "A second person must confirm your result."],
  TOO_NEW: [403, "You can agree to results 24 hours after your account was added or changed."],
  OTHER_FIGURES: [
    422,
    "You typed different figures. Look at the draw again and type what you see.",
  ],
  OUT_OF_DATE: [409, "The draw can no longer take this result."],
};

/** Results entered by two people, for house staff. */
export function operatorResultRoutes(app: App, platform: Platform): void {
  listingRoute(app, platform);
  enteringRoute(app, platform);
  decidingRoute(app, platform);
}

function listingRoute(app: App, platform: Platform): void {
  const schema = {
    summary: "Results waiting for a second person, oldest first",
    response: { 200: answer(z.array(waiting)) },
  };
  app.get(
    "/operator/v1/lottery/results",
    { preHandler: requireStaff(platform, "lottery.read"), schema },
    async () => {
      const waitingResults = await waitingResultsOf(platform.db);
      return success(
        waitingResults.map(
          ({
            id,
            gameCode,
            issueNo,
            rules,
            version,
            outcome,
            enteredBy,
            enteredAt,
            reason: why,
          }) => {
            const draw = { gameCode, issueNo, rules, version, board: boardOf(rules, outcome) };
            return {
              id: String(id),
              ...draw,
              enteredBy,
              enteredAt: enteredAt.toString(),
              reason: why,
            };
          },
        ),
      );
    },
  );
}

const entered = z.object({
  id: z.string(),
  agreed: z
    .boolean()
    .meta({ description: "Another person had typed the same: it is now the draw's result." }),
  differs: z.boolean().meta({
    description:
      "Another person typed different figures: none counts until two people type the same.",
  }),
});

function enteringRoute(app: App, platform: Platform): void {
  const schema = {
    summary:
      "Enters the result of a draw made outside, or corrects one; it counts once a second " +
      "person has typed the same or agreed to it",
    params: z.object({ code: z.string().max(31), issueNo: z.string().max(20) }),
    body: z.object({
      outcome: z
        .record(z.string(), z.unknown())
        .meta({ description: "As the lottery's rules write it." }),
      reason,
    }),
    response: { 200: answer(entered) },
    refusals: refusalsOf(ENTER),
  };
  const write = { preHandler: requireStaff(platform, "lottery.results"), schema };
  app.post(
    "/operator/v1/lottery/issues/:code/:issueNo/results",
    write,
    async ({ staff, params: { code: gameCode, issueNo }, body }) => {
      const typed = { gameCode, issueNo, outcome: body.outcome, by: staff, reason: body.reason };
      const { id, agreed, differs, status } = await platform.db.inTransaction(async (tx) => {
        const done = await enterResult(tx, typed);
        if (done.ok) return done.value;
        const [code, sentence] = ENTER[done.refusal];
        throw new Refusal(
          code,
          done.refusal,
          done.detail ? `${sentence} (${done.detail})` : sentence,
        );
      });
      if (agreed) publishIssue(platform, { gameCode, issueNo, status });
      return success({ id: String(id), agreed, differs });
    },
  );
}

function decidingRoute(app: App, platform: Platform): void {
  const schema = {
    summary: "Agrees to a result that another person typed in, or rejects it",
    params: z.object({
      id: z.coerce.bigint().positive().max(9_223_372_036_854_775_807n),
      decision: z.enum(["approve", "reject"]),
    }),
    body: z.object({ reason }),
    response: { 200: answer(nothing) },
    refusals: refusalsOf(DECIDE),
  };
  const write = { preHandler: requireStaff(platform, "lottery.results"), schema };
  app.post(
    "/operator/v1/lottery/results/:id/:decision",
    write,
    async ({ staff, params: { id, decision }, body }) => {
      const after = await platform.db.inTransaction(async (tx) => {
        const decided = await decideResult(platform, tx, id, staff, {
          approve: decision === "approve",
          reason: body.reason,
        });
        if (!decided.ok)
          throw new Refusal(
            DECIDE[decided.refusal][0],
            decided.refusal,
            DECIDE[decided.refusal][1],
          );
        return decided.value;
      });
      after?.();
      return success({});
    },
  );
}
