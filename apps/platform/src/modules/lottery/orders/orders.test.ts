import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import { passTime } from "../../../testing/pass-time.ts";
import type { TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { switchGameForBrand, switchVendorForBrand } from "../../catalogue/index.ts";
import { verifyLedger } from "../../wallet/index.ts";
import { type LotteryWorld, ONE, openLotteryWorld, units } from "../testing/lottery-world.ts";

const { db, sites } = await useSites();
let world: LotteryWorld;
let game: string;
beforeAll(async () => {
  world = await openLotteryWorld(sites);
  game = await world.newGame();
});
afterAll(async () => {
  expect((await verifyLedger(db)).green).toBe(true);
});

const orderOf = (issueNo: string, lines: readonly object[], more: object = {}) => ({
  key: randomUUID(),
  gameCode: game,
  issueNo,
  oddsVersion: 0,
  lines,
  ...more,
});
const db2 = (picks: readonly string[], main = 1) => ({ market: "DB2", picks, unit: units(main) });
const place = (player: TestPlayer, body: object) => player.call("POST", "/lottery/orders", body);
const cashOf = async (player: TestPlayer) =>
  Number(((await sites.platform.wallet.balance(player.id))?.cash ?? 0n) / ONE);

describe("an order", () => {
  test("LB-12 takes its stake once, and its lines keep leading zeros and the odds they were accepted at", async () => {
    const player = await world.playerWith(100n);
    const { issueNo } = await world.newIssue(game);
    const { status, value } = await place(
      player,
      orderOf(issueNo, [db2(["07", "84"], 2), { market: "BAO2", picks: ["07"], unit: units(1) }]),
    );
    expect(status).toBe(200);
    expect(value).toMatchObject({ status: "ACCEPTED", stake: units(2 + 2 + 18), lineCount: 3 });
    expect(value.lines).toMatchObject([
      { market: "DB2", selection: "07", unit: units(2), count: 1, odds: [950_000] },
      { market: "DB2", selection: "84" },
      {
        market: "BAO2",
        selection: "07",
        unit: units(1),
        count: 18,
        cost: units(18),
        odds: [950_000],
      },
    ]);
    expect(await cashOf(player)).toBe(78);
  });

  test("LB-12 of a number marked twice is one line of twice the unit", async () => {
    const player = await world.playerWith(100n);
    const { issueNo } = await world.newIssue(game);
    const { value } = await place(
      player,
      orderOf(issueNo, [db2(["07", "08", "07"], 1), db2(["07"], 3)]),
    );
    expect(value.lines).toMatchObject([
      { selection: "07", unit: units(5) },
      { selection: "08", unit: units(1) },
    ]);
    expect(await cashOf(player)).toBe(94);
  });

  test("LB-12 sent again under its key is the same order, also when it comes five times at once, and other contents under the key are refused", async () => {
    const player = await world.playerWith(100n);
    const { issueNo } = await world.newIssue(game);
    const body = orderOf(issueNo, [db2(["11"], 10)]);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => place(player, body)));
    expect(new Set(answers.map(({ status, value }) => `${status} ${value.id}`)).size).toBe(1);
    expect(await cashOf(player)).toBe(90);
    expect(await place(player, { ...body, lines: [db2(["12"], 10)] })).toMatchObject({
      status: 409,
      code: "KEY_REUSED",
    });
    const found = await player.call("GET", `/lottery/orders/${body.key}`);
    expect(found.value).toEqual(answers[0]?.value);
    expect(
      (await (await world.playerWith(0n)).call("GET", `/lottery/orders/${body.key}`)).status,
    ).toBe(404);
  });

  test("LB-12 is refused as a whole where a part of it can't be bet, and nothing is taken", async () => {
    const player = await world.playerWith(100n);
    const { issueNo } = await world.newIssue(game);
    const no = async (lines: readonly object[], more: object = {}) =>
      (await place(player, orderOf(issueNo, lines, more))).code;
    expect(await no([db2(["7"])])).toBe("INVALID_PICKS");
    expect(await no([db2(["07"]), { market: "XIEN2", picks: ["07", "07"], unit: units(1) }])).toBe(
      "INVALID_PICKS",
    );
    expect(await no([{ market: "NOPE", picks: ["07"], unit: units(1) }])).toBe("UNKNOWN_MARKET");
    expect(await no([{ ...db2(["07"]), unit: "1" }])).toBe("INVALID_PICKS");
    expect(await no([{ ...db2(["07"]), unit: "1000" }])).toBe("UNIT_TOO_SMALL");
    expect(await no([db2(["07"], 300_000)])).toBe("UNIT_TOO_LARGE");
    expect(await no([db2(["07"], 30_000)])).toBe("PAYOUT_TOO_LARGE");
    expect(await no([{ ...db2(["07"]), multiple: 101 }])).toBe("NOT_ENOUGH_MONEY");
    expect(await no([db2(["07"])], { issueNo: "20000101" })).toBe("NOT_FOUND");
    expect(await cashOf(player)).toBe(100);
    expect(
      await db.row(
        sql`select count(*)::int as count from lottery_order where player = ${player.id}`,
      ),
    ).toEqual({ count: 0 });
    expect(
      await db.row(sql`
        select coalesce(sum(liability), 0)::int8 as sum
        from lottery_exposure e
        join lottery_issue i on i.id = e.issue_id
        where i.issue_no = ${issueNo}`),
    ).toEqual({ sum: 0n });
  });

  test("LB-12 has at most 1,000 lines", async () => {
    const player = await world.playerWith(2_000n);
    const { issueNo } = await world.newIssue(game);
    const all = Array.from({ length: 1_000 }, (_, n) => String(n).padStart(3, "0"));
    expect(
      (
        await place(
          player,
          orderOf(issueNo, [{ market: "DB3", picks: all, unit: units(1) }, db2(["07"])]),
        )
      ).code,
    ).toBe("TOO_MANY_LINES");
    const { value } = await place(
      player,
      orderOf(issueNo, [{ market: "DB3", picks: all, unit: units(1) }]),
    );
    expect(value).toMatchObject({ lineCount: 1_000, stake: units(1_000) });
  });

  test("is not read to its end when its picks come to the same few lines thousands of times", async () => {
    const player = await world.playerWith(10n);
    const { issueNo } = await world.newIssue(game);
    const same = Array.from({ length: 20 }, () => db2(Array.from({ length: 100 }, () => "07")));
    expect((await place(player, orderOf(issueNo, same))).code).toBe("TOO_MANY_LINES");
    const pairs = {
      market: "XIEN2",
      picks: Array.from({ length: 40 }, (_, n) => String(n).padStart(2, "0")),
      unit: units(1),
    };
    expect((await place(player, orderOf(issueNo, [pairs, pairs]))).code).toBe("TOO_MANY_LINES");
  });

  test("finds a draw that staff have recreated since it was last asked for", async () => {
    const player = await world.playerWith(10n);
    const { id, issueNo } = await world.newIssue(game, { opens: 60, status: "SCHEDULED" });
    expect((await place(player, orderOf(issueNo, [db2(["07"])]))).code).toBe("ISSUE_CLOSED");
    const other = await world.newIssue(game);
    await db.run(sql`delete from lottery_issue where id = ${id}`);
    await db.run(sql`update lottery_issue set issue_no = ${issueNo} where id = ${other.id}`);
    expect((await place(player, orderOf(issueNo, [db2(["07"])]))).status).toBe(200);
  });
});

describe("an order is refused", () => {
  test.each([
    ["SCHEDULED", { opens: 60, status: "SCHEDULED" }],
    ["open, but its time is over", { closes: 0 }],
    ["LOCKED", { status: "LOCKED" }],
    ["VOIDED", { status: "VOIDED" }],
  ])("LB-12 when its draw is %s", async (_state, parts) => {
    const player = await world.playerWith(10n);
    const { issueNo } = await world.newIssue(game, parts);
    expect(await place(player, orderOf(issueNo, [db2(["07"])]))).toMatchObject({
      status: 409,
      code: "ISSUE_CLOSED",
    });
    expect(await cashOf(player)).toBe(10);
  });

  test("LB-12 while the house, or the player's brand, has the game or its vendor off", async () => {
    const own = await world.newGame();
    const player = await world.playerWith(10n);
    const { issueNo } = await world.newIssue(own);
    const code = async () =>
      (await place(player, { ...orderOf(issueNo, [db2(["07"])]), gameCode: own })).code;
    await db.inTransaction((tx) => switchGameForBrand(tx, 1n, own.toLowerCase(), false));
    expect(await code()).toBe("GAME_OFF");
    await db.inTransaction((tx) => switchGameForBrand(tx, 1n, own.toLowerCase(), true));
    await db.inTransaction((tx) => switchVendorForBrand(tx, 1n, world.vendorId, false));
    expect(await code()).toBe("GAME_OFF");
    await db.inTransaction((tx) => switchVendorForBrand(tx, 1n, world.vendorId, true));
    await db.run(sql`update lottery_game set enabled = false where code = ${own}`);
    expect(await code()).toBe("GAME_OFF");
    await db.run(sql`update lottery_game set enabled = true where code = ${own}`);
    expect(await code()).toBeUndefined();
  });

  test("LB-12 to who has excluded themselves, is blocked, or would cross a limit of their own", async () => {
    const player = await world.playerWith(100n);
    const { issueNo } = await world.newIssue(game);
    const house = (command: object) =>
      db.inTransaction((tx) =>
        sites.platform.wallet.append(tx, [
          { player: player.id, key: randomUUID(), ...command } as never,
        ]),
      );
    const code = async () => (await place(player, orderOf(issueNo, [db2(["07"], 10)]))).code;
    await house({ kind: "limit", singleBet: 5n * ONE });
    expect(await code()).toBe("LIMIT_REACHED");
    await house({ kind: "limit", singleBet: null });
    await house({ kind: "block" });
    expect(await code()).toBe("PLAYER_DISABLED");
    await house({ kind: "unblock" });
    expect(await code()).toBeUndefined();
    await house({ kind: "exclude", until: Temporal.Now.instant().add({ hours: 1 }) });
    expect(await code()).toBe("PLAYER_DISABLED");
    expect(await cashOf(player)).toBe(90);
  });
});

describe("under the profiles of a brand", () => {
  test("a lottery that is closed takes no order, and keeps what it took", async () => {
    const player = await world.playerWith(100n);
    const { issueNo } = await world.newIssue(game);
    expect((await place(player, orderOf(issueNo, [db2(["07"], 10)]))).status).toBe(200);
    await chooseProfiles(db, ["SE"]);
    // Its law wants limits before all else.
    for (const name of ["dailyDeposit", "weeklyDeposit", "monthlyDeposit"])
      await player.call("POST", "/limits", { name, amount: "100000000" });
    expect((await place(player, orderOf(issueNo, [db2(["07"], 10)]))).code).toBe("GAME_OFF");
    expect(await cashOf(player)).toBe(90);
  });

  test("an order in a currency without a lowest stake, and one of who is too young, are refused", async () => {
    const player = await world.playerWith(100n);
    const { issueNo } = await world.newIssue(game);
    const code = async () => (await place(player, orderOf(issueNo, [db2(["07"], 10)]))).code;
    await chooseProfiles(db, ["KE"]);
    expect(await code()).toBe("GAME_OFF");
    await chooseProfiles(db, ["MT"]);
    expect(await code()).toBeUndefined();
    await db.run(sql`
      insert into player_profile (player_id, birthday)
      values (${player.id}, current_date - interval '17 years')
      on conflict (player_id) do update set birthday = excluded.birthday`);
    passTime(60_000);
    expect(await code()).toBe("PLAYER_DISABLED");
  });
});
