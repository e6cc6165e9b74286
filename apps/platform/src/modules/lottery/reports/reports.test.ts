import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { advanceIssues } from "../issues/advance-issues.ts";
import { payIssues } from "../issues/pay-issues.ts";
import { verifyLedger } from "../../wallet/index.ts";
import { type LotteryWorld, openLotteryWorld, units } from "../testing/lottery-world.ts";
import { voidByTwo } from "../testing/void-by-two.ts";

const { db, sites } = await useSites();
const { platform } = sites;
const [owner, cashier] = [await sites.staff("owner"), await sites.staff("cashier")];
const reason = "read from the board";
let world: LotteryWorld;
beforeAll(async () => {
  world = await openLotteryWorld(sites);
});
afterAll(async () => {
  expect((await verifyLedger(db)).green).toBe(true);
});

const php = (main: number) => ({ amount: units(main), currency: "PHP" });

/**
 * A draw of three dice that two orders were bet on, one big and one small, and that waits for a
 * result entered by staff.
 */
async function drawWithBets(): Promise<{ game: string; path: string }> {
  const game = await world.newGame({ rules: "k3", prizeMode: "Elott" });
  const { id, issueNo } = await world.newIssue(game);
  await db.run(sql`update lottery_issue set source = 'MANUAL' where id = ${id}`);
  for (const [pick, main] of [
    ["BIG", 10],
    ["SMALL", 4],
  ] as const) {
    const player = await world.playerWith(100n);
    const line = { market: "SIZE", picks: [pick], unit: units(main) };
    const { status } = await player.call("POST", "/lottery/orders", {
      key: randomUUID(),
      gameCode: game,
      issueNo,
      oddsVersion: 0,
      lines: [line],
    });
    expect(status).toBe(200);
  }
  await db.run(sql`
    update lottery_issue
    set open_at = open_at - interval '11 min', close_at = close_at - interval '11 min',
      draw_at = draw_at - interval '11 min'
    where id = ${id}`);
  await db.run(sql`update lottery_game set max_late_seconds = 86400 where code = ${game}`);
  while (await advanceIssues(platform));
  return { game, path: `/lottery/issues/${game}/${issueNo}` };
}

/** One types it in, another agrees, and everyone is paid. */
async function agree(path: string, dice: readonly number[]): Promise<void> {
  const { value } = await owner.call("POST", `${path}/results`, { outcome: { dice }, reason });
  expect(
    (await cashier.call("POST", `/lottery/results/${value.id}/approve`, { reason })).status,
  ).toBe(200);
  await payIssues(platform);
}

const reportOf = async (path: string, staff = owner) =>
  (await staff.call("GET", path.replace("issues", "reports"))).value;

describe("a draw's report", () => {
  test("LB-12 says by market and in all what was staked, paid and kept, after a result and after its correction", async () => {
    const { path, game } = await drawWithBets();
    expect(await reportOf(path)).toMatchObject({
      pools: [{ orders: 2, stake: php(14), payout: null, ggr: null }],
      markets: [{ payout: null, ggr: null }],
    });
    await agree(path, [6, 5, 4]);
    expect(await reportOf(path)).toMatchObject({
      status: "SETTLED",
      refused: [],
      pools: [
        {
          book: "play",
          orders: 2,
          stake: php(14),
          payout: { amount: "1950000" },
          ggr: { amount: "-550000" },
        },
      ],
      markets: [{ market: "SIZE", lines: 2, stake: php(14), payout: { amount: "1950000" } }],
    });
    await agree(path, [1, 2, 1]);
    expect(await reportOf(path)).toMatchObject({
      pools: [{ payout: { amount: "780000" } }],
      markets: [{ payout: { amount: "780000" } }],
    });
    const { value } = await owner.call("GET", `/lottery/reports?gameCode=${game}`);
    expect(value).toMatchObject({
      content: [{ gameCode: game, status: "SETTLED", pools: [{ ggr: { amount: "620000" } }] }],
      totalPages: 1,
    });
  });

  test("LB-12 shows a void draw's stakes as refunded, and neither as stake nor as payout", async () => {
    const { path } = await drawWithBets();
    await voidByTwo([owner, await sites.staff("owner")], path, reason);
    await payIssues(platform);
    expect(await reportOf(path)).toMatchObject({
      status: "VOIDED",
      pools: [{ stake: php(0), payout: php(0), ggr: php(0), refunded: php(14) }],
      markets: [{ stake: php(0), payout: php(0), refunded: php(14) }],
    });
  });

  test("shows a brand's staff the bets of their own players alone, and no page of the house", async () => {
    const { path } = await drawWithBets();
    const other = await db.row<{ id: bigint }>(sql`
      insert into brand (host, name, real_money, currency, country, zone, minimum_age)
      values ('other.example', 'Other', false, 'PHP', 'PH', 'Asia/Manila', 18)
      returning id`);
    const [ours, theirs] = [await sites.staff("owner", 1n), await sites.staff("owner", other?.id)];
    expect((await reportOf(path, ours)).pools).toHaveLength(1);
    expect(await reportOf(path, theirs)).toMatchObject({ pools: [], markets: [] });
    expect((await theirs.call("GET", "/lottery/reports")).value.content).toEqual([]);
    expect((await theirs.call("GET", "/lottery/reports?brand=1")).status).toBe(404);
    expect((await ours.call("GET", path)).status).toBe(403);
  });
});

test("LB-12 what a correction would cost is shown before anyone agrees, and asking changes nothing", async () => {
  const { path } = await drawWithBets();
  await agree(path, [6, 5, 4]);
  expect((await cashier.call("GET", `${path}/cost`)).value).toEqual([]);
  await owner.call("POST", `${path}/results`, { outcome: { dice: [1, 2, 1] }, reason });
  const before = await reportOf(path);
  expect((await cashier.call("GET", `${path}/cost`)).value).toEqual([
    {
      book: "play",
      now: { amount: "1950000", currency: "PHP" },
      after: { amount: "780000", currency: "PHP" },
    },
  ]);
  expect(await reportOf(path)).toEqual(before);
});

test("a draw is shown with what its result is made of and with every result typed in for it", async () => {
  const { path } = await drawWithBets();
  await agree(path, [6, 5, 4]);
  await owner.call("POST", `${path}/results`, { outcome: { dice: [1, 2, 1] }, reason });
  const { value } = await owner.call("GET", path);
  expect(value).toMatchObject({
    status: "SETTLED",
    version: 1,
    parts: [{ name: "dice", numbers: 3, list: true, width: null }],
    typedResults: [
      { version: 2, mine: true, decidedAt: null },
      { version: 1, accepted: true, decidedBy: cashier.username },
    ],
  });
  expect((await cashier.call("GET", path)).value.typedResults[0].mine).toBe(false);
  const north = await world.newGame({ rules: "vn-north" });
  const { issueNo } = await world.newIssue(north);
  expect(
    (await owner.call("GET", `/lottery/issues/${north}/${issueNo}`)).value.parts,
  ).toContainEqual({
    name: "G3",
    numbers: 6,
    list: true,
    width: 5,
  });
  const keno = await world.newGame({ rules: "keno" });
  const { issueNo: kenoNo } = await world.newIssue(keno);
  expect((await owner.call("GET", `/lottery/issues/${keno}/${kenoNo}`)).value.parts).toEqual([
    { name: "balls", numbers: 20, list: true, width: null },
  ]);
  expect((await owner.call("GET", `/lottery/issues/${north}/nosuch`)).code).toBe("NO_SUCH_ISSUE");
});
