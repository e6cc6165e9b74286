import { toWire } from "@perya/money";
import { z } from "zod";
import { answer, page, Refusal, success, wireMoney, wireTime } from "../../../http/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandInReach, requireStaff, type StaffSignedIn } from "../../staff/index.ts";
import { rulesOf } from "../games/rules-of.ts";
import { selectIssue } from "../issues/issues.store.ts";
import { ISSUE_STATUSES } from "../lottery.ts";
import { REFUND } from "../settling/settling.store.ts";
import { reportOf } from "./report-of.ts";
import { selectBetOn, selectPoolFigures, selectRefused, type Figures, type Whose } from "./reports.store.ts";

const PAGE = 30;
const MOST_REFUSED = 100;

const figures = z.object({ book: z.string(), orders: z.number().int(), stake: wireMoney, payout: wireMoney, ggr: wireMoney });
const line = z
  .object({
    gameCode: z.string(),
    gameName: z.string(),
    issueNo: z.string(),
    drawAt: wireTime,
    status: z.enum(ISSUE_STATUSES),
    pools: z.array(figures),
  })
  .meta({ id: "LotteryReportLine", description: "What one draw brought, in each currency and book." });
const report = z
  .object({
    gameCode: z.string(),
    issueNo: z.string(),
    status: z.enum(ISSUE_STATUSES),
    pools: z.array(figures).meta({ description: "As it was paid so far." }),
    markets: z
      .array(figures.extend({ market: z.string(), lines: z.number().int() }))
      .meta({ description: "As the outcome gives it, the largest stake first." }),
    refused: z
      .array(z.object({ order: z.string(), version: z.number().int(), refusal: z.string() }))
      .meta({ description: "Payments the wallet would not make: somebody has to see to them." }),
  })
  .meta({ id: "LotteryReport", description: "What a draw brought, in all and by market." });
const brand = z.coerce.number().int().min(1).optional().meta({ description: "One brand's players alone; a brand's staff always see their own." });

/** What draws brought. The house sees all players or those of one brand; a brand's staff see their own. */
export function operatorReportRoutes(app: App, platform: Platform): void {
  const { reads } = platform;
  const preHandler = requireStaff(platform, "reports.read");

  const listing = {
    summary: "One page of the draws that were bet on, the latest first, with what each brought",
    querystring: z.object({ gameCode: z.string().max(31).optional(), brand, pageNo: z.coerce.number().int().min(1).max(1_000).default(1) }),
    response: { 200: answer(page(line)) },
    refusals: { 404: ["NO_SUCH_BRAND"] },
  };
  app.get("/operator/v1/lottery/reports", { preHandler, schema: listing }, async ({ staff, query: { gameCode, brand: asked, pageNo } }) => {
    const whose = await whoseOf(platform, staff, asked);
    const found = await selectBetOn(reads, gameCode, whose, PAGE, (pageNo - 1) * PAGE);
    const content: z.infer<typeof line>[] = [];
    for (const { id, version, drawAt, ...issue } of found.slice(0, PAGE)) {
      const pools = await selectPoolFigures(reads, id, issue.status === "VOIDED" ? REFUND : version, whose);
      content.push({ ...issue, drawAt: drawAt.toString(), pools: pools.map(wireFigures) });
    }
    return success({ content, pageNo, totalPages: found.length > PAGE ? pageNo + 1 : pageNo });
  });

  const one = {
    summary: "What one draw brought, in all and by market",
    params: z.object({ code: z.string().max(31), issueNo: z.string().max(20) }),
    querystring: z.object({ brand }),
    response: { 200: answer(report) },
    refusals: { 404: ["NO_SUCH_ISSUE", "NO_SUCH_BRAND"] },
  };
  app.get("/operator/v1/lottery/reports/:code/:issueNo", { preHandler, schema: one }, async ({ staff, params: { code, issueNo }, query }) => {
    const whose = await whoseOf(platform, staff, query.brand);
    const issue = await selectIssue(reads, code, issueNo);
    if (!issue) throw new Refusal(404, "NO_SUCH_ISSUE", "There is no such draw.");
    const { pools, markets } = await reads.inTransaction((tx) => reportOf(tx, rulesOf, issue, whose));
    const byMarket = markets.map((market) => ({ ...wireFigures(market), market: market.market, lines: Number(market.lines) }));
    const refused = (await selectRefused(reads, issue.id, whose, MOST_REFUSED)).map((one) => ({ ...one, order: `lo_${one.order}` }));
    return success({ gameCode: code, issueNo, status: issue.status, pools: pools.map(wireFigures), markets: byMarket, refused });
  });
}

async function whoseOf(platform: Platform, staff: StaffSignedIn, asked: number | undefined): Promise<Whose> {
  return asked === undefined ? staff.brandId : (await brandInReach(platform, staff, asked)).id;
}

function wireFigures({ currency, book, orders, stake, payout }: Figures): z.infer<typeof figures> {
  const wire = (units: bigint) => toWire({ units, currency });
  return { book, orders: Number(orders), stake: wire(stake), payout: wire(payout), ggr: wire(stake - payout) };
}
