import { z } from "zod";
import { answer, Refusal, success, wireTime } from "../../../http/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { requireStaff } from "../../staff/index.ts";
import { selectIssue } from "../issues/issues.store.ts";
import { ISSUE_STATUSES } from "../lottery.ts";
import { selectIssueSums, selectMarketSums, selectRefused, type IssueSums } from "./reports.store.ts";

const MAX_PAGE_SIZE = 200;
const MOST_REFUSED = 100;
const DAY_HOURS = 24;

const units = z.string().regex(/^-?\d{1,20}$/);
const instant = z.iso.datetime({ offset: true });
const sums = z
  .object({
    gameCode: z.string(),
    issueNo: z.string(),
    status: z.enum(ISSUE_STATUSES),
    drawAt: wireTime,
    currency: z.string(),
    book: z.string(),
    orders: z.number().int(),
    players: z.number().int(),
    stake: units,
    payout: units.meta({ description: "Pushes and refunds included; zero before the result." }),
    ggr: units.meta({ description: "Stake less payout." }),
  })
  .meta({ id: "LotteryIssueReport", description: "What a draw took and gave in one currency and book, in ledger units." });
const details = z
  .object({
    markets: z.array(z.object({ market: z.string(), currency: z.string(), book: z.string(), lines: z.number().int(), stake: units })),
    refused: z
      .array(z.object({ order: z.string(), version: z.number().int(), refusal: z.string() }))
      .meta({ description: "Payments the wallet would not make: somebody has to see to them." }),
  })
  .meta({ id: "LotteryIssueDetails" });

/** What each draw took and gave, for the house's staff. */
export function operatorReportRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "lottery.read");

  const listing = {
    summary: "What each draw took and gave, newest first; of the last day unless a span is asked",
    querystring: z.object({
      from: instant.optional(),
      to: instant.optional(),
      gameCode: z.string().max(32).optional(),
      pageNo: z.coerce.number().int().min(1).max(100_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(50),
    }),
    response: { 200: answer(z.object({ content: z.array(sums), pageNo: z.number().int(), more: z.boolean() })) },
  };
  app.get("/operator/v1/lottery/reports", { preHandler, schema: listing }, async (request) => {
    const { from, to, gameCode, pageNo, pageSize } = request.query;
    const end = to === undefined ? Temporal.Now.instant().add({ hours: DAY_HOURS }) : Temporal.Instant.from(to);
    const start = from === undefined ? Temporal.Now.instant().subtract({ hours: DAY_HOURS }) : Temporal.Instant.from(from);
    const rows = await selectIssueSums(db, { from: start, to: end, gameCode }, pageSize + 1, (pageNo - 1) * pageSize);
    return success({ content: rows.slice(0, pageSize).map(toWire), pageNo, more: rows.length > pageSize });
  });

  const one = {
    summary: "What was bet on each market of a draw, and payments the wallet would not make",
    params: z.object({ gameCode: z.string().max(32), issueNo: z.string().max(32) }),
    response: { 200: answer(details) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get("/operator/v1/lottery/reports/:gameCode/:issueNo", { preHandler, schema: one }, async ({ params: { gameCode, issueNo } }) => {
    const issue = await selectIssue(db, gameCode, issueNo);
    if (!issue) throw new Refusal(404, "NOT_FOUND", "There is no such draw.");
    const [markets, refused] = await Promise.all([selectMarketSums(db, issue.id), selectRefused(db, issue.id, MOST_REFUSED)]);
    return success({
      markets: markets.map((market) => ({ ...market, stake: String(market.stake) })),
      refused: refused.map(({ order, ...rest }) => ({ order: `lo_${order}`, ...rest })),
    });
  });
}

function toWire({ drawAt, stake, payout, ...same }: IssueSums): z.infer<typeof sums> {
  return { ...same, drawAt: drawAt.toString(), stake: String(stake), payout: String(payout), ggr: String(stake - payout) };
}
