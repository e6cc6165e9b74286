import type { Database } from "@perya/postgres";
import { z } from "zod";
import { answer, success, wireTime } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { allBrands, brandById, findBrand, type Brand } from "../brands/index.ts";
import { queueCounts } from "../cashier/index.ts";
import {
  daysStates,
  figuresOfSpans,
  NOTHING,
  openBets,
  toWireFigures,
  wireFigures,
} from "../figures/index.ts";
import { countPlayers } from "../players/index.ts";
import { requireStaff } from "../staff/index.ts";
import { countForSecondPerson } from "./approvals/approval-kinds.ts";
import { lastProof } from "../wallet/index.ts";

const day = wireFigures.extend({ currency: z.string(), book: z.enum(["real", "play"]) });
const dashboard = z
  .object({
    players: z.number().int(),
    playersToday: z.number().int(),
    depositsWaiting: z.number().int(),
    withdrawalsWaiting: z.number().int(),
    approvalsWaiting: z.number().int(),
    today: z.array(day).meta({
      description: "One for each currency and book: real and play money are never added.",
    }),
    days: z
      .object({
        closed: z.iso.date().nullable(),
        red: z.array(z.object({ brand: z.string(), day: z.iso.date() })),
      })
      .meta({
        description:
          "The last day that is closed, of several brands the earliest one; null before the " +
          "first. Red days don't add up.",
      }),
    ledger: z.object({ green: z.boolean().nullable(), checkpointAt: wireTime.nullable() }).meta({
      description: "Result of the last ledger proof, for all brands; null before the first.",
    }),
  })
  .meta({ id: "Dashboard" });

/**
 * Open work and the day's figures. The day is each brand's business day: figures of several brands
 * add equal dates.
 */
export function dashboardRoutes(app: App, platform: Platform): void {
  const { db, reads } = platform;
  const schema = {
    summary: "Open work and the figures of the day",
    response: { 200: answer(dashboard) },
  };
  app.get(
    "/operator/v1/dashboard",
    { preHandler: requireStaff(platform), schema },
    async (request) => {
      const { brandId } = request.staff;
      const { zone } =
        (brandId === null ? undefined : await brandById(db, brandId)) ?? (await findBrand(db, "*"));
      const since = Temporal.Now.zonedDateTimeISO(zone).startOfDay().toInstant();
      const brands = await allBrands(db, brandId);
      const [players, queues, approvals, proof, today, days] = await Promise.all([
        countPlayers(reads, brandId, since),
        queueCounts(db, brandId),
        countForSecondPerson(db, request.staff),
        lastProof(db),
        figuresOfToday(reads, brands),
        daysStates(
          db,
          brands.map(({ id }) => id),
        ),
      ]);
      return success({
        players: players.all,
        playersToday: players.fresh,
        ...queues,
        approvalsWaiting: approvals,
        today,
        days: {
          closed: days.map(({ closed }) => closed).toSorted(byDay)[0] ?? null,
          red: days.flatMap(({ brandId: id, red }) =>
            red === null
              ? []
              : [{ brand: brands.find((one) => one.id === id)?.name ?? "", day: red }],
          ),
        },
        ledger: { green: proof?.green ?? null, checkpointAt: proof?.at.toString() ?? null },
      });
    },
  );
}

/** Earlier days first, and first of all those of a brand that has no closed one. */
const byDay = (one: string | null, other: string | null) => ((one ?? "") < (other ?? "") ? -1 : 1);

/** What brands booked today, each on its own business day, and what is open. */
async function figuresOfToday(
  db: Database,
  brands: readonly Brand[],
): Promise<z.infer<typeof day>[]> {
  const ids = brands.map(({ id }) => id);
  const now = Temporal.Now.instant();
  const days = brands.map(({ id, zone }) => {
    const start = now.toZonedDateTimeISO(zone).startOfDay();
    return { brandId: id, from: start.toInstant(), to: start.add({ days: 1 }).toInstant() };
  });
  const [booked, open] = await Promise.all([figuresOfSpans(db, days), openBets(db, ids)]);
  const opened = open.filter(({ units }) => units !== 0n);
  const names = new Set([...booked, ...opened].map(({ currency, book }) => `${book} ${currency}`));
  return [...names]
    .toSorted((a, b) => (a < b ? 1 : -1))
    .map((name) => {
      const isOf = (one: { currency: string; book: string }) =>
        `${one.book} ${one.currency}` === name;
      const [book, currency] = name.split(" ") as ["real" | "play", string];
      const units = opened.filter(isOf).reduce((sum, one) => sum + one.units, 0n);
      return { currency, book, ...toWireFigures(booked.find(isOf) ?? NOTHING, units, currency) };
    });
}
