import { openQueue } from "../../wallet/index.ts";
import { perPlatform } from "../../../per-platform.ts";
import type { Platform } from "../../../platform.ts";
import type { OddsMemory } from "../odds/odds-memory.ts";
import type { Bet } from "./bet.ts";
import { placeOrders, type Desk, type PlacedOrder } from "./place-orders.ts";
import { untilCurrent } from "./until-current.ts";

interface Job {
  readonly bet: Bet;
  readonly resolve: (answer: PlacedOrder) => void;
  readonly reject: (fault: unknown) => void;
}

/** While one transaction is written, another is decided, and the data of a third is read. */
const AT_ONCE = 3;
/** The wallet's chains below this number are for payouts. */
const FIRST_CHAIN = 10;

const queue = perPlatform(openOrderQueue);

/**
 * Queues a bet with all others in this process: many orders share a transaction, and a lone one
 * does not wait. Resolves after the commit.
 */
export function enqueue(platform: Platform, bet: Bet): Promise<PlacedOrder> {
  return queue(platform)(bet);
}

function openOrderQueue(platform: Platform): (bet: Bet) => Promise<PlacedOrder> {
  const odds: OddsMemory = new Map();
  const desks = Array.from({ length: AT_ONCE }, (_, at): Desk => ({
    wallet: platform.wallet,
    chain: FIRST_CHAIN + at,
    odds,
  }));
  const orders = openQueue<Job>({
    atOnce: AT_ONCE,
    // One player's orders run one after the other, so that a repeated key finds the first.
    key: ({ bet }) => bet.order.player.id,
    work: async (jobs, worker) => {
      const desk = desks[worker];
      if (!desk) throw new RangeError(`No worker ${worker}`);
      const { now, later } = apart(jobs);
      const answers = await place(platform, desk, now).catch((fault: unknown) => {
        if (now.length === 1) throw fault;
      });
      if (answers) now.forEach((job, at) => answer(job, answers[at]));
      // Each by itself, so that one that can't be placed does not affect others.
      else
        for (const job of now)
          await place(platform, desk, [job]).then(([one]) => answer(job, one), job.reject);
      for (const job of later) orders.push(job);
    },
  });
  return (bet) => new Promise((resolve, reject) => orders.push({ bet, resolve, reject }));
}

/** The first of each player and key, and the repeats. */
function apart(jobs: readonly Job[]): {
  readonly now: readonly Job[];
  readonly later: readonly Job[];
} {
  const seen = new Set<string>();
  const [now, later]: [Job[], Job[]] = [[], []];
  for (const job of jobs) {
    const name = `${job.bet.order.player.id}/${job.bet.order.key}`;
    (seen.has(name) ? later : now).push(job);
    seen.add(name);
  }
  return { now, later };
}

function answer(job: Job, placed: PlacedOrder | undefined): void {
  if (placed) job.resolve(placed);
  else job.reject(new Error("An order got no answer"));
}

async function place(
  { db, live }: Platform,
  desk: Desk,
  jobs: readonly Job[],
): Promise<readonly PlacedOrder[]> {
  const bets = jobs.map(({ bet }) => bet);
  const answers = await untilCurrent(() => db.inTransaction((tx) => placeOrders(tx, desk, bets)));
  live.publishBalances([
    ...new Set(bets.flatMap(({ order }, at) => (answers[at]?.ok ? [order.player.id] : []))),
  ]);
  return answers;
}
