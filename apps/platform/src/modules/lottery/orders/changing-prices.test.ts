import { sql } from "@perya/postgres/sql";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { TestStaff } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { defaultLimits } from "../limits/limits.ts";
import { upsertLimits } from "../limits/limits.store.ts";
import {
  type LotteryWorld,
  ONE,
  openLotteryWorld,
  placeLines,
  units,
} from "../testing/lottery-world.ts";

const { db, sites } = await useSites();
let world: LotteryWorld;
let staff: TestStaff;
beforeAll(async () => {
  world = await openLotteryWorld(sites);
  staff = await sites.staff("owner");
});

const liabilities = async (issueNo: string) =>
  Object.fromEntries(
    (
      await db.rows<{ name: string; liability: bigint }>(sql`
        select market || ' ' || selection as name, liability
        from lottery_exposure e
        join lottery_issue i on i.id = e.issue_id
        where i.issue_no = ${issueNo}`)
    ).map(({ name, liability }) => [name, Number(liability / ONE)]),
  );

describe("odds", () => {
  test("LB-12 that change between looking and betting are asked for again, and bets before keep theirs", async () => {
    const game = await world.newGame({ rules: "keno", prizeMode: "Elott" });
    const { issueNo } = await world.newIssue(game);
    const player = await world.playerWith(100n);
    const { value: profile } = await staff.call("GET", "/lottery/odds/Elott/keno");
    const [{ market, selection, prices }] = profile.returns;
    const line = { market, picks: [selection], unit: units(1) };
    const before = await placeLines(player, game, issueNo, [line]);
    const [old] = before.value.lines[0].odds;
    const change = {
      from: profile.version,
      change: { prices: { [prices[0]]: old - 500 } },
      reason: "a quieter evening",
    };
    expect(await staff.call("POST", "/lottery/odds/Elott/keno", change)).toMatchObject({
      status: 200,
      value: { version: 1 },
    });
    expect(await staff.call("POST", "/lottery/odds/Elott/keno", change)).toMatchObject({
      code: "CHANGED_MEANWHILE",
    });
    expect(await placeLines(player, game, issueNo, [line])).toMatchObject({
      status: 409,
      code: "ODDS_CHANGED",
      value: { oddsVersion: 1 },
    });
    expect((await placeLines(player, game, issueNo, [line], 1)).value.lines).toMatchObject([
      { odds: [old - 500] },
    ]);
    expect(
      (await player.call("GET", `/lottery/orders/${before.value.key}`)).value.lines,
    ).toMatchObject([{ odds: [old] }]);
  });

  test("that give back less than 70 or more than 99.5 % at any price are refused", async () => {
    const game = await world.newGame({ rules: "vn-north" });
    const { value: profile } = await staff.call("GET", "/lottery/odds/SEA/vn-north");
    expect(profile.returns.every((one: { inRange: boolean }) => one.inRange)).toBe(true);
    const bao = profile.returns.find((one: { market: string }) => one.market === "BAO2");
    expect(bao).toMatchObject({ return: 9_500 });
    for (const odds of [690_000, 996_000]) {
      const body = {
        from: 0,
        change: { prices: { [bao.prices[0]]: odds } },
        reason: "to be refused",
      };
      expect(await staff.call("POST", "/lottery/odds/SEA/vn-north", body)).toMatchObject({
        status: 422,
        code: "RETURN_OUT_OF_RANGE",
        value: expect.stringContaining("BAO2"),
      });
    }
    expect(
      await staff.call("POST", "/lottery/odds/SEA/vn-north", {
        from: 0,
        change: { prices: { NOPE: 1 } },
        reason: "to be refused",
      }),
    ).toMatchObject({ code: "UNKNOWN_PRICE" });
    expect(game).toBeTruthy();
  });
});

describe("odds out of range", () => {
  test("are asked for by one and approved by another, who sees each price and return from and to; the asker can't approve them", async () => {
    const { value: profile } = await staff.call("GET", "/lottery/odds/Elott/vn-south");
    const bao = profile.returns.find((one: { market: string }) => one.market === "BAO2");
    const price: string = bao.prices[0];
    const was: number = profile.prices[price];
    const ask = (odds: number) =>
      staff.call("POST", "/lottery/odds/Elott/vn-south/requests", {
        from: profile.version,
        change: { prices: { [price]: odds } },
        reason: "A weekend offer",
      });
    expect(await ask(was)).toMatchObject({ status: 422, code: "NEEDS_NO_SECOND" });
    const wanted = was * 2;
    const asked = await ask(wanted);
    expect(asked.value).toMatchObject({ status: "WAITING" });
    expect(await ask(wanted)).toMatchObject({ status: 409, code: "ASKED_ALREADY" });
    const approve = (by = staff) => by.call("POST", `/approvals/${asked.value.approvalId}/approve`);
    const second = await sites.staff("owner");
    const shown = (await second.call("GET", "/approvals")).value.find(
      ({ id }: { id: string }) => id === asked.value.approvalId,
    );
    expect(shown.details).toContainEqual({
      label: `Price ${price}`,
      value: `${was / 10_000} → ${wanted / 10_000}`,
    });
    expect(shown.details).toContainEqual(
      expect.objectContaining({ value: expect.stringMatching(/^\d+\.\d\d % → \d{3}\.\d\d %$/) }),
    );
    expect(await approve()).toMatchObject({ status: 403, code: "OWN_REQUEST" });
    expect((await staff.call("GET", "/lottery/odds/Elott/vn-south")).value.version).toBe(
      profile.version,
    );
    expect((await approve(second)).status).toBe(200);
    const { value: after } = await staff.call("GET", "/lottery/odds/Elott/vn-south");
    expect(after).toMatchObject({ version: profile.version + 1, prices: { [price]: wanted } });
    expect(after.versions[0]).toMatchObject({
      reason: "A weekend offer",
      madeBy: expect.stringContaining(" and "),
    });
  });

  test("that were changed meanwhile are not approved any more", async () => {
    const { value: profile } = await staff.call("GET", "/lottery/odds/Lott/vn-south");
    const [one] = profile.returns;
    const price: string = one.prices[0];
    const change = (path: string, odds: number) =>
      staff.call("POST", `/lottery/odds/Lott/vn-south${path}`, {
        from: profile.version,
        change: { prices: { [price]: odds } },
        reason: "A weekend offer",
      });
    const { value } = await change("/requests", profile.prices[price] * 2);
    expect((await change("", Math.round(profile.prices[price] * 0.99))).status).toBe(200);
    const second = await sites.staff("owner");
    expect(await second.call("POST", `/approvals/${value.approvalId}/approve`)).toMatchObject({
      status: 409,
      code: "CHANGED_MEANWHILE",
    });
    expect((await staff.call("GET", "/lottery/odds/Lott/vn-south")).value.version).toBe(
      profile.version + 1,
    );
  });
});

describe("exposure", () => {
  test("LB-12 lowers the price of a number at 60 and 85 % of its cap, closes it at the cap, and says what is left", async () => {
    const game = await world.newGame();
    const { issueNo } = await world.newIssue(game);
    const player = await world.playerWith(10_000n);
    // The cap of one number of DB2 is 50 basis points: 9,500 main units, which is 100 at 95.
    const limits = { ...defaultLimits("PHP"), maxUnit: 100_000n * ONE };
    await upsertLimits(db, { ...limits, bankroll: 1_900_000n * ONE }, "test");
    onTestFinished(() => upsertLimits(db, limits, "test"));
    const bet = (main: number, more: object = {}) =>
      placeLines(player, game, issueNo, [
        { market: "DB2", picks: ["68"], unit: units(main), ...more },
      ]);
    expect(await bet(101)).toMatchObject({
      status: 409,
      code: "EXPOSURE_FULL",
      value: { full: { market: "DB2", selection: "68", unit: units(100) } },
    });
    expect((await bet(61)).value.lines[0].odds).toEqual([950_000]);
    expect(await bet(1)).toMatchObject({
      status: 409,
      code: "ODDS_CHANGED",
      value: { steps: [{ market: "DB2", selection: "68", step: 90 }] },
    });
    expect(
      (await placeLines(player, game, issueNo, [{ market: "DB2", picks: ["69"], unit: units(1) }]))
        .status,
    ).toBe(200);
    expect((await bet(28, { step: 90 })).value.lines[0].odds).toEqual([855_000]);
    expect(await bet(1, { step: 90 })).toMatchObject({
      code: "ODDS_CHANGED",
      value: { steps: [{ step: 50 }] },
    });
    // The list of lotteries may be a second old, and the game is new.
    await expect
      .poll(async () => (await player.call("GET", `/lottery/games/${game}`)).value?.steps)
      .toEqual([{ market: "DB2", selection: "68", step: 50 }]);
    const { code, value } = await bet(100, { step: 50 });
    expect(code).toBe("EXPOSURE_FULL");
    expect((await bet(Number(BigInt(value.full.unit) / ONE), { step: 50 })).status).toBe(200);
    const board = (await staff.call("GET", `/lottery/exposure/${game}/${issueNo}`)).value;
    expect(board.lines[0]).toMatchObject({
      market: "DB2",
      selection: "68",
      cap: units(9_500),
      step: 50,
    });
    expect(Number(board.lines[0].liability)).toBeLessThanOrEqual(Number(board.lines[0].cap));
  });

  test("LB-12 counts a number of bao lô four times, and xiên in one pool of its market", async () => {
    const game = await world.newGame();
    const { issueNo } = await world.newIssue(game);
    const player = await world.playerWith(1_000n);
    await placeLines(player, game, issueNo, [
      { market: "BAO2", picks: ["07"], unit: units(1) },
      { market: "XIEN2", picks: ["01", "02", "03"], unit: units(1) },
    ]);
    expect(await liabilities(issueNo)).toEqual({ "BAO2 07": 380, "XIEN2 ": 105 });
  });
});

describe("an order that is cancelled", () => {
  test("LB-12 gives the stake back once and frees what it had reserved, while the draw is open and the game allows it", async () => {
    const game = await world.newGame({ cancelSeconds: 60 });
    const { issueNo } = await world.newIssue(game);
    const [player, other] = [await world.playerWith(100n), await world.playerWith(100n)];
    const { value } = await placeLines(player, game, issueNo, [
      { market: "DB2", picks: ["07", "08"], unit: units(10) },
      { market: "BAO2", picks: ["07"], unit: units(1) },
    ]);
    expect((await other.call("POST", `/lottery/orders/${value.id}/cancel`)).status).toBe(404);
    const answers = await Promise.all(
      [1, 2, 3].map(() => player.call("POST", `/lottery/orders/${value.id}/cancel`)),
    );
    expect(answers.map((one) => one.value.status)).toEqual(["CANCELLED", "CANCELLED", "CANCELLED"]);
    expect(await sites.platform.wallet.balance(player.id)).toMatchObject({ cash: 100n * ONE });
    expect(await liabilities(issueNo)).toEqual({ "DB2 07": 0, "DB2 08": 0, "BAO2 07": 0 });
  });

  test("LB-12 too late, or in a fast game, stays", async () => {
    const [slow, fast] = [
      await world.newGame({ cancelSeconds: 60 }),
      await world.newGame({ cancelSeconds: 0 }),
    ];
    const player = await world.playerWith(100n);
    const cancel = async (game: string, meanwhile: (issueNo: string) => Promise<unknown>) => {
      const { issueNo } = await world.newIssue(game);
      const { value } = await placeLines(player, game, issueNo, [
        { market: "DB2", picks: ["07"], unit: units(1) },
      ]);
      await meanwhile(issueNo);
      return (await player.call("POST", `/lottery/orders/${value.id}/cancel`)).code;
    };
    expect(await cancel(fast, async () => undefined)).toBe("TOO_LATE");
    expect(
      await cancel(slow, (issueNo) =>
        db.run(sql`
          update lottery_order set placed_at = placed_at - interval '61 seconds'
          where issue_id = (select id from lottery_issue where issue_no = ${issueNo})`),
      ),
    ).toBe("TOO_LATE");
    expect(
      await cancel(slow, (issueNo) =>
        db.run(
          sql`update lottery_issue set close_at = clock_timestamp() where issue_no = ${issueNo}`,
        ),
      ),
    ).toBe("ISSUE_CLOSED");
    expect(
      await cancel(slow, (issueNo) =>
        db.run(sql`update lottery_issue set status = 'LOCKED' where issue_no = ${issueNo}`),
      ),
    ).toBe("ISSUE_CLOSED");
  });
});
