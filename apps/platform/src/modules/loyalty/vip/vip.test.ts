import { sql } from "@perya/postgres/sql";
import { describe, expect, onTestFinished, test } from "vitest";
import { send } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { told } from "../../facts/testing/told.ts";
import { signInClient } from "../../identity/signing-in/testing/sign-in-client.ts";
import { setSection } from "../../settings/testing/set-section.ts";
import { vipLevelLost, vipLevelReached } from "../facts.ts";
import { vipOf } from "../index.ts";
import { LADDER } from "../testing/vip-ladder.ts";
import { PESO, vipWorld } from "../testing/vip-world.ts";
import { countAgain } from "./following/count-again.ts";
import { followTurnover } from "./following/follow-turnover.ts";
import { reviewLevels } from "./reviewing/review-levels.ts";

const { db, sites } = await useSites();
const { platform } = sites;
const world = vipWorld(db, platform);
await setSection(platform, "vip", LADDER);
await reviewLevels(db);

/** What was told of a player, as levels. */
const toldOf = async (player: bigint, fact = vipLevelReached as { readonly name: string }) =>
  ((await told(db, fact)) as { player: string; level: number; first?: boolean }[])
    .filter((one) => one.player === player.toString())
    .map(({ level, first }) => ({ level, first }));

/** A player at a level who reached it by deposits and turnover that more than reach it. */
async function at(level: number): Promise<bigint> {
  const player = await world.add();
  const { deposits = "0", turnover = "0" } = LADDER.levels[level - 1] ?? {};
  await world.payIn(player, BigInt(deposits) / PESO);
  await world.play(player, BigInt(turnover) / PESO);
  expect(await world.level(player)).toBe(level);
  return player;
}

describe("a player rises", () => {
  test("with the last peso that a level asks for, whether it is paid in or played", async () => {
    const [payer, gambler] = [await world.add(), await world.add()];
    await world.play(payer, 10_000n);
    await world.payIn(payer, 999n);
    expect(await world.level(payer)).toBe(0);
    await world.payIn(payer, 1n);
    expect(await world.level(payer)).toBe(1);
    await world.payIn(gambler, 6_000n);
    await world.play(gambler, 49_999n);
    expect(await world.level(gambler)).toBe(1);
    await world.play(gambler, 1n);
    expect(await world.level(gambler)).toBe(2);
  });

  test("over several levels at once in steps of one, each told by itself and kept in the history", async () => {
    const player = await world.add();
    await world.play(player, 700_000n);
    await world.payIn(player, 60_000n);
    const steps = [1, 2, 3, 4];
    expect(await world.changes(player)).toEqual(
      steps.map((after) => ({ before: after - 1, after, cause: "REACHED" })),
    );
    expect(await toldOf(player)).toEqual(steps.map((level) => ({ level, first: true })));
    const brings = await vipOf(db, player, 1n);
    expect([brings.level, brings.rankLevel, brings.pointsBps]).toEqual([4, 4, 13_000]);
  });

  test("a deposit that is told of twice counts once, and a round that is read once by two at once", async () => {
    const player = await world.add();
    await world.payIn(player, 700n);
    await world.tell("deposit succeeded", player);
    expect((await world.member(player))?.deposits).toBe(700n * PESO);
    await world.play(player, 10n, { isCounted: false });
    await Promise.all([1, 2, 3].map(() => db.inTransaction(followTurnover)));
    await world.follow();
    expect((await world.member(player))?.turnover).toBe(10n * PESO);
  });

  test("and what was counted in a transaction that failed is counted by the next one", async () => {
    const player = await world.add();
    await world.play(player, 25n, { isCounted: false });
    const cut = db.inTransaction(async (tx) => {
      await followTurnover(tx);
      throw new Error("power cut");
    });
    await expect(cut).rejects.toThrow("power cut");
    expect(await world.member(player)).toBeUndefined();
    await world.follow();
    expect((await world.member(player))?.turnover).toBe(25n * PESO);
  });
});

test("what was counted is the same when all of it is counted again, and again", async () => {
  const sums = () =>
    db.rows(sql`
      select player_id, member.turnover, month, month.turnover as played
      from vip_member member join vip_month month using (player_id) order by 1, 3`);
  const player = await world.add();
  await world.play(player, 30n);
  const before = await sums();
  await db.run(sql`update vip_member set turnover = turnover + 1 where player_id = ${player}`);
  for (const _ of [1, 2]) await db.inTransaction(countAgain);
  expect(await sums()).toEqual(before);
});

describe("CA-12 PR-03 a member", () => {
  test("is told label, place and ladder in their language; the label comes with each new session", async () => {
    const player = await sites.player();
    const label = async (language: string) =>
      (await player.call("GET", "/member", undefined, { cookie: `lang=${language}` })).value;
    expect((await label("EN")).clubLabel.rankLevel).toBe(0);
    await world.payIn(player.id, 25_000n);
    await world.play(player.id, 60_000n);
    expect(await label("EN")).toMatchObject({
      clubLabel: { labelName: "Silver", color: "#ffffff", color2: "#402020", rankLevel: 2 },
      vipLabelName: "Silver",
    });
    expect((await label("VI")).vipLabelName).toBe("Hạng 2");
    const { value: place } = await player.call("GET", "/vip/place");
    expect(place).toMatchObject({
      level: 2,
      deposits: { amount: (25_000n * PESO).toString(), currency: "PHP" },
      turnover: { amount: (60_000n * PESO).toString() },
      monthTurnover: { amount: (60_000n * PESO).toString() },
      isSafe: true,
      isRegained: false,
    });
    const { levels } = (await send(sites.playerUrl, {}, "GET", "/api/v1/vip")).value;
    expect(levels).toHaveLength(5);
    expect(levels[2]).toMatchObject({
      label: "Gold",
      keepTurnover: { amount: (20_000n * PESO).toString() },
      pointsBps: 12_000,
      rebates: [{ category: "RNG", ppm: 3_000 }],
    });
    const again = await signInClient(db, sites).login({ username: player.username });
    expect(again.value).toMatchObject({
      memberLabel: "Silver",
      memberLabelTextColor: "#ffffff",
      memberLabelBgColor: "#402020",
    });
  });
});

describe("what never counts", () => {
  test("play of trial and test accounts, money of another book, and another currency", async () => {
    const brand = await db.row<{ id: bigint }>(sql`
      insert into brand (host, name, real_money, currency, country, zone, minimum_age)
      values ('vip.example', 'Vip', true, 'PHP', 'PH', 'Asia/Manila', 18)
      returning id`);
    await setSection(platform, "vip", LADDER, brand?.id);
    const players = {
      trial: await world.add(brand?.id, { kind: "4", book: "play" }),
      play: await world.add(brand?.id, { book: "play" }),
      test: await world.add(brand?.id, { book: "test" }),
      abroad: await world.add(brand?.id, { book: "real", currency: "VND" }),
      real: await world.add(brand?.id, { book: "real" }),
    };
    for (const [name, player] of Object.entries(players)) {
      await world.payIn(player, 1_000n);
      await world.play(player, 10_000n, { excluded: name === "trial" || name === "test" });
      expect([name, await world.level(player)]).toEqual([name, name === "real" ? 1 : 0]);
    }
  });
});

describe("a charge-back", () => {
  test("takes the levels that its money had reached, and the player gets them back by paying and playing again", async () => {
    const player = await world.add();
    await world.play(player, 250_000n);
    await world.payIn(player, 1_500n);
    const big = await world.payIn(player, 20_000n);
    expect(await world.level(player)).toBe(3);
    await world.chargeBack(player, big);
    expect(await world.level(player)).toBe(1);
    expect((await world.changes(player)).at(-1)).toEqual({
      before: 3,
      after: 1,
      cause: "CHARGE_BACK",
    });
    expect(await toldOf(player, vipLevelLost)).toEqual([{ level: 1, first: undefined }]);
    await world.payIn(player, 20_000n);
    expect(await world.level(player)).toBe(3);
    expect((await toldOf(player)).filter(({ first }) => !first)).toEqual([
      { level: 2, first: false },
      { level: 3, first: false },
    ]);
  });
});

describe("another ladder", () => {
  test("raises players who were there before, once, and takes those of a level that is gone to the highest", async () => {
    onTestFinished(() => setSection(platform, "vip", LADDER));
    const [low, high] = [await at(1), await at(4)];
    const [first, second] = LADDER.levels;
    if (!first || !second) throw new Error("The ladder has two levels");
    await setSection(platform, "vip", {
      levels: [first, { ...second, deposits: first.deposits, turnover: "1100000000" }],
    });
    await world.play(low, 1_001n);
    expect(await world.level(low)).toBe(2);
    await reviewLevels(db);
    expect([await world.level(low), await world.level(high)]).toEqual([2, 2]);
    expect((await vipOf(db, high, 1n)).level).toBe(2);
    await reviewLevels(db);
    expect((await world.changes(high)).at(-1)).toEqual({ before: 4, after: 2, cause: "LADDER" });
  });

  test("a house full of players and rounds is counted up when it gets its first one", async () => {
    const brand = await db.row<{ id: bigint }>(sql`
      insert into brand (host, name, real_money, currency, country, zone, minimum_age)
      values ('old.example', 'Old', true, 'PHP', 'PH', 'Asia/Manila', 18)
      returning id`);
    const player = await world.add(brand?.id, { book: "real" });
    await world.payIn(player, 6_000n, { isTold: false });
    await world.play(player, 60_000n);
    await reviewLevels(db);
    expect(await world.level(player)).toBe(0);
    await setSection(platform, "vip", LADDER, brand?.id);
    await reviewLevels(db);
    expect(await world.level(player)).toBe(2);
  });
});
