import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Platform } from "../../../platform.ts";
import { openPlatform } from "../../../open-platform.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { verifyLedger } from "../../wallet/index.ts";
import { defaultLimits } from "../limits/limits.ts";
import { upsertLimits } from "../limits/limits.store.ts";
import { openLotteryWorld, ONE, type LotteryWorld } from "../testing/lottery-world.ts";
import { cancelOrder } from "./cancel-order.ts";
import type { AskedLine } from "./order.ts";
import { placeOrder } from "./place-order.ts";

const { db, sites } = await useSites();
let world: LotteryWorld;
let servers: readonly Platform[];
/** The cap of one number of DB2 and BAO2 is 9,500 main units. */
const CAP = 9_500n * ONE;
beforeAll(async () => {
  world = await openLotteryWorld(sites);
  servers = [sites.platform, await openPlatform(sites.platform.config)];
  await upsertLimits(db, { ...defaultLimits("PHP"), bankroll: 1_900_000n * ONE }, "test");
});
afterAll(async () => {
  await servers[1]?.close();
});

const NUMBERS = ["07", "08", "39", "68", "86", "99"] as const;

const randomLine: fc.Arbitrary<AskedLine> = fc
  .record({
    main: fc.constantFrom(1, 2, 5, 12),
    step: fc.constantFrom(100 as const, 100 as const, 90 as const, 50 as const),
    market: fc.constantFrom("DB2", "DB2", "BAO2", "XIEN2"),
    number: fc.constantFrom(...NUMBERS),
    third: fc.constantFrom("68", "99"),
  })
  .map(({ main, step, market, number, third }) => {
    const picks = market === "XIEN2" ? ["07", "39", third] : [number];
    return { unit: BigInt(main) * ONE, step, market, picks };
  });

/** An order, on one of two servers, and whether it is taken back. */
const randomBet = fc.record({
  server: fc.nat({ max: 1 }),
  lines: fc.array(randomLine, { minLength: 1, maxLength: 3 }),
  back: fc.oneof(
    { weight: 6, arbitrary: fc.constant(false) },
    { weight: 4, arbitrary: fc.constant(true) },
  ),
});
/** What twelve people do at the same time, each bet after bet. */
type RandomBet = typeof randomBet extends fc.Arbitrary<infer Bet> ? Bet : never;
const randomEvening = fc.array(fc.array(randomBet, { minLength: 30, maxLength: 30 }), {
  minLength: 12,
  maxLength: 12,
});

function serverAt(at: number): Platform {
  const server = servers[at % servers.length];
  if (!server) throw new Error("No server");
  return server;
}

function place(
  server: Platform,
  player: bigint,
  gameCode: string,
  issueNo: string,
  lines: readonly AskedLine[],
) {
  const bettor = { id: player, brandId: 1n, currency: "PHP", book: "play", excluded: false };
  return placeOrder(server, {
    player: bettor,
    key: randomUUID(),
    gameCode,
    issueNo,
    oddsVersion: 0,
    lines,
    chaseId: null,
  });
}

/** How often the odds of a market are counted as exposure. */
const HITS: Readonly<Record<string, bigint>> = { DB2: 1n, BAO2: 4n, XIEN2: 1n };

/**
 * What the counters of an issue must stand at, computed from the lines of orders that are not
 * cancelled.
 */
async function computed(issueId: bigint): Promise<Record<string, string>> {
  const lines = await db.rows<{
    market: string;
    selection: string;
    unit: bigint;
    count: number;
    odds: number;
  }>(sql`
    select market, selection, unit_minor as unit, count, odds[1] as odds
    from lottery_line line
    join lottery_order o on o.id = line.order_id
    where line.issue_id = ${issueId} and o.cancelled_at is null`);
  const sums = new Map<string, { liability: bigint; stake: bigint }>();
  for (const { market, selection, unit, count, odds } of lines) {
    const name = `${market} ${market === "XIEN2" ? "" : selection}`;
    const sum = sums.get(name) ?? { liability: 0n, stake: 0n };
    sum.liability += ((unit * BigInt(odds)) / 10_000n) * (HITS[market] ?? 0n) * 1_000n;
    sum.stake += unit * BigInt(count) * 1_000n;
    sums.set(name, sum);
  }
  return Object.fromEntries(
    [...sums].map(([name, { liability, stake }]) => [name, `${liability} ${stake}`]),
  );
}

async function counted(issueId: bigint): Promise<Record<string, string>> {
  const rows = await db.rows<{ name: string; liability: bigint; stake: bigint }>(sql`
    select market || ' ' || selection as name, liability, stake from lottery_exposure
    where issue_id = ${issueId} and (liability <> 0 or stake <> 0)`);
  return Object.fromEntries(
    rows.map(({ name, liability, stake }) => [name, `${liability} ${stake}`]),
  );
}

test("LB-12 after hundreds of random orders and cancellations on two servers at once, every counter is the sum of the lines that stand, and no money is made or lost", async () => {
  // The order in which they meet is the machine's; one evening a run is enough.
  await fc.assert(fc.asyncProperty(randomEvening, proveEvening), {
    numRuns: 1,
    endOnFailure: true,
  });
});

async function proveEvening(evening: readonly (readonly RandomBet[])[]): Promise<void> {
  const game = await world.newGame({ cancelSeconds: 600 });
  const { id, issueNo } = await world.newIssue(game);
  const MAIN = 1_500n;
  const players = await Promise.all(Array.from({ length: 6 }, () => world.playerWith(MAIN)));
  const refusals = new Set<string>();
  let [placed, cancelled] = [0, 0];
  const bettor = async (bets: readonly RandomBet[], at: number) => {
    const player = players[at % players.length]?.id ?? 0n;
    for (const { server, lines, back } of bets) {
      const { db: base, wallet } = serverAt(server);
      const order = await place(serverAt(server), player, game, issueNo, lines);
      if (!order.ok) refusals.add(order.refusal);
      else placed++;
      if (!order.ok || !back) continue;
      expect(
        (await base.inTransaction((tx) => cancelOrder(tx, wallet, player, order.value.id))).ok,
      ).toBe(true);
      cancelled++;
    }
  };
  await Promise.all(evening.map(bettor));

  expect(placed - cancelled).toBeGreaterThan(20);
  expect(cancelled).toBeGreaterThan(10);
  expect(refusals).toContain("ODDS_CHANGED");
  expect(await counted(id)).toEqual(await computed(id));
  const most = await db.row<{ most: bigint }>(sql`
    select max(liability) as most from lottery_exposure
    where issue_id = ${id} and market <> 'XIEN2'`);
  expect(most?.most).toBeLessThanOrEqual(CAP);
  const money = await db.rows<{
    player: bigint;
    cash: bigint;
    stood: bigint;
    counted: bigint;
    payout: bigint;
    sums: bigint;
  }>(sql`
    select a.player, a.cash, coalesce(sum(o.stake), 0)::int8 as stood,
      coalesce(sum(o.max_payout), 0)::int8 as payout, max(p.stake) as counted,
      max(p.max_payout) as sums
    from wallet_account a
    left join lottery_order o on o.player = a.player and o.cancelled_at is null
    left join lottery_player_issue p on p.player = a.player and p.issue_id = ${id}
    where a.player = any (${players.map((one) => one.id)}::int8[])
    group by a.player, a.cash`);
  expect(money).toHaveLength(players.length);
  for (const one of money) {
    expect(one.cash + one.stood).toBe(MAIN * ONE);
    expect([one.counted, one.sums]).toEqual([one.stood, one.payout]);
  }
  expect((await verifyLedger(db)).green).toBe(true);
}

test("LB-12 two servers that sell one number to its cap never sell more of it at a price than that price is offered for", async () => {
  const game = await world.newGame();
  const { id, issueNo } = await world.newIssue(game);
  const players = await Promise.all(Array.from({ length: 8 }, () => world.playerWith(10_000n)));
  const bettor = async (at: number) => {
    for (let bet = at; ; bet++) {
      const player = players[at % players.length]?.id ?? 0n;
      const unit = [1n, 1n, 2n, 3n][bet % 4] ?? 1n;
      const order = await place(serverAt(bet), player, game, issueNo, [
        { market: "DB2", picks: ["68"], unit: unit * ONE, step: 50 },
      ]);
      if (!order.ok) return order.refusal;
    }
  };
  const ends = await Promise.all(Array.from({ length: 24 }, (_, at) => bettor(at)));
  expect(new Set(ends)).toEqual(new Set(["EXPOSURE_FULL"]));
  expect(await counted(id)).toEqual(await computed(id));
  const lines = await db.rows<{ odds: number; liability: bigint }>(sql`
    select odds[1] as odds, (unit_minor * odds[1] / 10000 * 1000)::int8 as liability
    from lottery_line
    where issue_id = ${id}`);
  const sold = (...odds: number[]) =>
    lines
      .filter((line) => odds.includes(line.odds))
      .reduce((sum, { liability }) => sum + liability, 0n);
  const largest = 3n * 95n * ONE;
  const [full, less, half] = [950_000, 855_000, 475_000];
  // The last line sold at a price was sold while all that was sold at it, and dearer, was below its
  // bound.
  expect(sold(full)).toBeLessThanOrEqual((CAP * 60n) / 100n + largest);
  expect(sold(full, less)).toBeLessThanOrEqual((CAP * 85n) / 100n + largest);
  expect(sold(full, less, half)).toBeLessThanOrEqual(CAP);
  for (const odds of [full, less, half]) expect(sold(odds)).toBeGreaterThan(0n);
  expect(sold(full, less, half)).toBeGreaterThan((CAP * 95n) / 100n);
});
