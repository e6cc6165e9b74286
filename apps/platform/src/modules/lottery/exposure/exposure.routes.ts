import { z } from "zod";
import { answer, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { requireStaff } from "../../staff/index.ts";
import { limitsOf } from "../limits/limits-of.ts";
import { ISSUE_STATUSES } from "../lottery.ts";
import { currentOdds } from "../odds/current-odds.ts";
import { selectPricedIssue } from "../orders/issues-for-bets.store.ts";
import { oddsName } from "../odds/odds.ts";
import { boardOf } from "./board-of.ts";
import { selectCounters, selectPools } from "./exposure.store.ts";

const LINES_SHOWN = 200;

const units = z.string().regex(/^\d{1,19}$/);
const board = z
  .object({
    gameCode: z.string(),
    issueNo: z.string(),
    status: z.enum(ISSUE_STATUSES),
    pools: z.array(z.object({ pool: z.string(), stake: units, orders: z.number().int() })),
    lines: z.array(
      z.object({
        pool: z.string().meta({ description: "Currency and book." }),
        market: z.string(),
        selection: z.string().meta({ description: "Empty for all combinations of a market." }),
        stake: units,
        liability: units.meta({ description: "The house's possible payout on it." }),
        cap: units,
        step: z
          .number()
          .int()
          .meta({ description: "Odds on offer, in percent of the full odds; 0 for closed." }),
      }),
    ),
    counters: z
      .number()
      .int()
      .meta({ description: "Number of counters; the fullest 200 are in `lines`." }),
  })
  .meta({
    id: "LotteryExposure",
    description:
      "The house's possible payouts in a draw, the fullest first. Amounts are ledger units.",
  });

const params = z.object({ gameCode: z.string().max(32), issueNo: z.string().max(32) });

/** The exposure board of a draw, for the house's staff. */
export function operatorExposureRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const schema = {
    summary: "The current exposure of a draw",
    params,
    response: { 200: answer(board) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get(
    "/operator/v1/lottery/exposure/:gameCode/:issueNo",
    { preHandler: requireStaff(platform, "lottery.read"), schema },
    async ({ params: { gameCode, issueNo } }) => {
      const issue = await selectPricedIssue(db, gameCode, issueNo);
      if (!issue) throw new Refusal(404, "NOT_FOUND", "There is no such draw.");
      const odds = (await currentOdds(db, [issue])).get(oddsName(issue));
      if (!odds) throw new Error(`No odds of ${gameCode}`);
      const counters = await selectCounters(db, issue.id);
      const limits = await limitsOf(
        db,
        counters.map(({ pool }) => pool.slice(0, pool.indexOf(":"))),
      );
      const lines = boardOf(odds, limits, counters).slice(0, LINES_SHOWN);
      const pools = (await selectPools(db, issue.id)).map((pool) => ({
        ...pool,
        stake: String(pool.stake),
      }));
      const shown = lines.map((line) => ({
        ...line,
        stake: String(line.stake),
        liability: String(line.liability),
        cap: String(line.cap),
      }));
      return success({
        gameCode,
        issueNo,
        status: issue.status,
        pools,
        lines: shown,
        counters: counters.length,
      });
    },
  );
}
