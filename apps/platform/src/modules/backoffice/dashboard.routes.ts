import { toWire } from "@perya/money";
import type { Database } from "@perya/postgres";
import { z } from "zod";
import { answer, success, wireMoney, wireTime } from "../../http/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { brandById, findBrand } from "../brands/index.ts";
import { cashSince, queueCounts } from "../cashier/index.ts";
import { countPlayers, playersOfBrand } from "../players/index.ts";
import { requireStaff } from "../staff/index.ts";
import { countForSecondPerson } from "./approval-kinds.ts";
import { betsSince, lastProof, playersSince } from "../wallet/index.ts";

const day = z.object({ deposits: wireMoney, withdrawals: wireMoney, stake: wireMoney, payout: wireMoney, ggr: wireMoney });
const dashboard = z
  .object({
    players: z.number().int(),
    playersToday: z.number().int(),
    depositsWaiting: z.number().int(),
    withdrawalsWaiting: z.number().int(),
    approvalsWaiting: z.number().int(),
    today: z.array(day),
    ledger: z
      .object({ green: z.boolean().nullable(), checkpointAt: wireTime.nullable() })
      .meta({ description: "What the last proof came to; null before the first, and for a brand's staff, since it is about all brands." }),
  })
  .meta({ id: "Dashboard" });

/** What waits for somebody and what the day brought. The day is the business day of the staff's brand; for the house that of the brand for every host. */
export function dashboardRoutes(app: App, platform: Platform): void {
  const { db, reads } = platform;
  const schema = { summary: "What waits for somebody and what the day brought", response: { 200: answer(dashboard) } };
  app.get("/operator/v1/dashboard", { preHandler: requireStaff(platform), schema }, async (request) => {
    const { brandId } = request.staff;
    const { zone } = (brandId === null ? undefined : await brandById(db, brandId)) ?? (await findBrand(db, "*"));
    const since = Temporal.Now.zonedDateTimeISO(zone).startOfDay().toInstant();
    const [players, queues, approvals, proof, today] = await Promise.all([
      countPlayers(reads, brandId, since),
      queueCounts(db, brandId),
      countForSecondPerson(db, request.staff),
      brandId === null ? lastProof(db) : undefined,
      figuresSince(reads, brandId, since),
    ]);
    return success({
      players: players.all,
      playersToday: players.fresh,
      ...queues,
      approvalsWaiting: approvals,
      today,
      ledger: { green: proof?.green ?? null, checkpointAt: proof?.at.toString() ?? null },
    });
  });
}

/** Bets of a brand's players. The ledger knows no brands, so those who played are asked for theirs. */
async function betsOf(db: Database, brandId: bigint | null, since: Temporal.Instant) {
  return betsSince(db, since, brandId === null ? null : await playersOfBrand(db, brandId, await playersSince(db, since)));
}

async function figuresSince(db: Database, brandId: bigint | null, since: Temporal.Instant): Promise<z.infer<typeof day>[]> {
  const [cash, bets] = await Promise.all([cashSince(db, brandId, since), betsOf(db, brandId, since)]);
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
