import { sql } from "@perya/postgres/sql";
import { apart } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestStaff, TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { untilWaiting } from "../../../testing/waiting.ts";
import { verifyLedger } from "../../wallet/index.ts";
import {
  type LotteryWorld,
  openLotteryWorld,
  placeLines,
  units,
} from "../testing/lottery-world.ts";
import { advanceIssues } from "./advance-issues.ts";
import { lockIssue } from "./issues.store.ts";
import { payIssues } from "./pay-issues.ts";

const { db, sites } = await useSites();
const { platform } = sites;
const [ana, ben, cashier] = [
  await sites.staff("owner"),
  await sites.staff("owner"),
  await sites.staff("cashier"),
];
const reason = "The machine fell over";
let world: LotteryWorld;
beforeAll(async () => {
  world = await openLotteryWorld(sites);
});
afterAll(async () => {
  expect((await verifyLedger(db)).green).toBe(true);
});

type Source = "MANUAL" | "FEED" | "RNG";

/**
 * A draw of three dice that is on sale, with an order of 10 on big and one of 4 on small by players
 * who had 100 each.
 */
async function drawOnSale(source: Source) {
  const game = await world.newGame({ rules: "k3", prizeMode: "Elott" });
  const { id, issueNo } = await world.newIssue(game);
  await db.run(sql`update lottery_issue set source = ${source} where id = ${id}`);
  await db.run(sql`update lottery_game set max_late_seconds = 86400 where code = ${game}`);
  const players = await Promise.all([world.playerWith(100n), world.playerWith(100n)]);
  const bet = async (player: TestPlayer, pick: string, main: number) =>
    expect(
      (
        await placeLines(player, game, issueNo, [
          { market: "SIZE", picks: [pick], unit: units(main) },
        ])
      ).status,
    ).toBe(200);
  await bet(players[0], "BIG", 10);
  await bet(players[1], "SMALL", 4);
  const path = `/lottery/issues/${game}/${issueNo}`;
  return {
    id,
    game,
    issueNo,
    path,
    shown: async () => (await ana.call("GET", path)).value,
    voidIt: (by: TestStaff = ana, why = reason) => by.call("POST", `${path}/void`, { reason: why }),
    /** Lets this many seconds of the draw's time go by. */
    pass: (seconds: number) =>
      db.run(sql`
        update lottery_issue
        set open_at = open_at - make_interval(secs => ${seconds}),
          close_at = close_at - make_interval(secs => ${seconds}),
          draw_at = draw_at - make_interval(secs => ${seconds})
        where id = ${id}`),
    /** What the players have, in main units. */
    cash: async () => {
      await payIssues(platform);
      return Promise.all(
        players.map(
          async ({ call }) =>
            Number((await call("GET", "/balance")).value.sumBalance.amount) / 100_000,
        ),
      );
    },
  };
}

const SALES_SECONDS = 660;

/** The same after its time, with its sales closed, while nobody here has the result. */
async function drawThatWaits(source: Source) {
  const draw = await drawOnSale(source);
  await draw.pass(SALES_SECONDS);
  while (await advanceIssues(platform));
  return draw;
}

const decide = (id: string, decision: string, by: TestStaff = ben) =>
  by.call("POST", `/approvals/${id}/${decision}`, { reason });
const waiting = async (game: string, by: TestStaff = ben) =>
  (await by.call("GET", "/approvals")).value.filter(({ subject }: { subject: string }) =>
    subject.startsWith(`${game}:`),
  );

test.each([
  ["MANUAL", "typed in by two people"],
  ["FEED", "read from a feed"],
] as const)(
  "one person alone can't void a draw after its time whose result comes from elsewhere (%s); two can, and every bet is given back",
  async (source, words) => {
    const { game, issueNo, shown, voidIt, cash } = await drawThatWaits(source);
    expect(await shown()).toMatchObject({
      status: "DRAWING",
      voiding: { twoPeople: true, request: null },
    });
    const asked = await voidIt();
    expect(asked).toMatchObject({ status: 200, value: { approvalId: expect.any(String) } });
    const { approvalId } = asked.value;
    expect(await shown()).toMatchObject({
      status: "DRAWING",
      voiding: {
        twoPeople: true,
        request: { approvalId, title: "Void a draw", askedBy: ana.username, reason },
      },
    });
    expect(await cash()).toEqual([90, 96]);
    for (const by of [ana, ben])
      expect(await voidIt(by)).toMatchObject({ status: 409, code: "ASKED_ALREADY" });
    expect(await decide(approvalId, "approve", ana)).toMatchObject({
      status: 403,
      code: "OWN_REQUEST",
    });
    expect(await decide(approvalId, "approve", cashier)).toMatchObject({
      status: 403,
      code: "NOT_ALLOWED",
    });
    expect(await shown()).toMatchObject({ status: "DRAWING" });
    expect(await waiting(game)).toMatchObject([
      {
        id: approvalId,
        kind: "lottery.void",
        title: "Void a draw",
        subject: `${game}:${issueNo}`,
        about: `${game} ${issueNo}`,
        reason,
        details: [
          { label: "Drawn", value: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/) },
          { label: "Results", value: words },
          { label: "Orders to refund", value: "2" },
        ],
      },
    ]);

    expect((await decide(approvalId, "approve")).status).toBe(200);
    expect(await shown()).toMatchObject({ status: "VOIDED", voidReason: reason, voiding: null });
    expect(await cash()).toEqual([100, 100]);
    const trail = await db.rows(sql`
      select actor, action, reason from audit_row
      where subject = ${`${game}:${issueNo}`} and action like 'lottery.%'
      order by n`);
    expect(trail).toEqual([
      { actor: ana.username, action: "lottery.void.ask", reason },
      { actor: `${ana.username} and ${ben.username}`, action: "lottery.issue.void", reason },
    ]);
  },
);

test("every open page hears of a draw that two people voided", async () => {
  const { game, issueNo, voidIt } = await drawThatWaits("MANUAL");
  const { approvalId } = (await voidIt()).value;
  const player = await sites.player();
  const heard: unknown[] = [];
  const stop = platform.live.listen(player.id, (event) => heard.push(event));
  await decide(approvalId, "approve");
  stop();
  expect(heard).toContainEqual({ type: "lottery", gameCode: game, issueNo, status: "VOIDED" });
});

test("what was typed for a draw is dropped when two people void it", async () => {
  const { game, path, voidIt } = await drawThatWaits("MANUAL");
  expect(
    (await cashier.call("POST", `${path}/results`, { outcome: { dice: [6, 5, 4] }, reason }))
      .status,
  ).toBe(200);
  await decide((await voidIt()).value.approvalId, "approve");
  expect((await cashier.call("GET", path)).value.typedResults).toMatchObject([
    { accepted: false, decidedBy: `${ana.username} and ${ben.username}` },
  ]);
  expect(await waiting(game)).toEqual([]);
});

test("the request is refused when the draw got its result meanwhile, and its bets are paid by that", async () => {
  const { path, shown, voidIt, cash } = await drawThatWaits("MANUAL");
  const { approvalId } = (await voidIt()).value;
  for (const by of [ana, cashier])
    await by.call("POST", `${path}/results`, { outcome: { dice: [6, 5, 4] }, reason });
  const sentence = "The outcome of this draw is known, so it can no longer be voided.";
  expect(await decide(approvalId, "approve")).toMatchObject({
    status: 409,
    code: "OUTCOME_KNOWN",
    message: sentence,
  });
  expect(await shown()).toMatchObject({ status: "RESULTED", voiding: null });
  expect(await cash()).toEqual([109.5, 96]);
  expect(await decide(approvalId, "approve")).toMatchObject({ code: "OUTCOME_KNOWN" });
  expect((await decide(approvalId, "reject")).status).toBe(200);
});

test("the request is refused when the clock has voided the draw meanwhile", async () => {
  const { pass, shown, voidIt, cash } = await drawThatWaits("FEED");
  const { approvalId } = (await voidIt()).value;
  await pass(2 * 86_400);
  while (await advanceIssues(platform));
  expect(await decide(approvalId, "approve")).toMatchObject({
    status: 409,
    code: "OVER",
    message: "This draw is already void.",
  });
  expect(await shown()).toMatchObject({ status: "VOIDED", voidReason: "TOO_LATE" });
  expect(await cash()).toEqual([100, 100]);
});

test("a request that was rejected or taken back voids nothing, and can be made again", async () => {
  const { game, shown, voidIt, cash } = await drawThatWaits("MANUAL");
  const first = (await voidIt()).value.approvalId;
  expect((await decide(first, "reject")).status).toBe(200);
  const second = (await voidIt()).value.approvalId;
  expect((await decide(second, "take-back", ana)).status).toBe(200);
  expect(await waiting(game)).toEqual([]);
  for (const id of [first, second])
    expect(await decide(id, "approve")).toMatchObject({ code: "NO_SUCH_APPROVAL" });
  expect(await shown()).toMatchObject({ status: "DRAWING", voiding: { request: null } });
  expect(await cash()).toEqual([90, 96]);
  expect((await voidIt()).value.approvalId).not.toBe(second);
});

test.each([
  ["MANUAL", "on sale", "OPEN"],
  ["FEED", "on sale", "OPEN"],
  ["MANUAL", "between its close and its time", "LOCKED"],
] as const)(
  "one person alone still voids a draw (%s) %s: nobody knows its result before",
  async (source, _when, status) => {
    const { id, game, shown, voidIt, cash } = await drawOnSale(source);
    if (status === "LOCKED")
      await db.run(sql`
        update lottery_issue set close_at = clock_timestamp() - interval '1 s' where id = ${id}`);
    while (await advanceIssues(platform));
    expect(await shown()).toMatchObject({ status });
    expect((await shown()).voiding).toEqual({ twoPeople: false, request: null });
    expect(await voidIt()).toMatchObject({ status: 200, value: { approvalId: null } });
    expect(await shown()).toMatchObject({ status: "VOIDED", voidReason: reason });
    expect(await cash()).toEqual([100, 100]);
    expect(await waiting(game)).toEqual([]);
  },
);

test("one person alone voids a draw that is made here while it has no outcome, also after its time", async () => {
  const { id, pass, shown, voidIt, cash } = await drawOnSale("RNG");
  await pass(SALES_SECONDS);
  await db.run(sql`update lottery_issue set status = 'DRAWING' where id = ${id}`);
  expect((await shown()).voiding).toEqual({ twoPeople: false, request: null });
  expect(await voidIt()).toMatchObject({ value: { approvalId: null } });
  expect(await cash()).toEqual([100, 100]);
});

test("who asked to void a draw before its time and had to wait for it until then needs a second person", async () => {
  const { id, shown, voidIt, cash } = await drawOnSale("MANUAL");
  const line: { asked?: ReturnType<typeof voidIt> } = {};
  await db.inTransaction(async (tx) => {
    await lockIssue(tx, id);
    line.asked = apart(() => voidIt());
    await apart(() => untilWaiting(db));
    // Its time comes while the request waits for the draw.
    await tx.run(sql`
      update lottery_issue
      set close_at = clock_timestamp() - interval '1 s', draw_at = clock_timestamp()
      where id = ${id}`);
  });
  expect((await line.asked)?.value).toEqual({ approvalId: expect.any(String) });
  expect((await shown()).status).not.toBe("VOIDED");
  expect(await cash()).toEqual([90, 96]);
});
