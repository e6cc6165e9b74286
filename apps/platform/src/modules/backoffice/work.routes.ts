import { toWire } from "@perya/money";
import { readClock } from "@perya/postgres";
import { z } from "zod";
import { answer, success, wireMoney, wireTime } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { billsWaiting } from "../contracts/index.ts";
import { depositsWaiting, withdrawalsWaiting } from "../cashier/index.ts";
import { documentsWaiting, documentWords } from "../documents/index.ts";
import { lotteryResultsDue, lotteryResultsToConfirm } from "../lottery/index.ts";
import { ordersWaiting } from "../points/index.ts";
import { applicationsWaiting } from "../promotions/index.ts";
import { differencesWaiting } from "../reconciliation/index.ts";
import { listsDue } from "../registers/index.ts";
import { conversationsWaiting } from "../service/index.ts";
import { casesWaiting } from "../risk/index.ts";
import { requireStaff, type StaffSignedIn } from "../staff/index.ts";
import {
  APPROVAL_KINDS,
  countElsewhere,
  countForSecondPerson,
  isSecondPerson,
  waitingForSecondPerson,
} from "./approvals/approval-kinds.ts";

/** Items of a queue that are shown with its count. */
const SHOWN = 5;

const QUEUES = [
  "deposits",
  "withdrawals",
  "results",
  "resultsToConfirm",
  "approvals",
  "service",
  "cases",
  "documents",
  "pointsOrders",
  "applications",
  "reconciliation",
  "registers",
  "agentBills",
] as const;

const item = z
  .object({
    id: z.string().meta({
      description:
        "Id of a request or an approval; for a draw, the lottery's code and the draw's " +
        "number, joined by a colon, and for a register the brand's and its name.",
    }),
    title: z.string(),
    state: z.string().nullable(),
    amount: wireMoney.nullable(),
    since: wireTime,
    second: z.boolean().meta({ description: "One person has agreed; a second one is needed." }),
  })
  .meta({ id: "WorkItem", description: "An item waiting for staff." });
const queue = z
  .object({
    queue: z.enum(QUEUES),
    count: z.number().int(),
    elsewhere: z
      .number()
      .int()
      .meta({ description: "How many of them are in another queue as well." }),
    oldestAt: wireTime.nullable(),
    items: z.array(item),
  })
  .meta({
    id: "WorkQueue",
    description: "How many items of a kind wait for staff, since when, and the oldest of them.",
  });

type Queue = z.infer<typeof queue>;
type Item = z.infer<typeof item>;

/** Open work in one place: each queue that the person may work on. */
export function workRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "Open work by queue, with the oldest items of each",
    response: { 200: answer(z.array(queue)) },
  };
  app.get("/operator/v1/work", { preHandler: requireStaff(platform), schema }, async (request) =>
    success(await workOf(platform, request.staff)),
  );
}

/**
 * The queues a member of staff may work on. Draws serve every brand, so only the house sees theirs.
 */
async function workOf(platform: Platform, staff: StaffSignedIn): Promise<Queue[]> {
  const { db } = platform;
  const { brandId, permissions } = staff;
  const may = (permission: StaffSignedIn["permissions"][number]) =>
    permissions.includes(permission);
  const queues = await Promise.all([
    may("deposits.read") &&
      depositsWaiting(db, brandId).then((waiting) => requests("deposits", waiting)),
    may("withdrawals.read") &&
      withdrawalsWaiting(db, brandId).then((waiting) => requests("withdrawals", waiting)),
    may("lottery.results") && lotteryResultsDue(db).then((draws) => drawsOf("results", draws)),
    may("lottery.results") &&
      lotteryResultsToConfirm(db).then((draws) => drawsOf("resultsToConfirm", draws)),
    isSecondPerson(staff) && approvals(db, staff),
    may("service.read") && conversations(db, staff),
    may("cases.read") && cases(db, staff),
    may("documents.read") && documents(db, staff),
    may("points.read") && pointsOrders(db, staff),
    may("promotions.read") && applications(db, staff),
    may("reconciliation.read") && differences(db, staff),
    may("registers.read") && registers(platform, staff),
    may("agentPay.read") && agentBills(db, staff),
  ]);
  return queues.filter((one) => one !== false);
}

function requests(
  name: "deposits" | "withdrawals",
  { count, oldest, first }: Awaited<ReturnType<typeof depositsWaiting>>,
): Queue {
  const items = first.map(
    ({ publicId, status, playerName, units, currency, since, second }): Item => ({
      id: publicId,
      title: playerName,
      state: status,
      amount: toWire({ units, currency }),
      since: since.toString(),
      second,
    }),
  );
  return { queue: name, count, elsewhere: 0, oldestAt: oldest?.toString() ?? null, items };
}

function drawsOf(
  name: "results" | "resultsToConfirm",
  draws: Awaited<ReturnType<typeof lotteryResultsDue>>,
): Queue {
  const items = draws.slice(0, SHOWN).map(({ gameCode, gameName, issueNo, since }): Item => ({
    id: `${gameCode}:${issueNo}`,
    title: `${gameName} ${issueNo}`,
    state: null,
    amount: null,
    since: since.toString(),
    second: name === "resultsToConfirm",
  }));
  return {
    queue: name,
    count: draws.length,
    elsewhere: 0,
    oldestAt: items[0]?.since ?? null,
    items,
  };
}

async function approvals(db: Platform["db"], staff: StaffSignedIn): Promise<Queue> {
  const [count, elsewhere, open] = await Promise.all([
    countForSecondPerson(db, staff),
    countElsewhere(db, staff),
    waitingForSecondPerson(db, staff),
  ]);
  const items = open.slice(0, SHOWN).map(({ publicId, kind, units, currency, askedAt }): Item => ({
    id: publicId,
    title: APPROVAL_KINDS.get(kind)?.title ?? kind,
    state: null,
    amount: units !== null && currency !== null ? toWire({ units, currency }) : null,
    since: askedAt.toString(),
    second: true,
  }));
  return { queue: "approvals", count, elsewhere, oldestAt: items[0]?.since ?? null, items };
}

async function conversations(db: Platform["db"], { brandId }: StaffSignedIn): Promise<Queue> {
  const { count, first } = await conversationsWaiting(db, brandId);
  const items = first.map(({ publicId, playerName, topic, since }): Item => ({
    id: publicId,
    title: playerName,
    state: topic === "verification" ? "VERIFICATION" : null,
    amount: null,
    since: since.toString(),
    second: false,
  }));
  return { queue: "service", count, elsewhere: 0, oldestAt: items[0]?.since ?? null, items };
}

async function cases(db: Platform["db"], { brandId }: StaffSignedIn): Promise<Queue> {
  const { count, first } = await casesWaiting(db, brandId);
  const items = first.map(({ publicId, playerName, state, openedAt }): Item => ({
    id: publicId,
    title: playerName,
    state,
    amount: null,
    since: openedAt.toString(),
    second: false,
  }));
  return { queue: "cases", count, elsewhere: 0, oldestAt: items[0]?.since ?? null, items };
}

async function documents(db: Platform["db"], { brandId }: StaffSignedIn): Promise<Queue> {
  const { count, first } = await documentsWaiting(db, brandId, SHOWN);
  const items = first.map(({ publicId, kind, state, uploadedAt }): Item => ({
    id: publicId,
    title: documentWords[kind],
    state,
    amount: null,
    since: uploadedAt.toString(),
    second: false,
  }));
  return { queue: "documents", count, elsewhere: 0, oldestAt: items[0]?.since ?? null, items };
}

async function pointsOrders(db: Platform["db"], { brandId }: StaffSignedIn): Promise<Queue> {
  const { count, first } = await ordersWaiting(db, brandId, SHOWN);
  const items = first.map(({ publicId, title, madeAt, second }): Item => ({
    id: publicId,
    title,
    state: null,
    amount: null,
    since: madeAt.toString(),
    second,
  }));
  return { queue: "pointsOrders", count, elsewhere: 0, oldestAt: items[0]?.since ?? null, items };
}

async function agentBills(db: Platform["db"], { brandId }: StaffSignedIn): Promise<Queue> {
  const { count, oldest, first } = await billsWaiting(db, brandId, SHOWN);
  const items = first.map(({ publicId, kind, payable, currency, madeAt }): Item => ({
    id: publicId,
    title: kind,
    state: null,
    amount: toWire({ units: payable, currency }),
    since: madeAt.toString(),
    second: false,
  }));
  return { queue: "agentBills", count, elsewhere: 0, oldestAt: oldest?.toString() ?? null, items };
}

async function applications(db: Platform["db"], { brandId }: StaffSignedIn): Promise<Queue> {
  const { count, first } = await applicationsWaiting(db, brandId, SHOWN);
  const items = first.map(({ publicId, playerName, since, second }): Item => ({
    id: publicId,
    title: playerName,
    state: null,
    amount: null,
    since: since.toString(),
    second,
  }));
  return { queue: "applications", count, elsewhere: 0, oldestAt: items[0]?.since ?? null, items };
}

async function differences(db: Platform["db"], { brandId }: StaffSignedIn): Promise<Queue> {
  const { count, first } = await differencesWaiting(db, brandId);
  const items = first.map(({ publicId, number, player, day, kind, units, currency, at }): Item => ({
    id: publicId,
    title: number ?? player ?? day,
    state: kind,
    amount: currency === null ? null : toWire({ units, currency }),
    since: at.toString(),
    second: false,
  }));
  const oldestAt = items[0]?.since ?? null;
  return { queue: "reconciliation", count, elsewhere: 0, oldestAt, items };
}

async function registers(platform: Platform, { brandId }: StaffSignedIn): Promise<Queue> {
  const due = await listsDue(platform, brandId);
  const now = await readClock(platform.db);
  const items = due.slice(0, SHOWN).map(({ brandId: of, register, state, loadedAt }): Item => ({
    id: `${of}:${register}`,
    title: register,
    state,
    amount: null,
    since: (loadedAt ?? now).toString(),
    second: false,
  }));
  const oldestAt = items[0]?.since ?? null;
  return { queue: "registers", count: due.length, elsewhere: 0, oldestAt, items };
}
