import { toWire } from "@perya/money";
import { z } from "zod";
import {
  answer,
  page,
  Refusal,
  success,
  wireMoney,
  wireTime,
} from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { toWireResult, wireResult } from "../../figures/index.ts";
import { brandInReach, requireStaff, type StaffSignedIn } from "../../staff/index.ts";
import { rulesOf } from "../games/rules-of.ts";
import { selectIssue } from "../issues/issues.store.ts";
import { ISSUE_STATUSES, type Issue } from "../lottery.ts";
import { REFUND } from "../settling/settling.store.ts";
import { reportOf } from "./report-of.ts";
import { selectBetOn, selectPoolFigures, selectRefused, type Figures } from "./reports.store.ts";

const PAGE = 30;
const MOST_REFUSED = 100;

const figures = z.object({
  book: z.string(),
  orders: z.number().int(),
  ...wireResult,
  refunded: wireMoney.meta({
    description: "Refunded stakes of a void draw; neither stake nor payout.",
  }),
  payout: wireMoney
    .nullable()
    .meta({ description: "Null until the draw is settled and paid, or void and refunded." }),
  ggr: wireMoney.nullable().meta({ description: "Stake less payout; null until then." }),
});
const line = z
  .object({
    gameCode: z.string(),
    gameName: z.string(),
    issueNo: z.string(),
    drawAt: wireTime,
    status: z.enum(ISSUE_STATUSES),
    pools: z.array(figures),
  })
  .meta({
    id: "LotteryReportLine",
    description: "The result of one draw for the house, by currency and book.",
  });
const report = z
  .object({
    gameCode: z.string(),
    issueNo: z.string(),
    status: z.enum(ISSUE_STATUSES),
    pools: z
      .array(figures)
      .meta({ description: "As it was paid, without trial and test accounts." }),
    markets: z
      .array(figures.extend({ market: z.string(), lines: z.number().int() }))
      .meta({ description: "As the outcome decides it, largest stake first." }),
    refused: z
      .array(z.object({ order: z.string(), version: z.number().int(), refusal: z.string() }))
      .meta({ description: "Payments the wallet refused: they need attention." }),
  })
  .meta({
    id: "LotteryReport",
    description: "The result of a draw for the house, in total and by market.",
  });
const brand = z.coerce
  .number()
  .int()
  .min(1)
  .optional()
  .meta({ description: "Only one brand's players; a brand's staff always see their own." });

/**
 * Draw results for the house. House staff see all players or those of one brand; a brand's staff
 * see their own.
 */
export function operatorReportRoutes(app: App, platform: Platform): void {
  const { reads } = platform;
  const preHandler = requireStaff(platform, "reports.read");

  const listing = {
    summary: "One page of draws with bets, latest first, with the result of each for the house",
    querystring: z.object({
      gameCode: z.string().max(31).optional(),
      brand,
      pageNo: z.coerce.number().int().min(1).max(1_000).default(1),
    }),
    response: { 200: answer(page(line)) },
    refusals: { 404: ["NO_SUCH_BRAND"] },
  };
  app.get(
    "/operator/v1/lottery/reports",
    { preHandler, schema: listing },
    async ({ staff, query: { gameCode, brand: asked, pageNo } }) => {
      const whose = await whoseOf(platform, staff, asked);
      const found = await selectBetOn(reads, gameCode, whose, PAGE, (pageNo - 1) * PAGE);
      const issues = found.slice(0, PAGE);
      const paid = issues.map(({ id, version, status }) => ({
        id,
        version: status === "VOIDED" ? REFUND : version,
      }));
      const pools = await selectPoolFigures(reads, paid, whose);
      const content = issues.map(
        ({ id, gameCode: code, gameName, issueNo, status, drawAt, paying }) => ({
          gameCode: code,
          gameName,
          issueNo,
          status,
          drawAt: drawAt.toString(),
          pools: (pools.get(id) ?? []).map((pool) => wireFigures(pool, { status, paying })),
        }),
      );
      return success({ content, pageNo, totalPages: found.length > PAGE ? pageNo + 1 : pageNo });
    },
  );

  const one = {
    summary: "The result of one draw for the house, in total and by market",
    params: z.object({ code: z.string().max(31), issueNo: z.string().max(20) }),
    querystring: z.object({ brand }),
    response: { 200: answer(report) },
    refusals: { 404: ["NO_SUCH_ISSUE", "NO_SUCH_BRAND"] },
  };
  app.get(
    "/operator/v1/lottery/reports/:code/:issueNo",
    { preHandler, schema: one },
    async ({ staff, params: { code, issueNo }, query }) => {
      const whose = await whoseOf(platform, staff, query.brand);
      const issue = await selectIssue(reads, code, issueNo);
      if (!issue) throw new Refusal(404, "NO_SUCH_ISSUE", "There is no such draw.");
      const { pools, markets } = await reads.inTransaction((tx) =>
        reportOf(tx, rulesOf, issue, whose),
      );
      const byMarket = markets.map((market) => ({
        ...wireFigures(market, issue),
        market: market.market,
        lines: Number(market.lines),
      }));
      const refused = (await selectRefused(reads, issue.id, whose, MOST_REFUSED)).map((one) => ({
        ...one,
        order: `lo_${one.order}`,
      }));
      return success({
        gameCode: code,
        issueNo,
        status: issue.status,
        pools: pools.map((pool) => wireFigures(pool, issue)),
        markets: byMarket,
        refused,
      });
    },
  );
}

async function whoseOf(
  platform: Platform,
  staff: StaffSignedIn,
  asked: number | undefined,
): Promise<bigint | null> {
  return asked === undefined ? staff.brandId : (await brandInReach(platform, staff, asked)).id;
}

function wireFigures(
  { currency, book, orders, stake, payout }: Figures,
  issue: Pick<Issue, "status" | "paying">,
): z.infer<typeof figures> {
  const refunded = issue.status === "VOIDED" ? stake : 0n;
  const result = toWireResult({ stake: stake - refunded, payout: payout - refunded }, currency);
  const open = isOver(issue) ? {} : { payout: null, ggr: null };
  return {
    book,
    orders: Number(orders),
    ...result,
    ...open,
    refunded: toWire({ units: refunded, currency }),
  };
}

/**
 * Whether a draw's result is final: settled or void, and paid. Partial payments are not a result.
 */
function isOver({ status, paying }: Pick<Issue, "status" | "paying">): boolean {
  return (status === "SETTLED" || status === "VOIDED") && !paying;
}
