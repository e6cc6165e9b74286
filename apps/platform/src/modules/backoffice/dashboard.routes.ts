import { toWire } from "@perya/money";
import { z } from "zod";
import { answer, success, wireMoney, wireTime } from "../../http/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { countOpenApprovals } from "../approvals/index.ts";
import { findBrand } from "../brands/index.ts";
import { cashSince, queueCounts } from "../cashier/index.ts";
import { countPlayers } from "../players/index.ts";
import { requireStaff } from "../staff/index.ts";
import { betsSince, lastProof } from "../wallet/index.ts";

const day = z.object({ deposits: wireMoney, withdrawals: wireMoney, stake: wireMoney, payout: wireMoney, ggr: wireMoney });
const dashboard = z
  .object({
    players: z.number().int(),
    playersToday: z.number().int(),
    depositsWaiting: z.number().int(),
    withdrawalsWaiting: z.number().int(),
    approvalsWaiting: z.number().int(),
    today: z.array(day),
    ledger: z.object({ green: z.boolean(), checkpointAt: wireTime.nullable() }),
  })
  .meta({ id: "Dashboard" });

/** What waits for somebody and what the day brought. The day is the demo brand's business day. */
export function dashboardRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const schema = { summary: "What waits for somebody and what the day brought", response: { 200: answer(dashboard) } };
  app.get("/operator/v1/dashboard", { preHandler: requireStaff(platform), schema }, async () => {
    const { zone } = await findBrand(db, "*");
    const since = Temporal.Now.zonedDateTimeISO(zone).startOfDay().toInstant();
    const [players, queues, approvals, proof, today] = await Promise.all([
      countPlayers(db, since),
      queueCounts(db),
      countOpenApprovals(db),
      lastProof(db),
      figuresSince(platform, since),
    ]);
    return success({
      players: players.all,
      playersToday: players.fresh,
      ...queues,
      approvalsWaiting: approvals,
      today,
      ledger: { green: true, checkpointAt: proof?.toString() ?? null },
    });
  });
}

async function figuresSince({ db }: Platform, since: Temporal.Instant): Promise<z.infer<typeof day>[]> {
  const [cash, bets] = await Promise.all([cashSince(db, since), betsSince(db, since)]);
  const books = new Map([...cash, ...bets].map(({ currency, book }) => [`${currency} ${book}`, { currency, book }]));
  return [...books.values()].map(({ currency, book }) => {
    const wire = (units: bigint) => toWire({ units, currency });
    const money = cash.find((row) => row.currency === currency && row.book === book);
    const play = bets.find((row) => row.currency === currency && row.book === book);
    const [stake, payout] = [play?.stake ?? 0n, play?.payout ?? 0n];
    return {
      deposits: wire(money?.deposits ?? 0n),
      withdrawals: wire(money?.withdrawals ?? 0n),
      stake: wire(stake),
      payout: wire(payout),
      ggr: wire(stake - payout),
    };
  });
}
