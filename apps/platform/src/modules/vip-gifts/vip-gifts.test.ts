import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { chooseProfiles } from "../../testing/choose-profiles.ts";
import { brandById } from "../brands/index.ts";
import { LADDER } from "../loyalty/testing/vip-ladder.ts";
import { giftLawBound } from "./gift-law-bound.ts";
import { expireOver } from "./gifts.store.ts";
import { giveBirthdays } from "./giving/give-birthdays.ts";
import { giveMonths } from "./giving/give-months.ts";
import { useGifts } from "./testing/use-gifts.ts";

const { db, world, hear, atLevel, bornOn, rewards, open, claim, gifts, cash, player, ...more } =
  await useGifts();
const ZONE = "Asia/Manila";
const today = Temporal.Now.zonedDateTimeISO(ZONE).toPlainDate();
const born = (date: Temporal.PlainDate) => date.with({ year: 1992 });
const amounts = (all: readonly { readonly cash: { readonly amount: string } }[]) =>
  all.map(({ cash: { amount } }) => BigInt(amount) / 100_000n);

describe("a level is reached", () => {
  test("PR-03 each level brings its gift once ever, claimed once however often one presses, and played before it leaves", async () => {
    const one = await player();
    await world.payIn(one.id, 5_000n);
    await world.play(one.id, 50_000n);
    await hear();
    await hear();
    const before = await open(one);
    expect(before.map(({ kind, title }) => [kind, title])).toEqual([
      ["vipUpgrade", "Bronze"],
      ["vipUpgrade", "Silver"],
    ]);
    expect(amounts(before)).toEqual([10n, 20n]);
    const [, silver] = before;
    if (!silver) throw new Error("There are two gifts");
    const pressed = await Promise.all([1, 2, 3].map(() => claim(one, silver)));
    expect(pressed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await cash(one)).toBe(20n);
    const bound = await db.row(sql`
      select required, principal from requirement where player = ${one.id} and key = ${silver.id}`);
    expect(bound).toEqual({ required: 4_000_000n, principal: 2_000_000n });
    expect(amounts((await rewards(one)).credited)).toEqual([20n]);
    const [claimed] = await gifts(one);
    expect(claimed?.steps.map(({ status, actor }) => `${status} ${actor}`)).toEqual([
      "ISSUED system",
      "CLAIMED player",
    ]);

    // The level is lost and reached again.
    await db.run(sql`update vip_member set level = 1 where player_id = ${one.id}`);
    await world.play(one.id, 5_000n);
    expect(await world.level(one.id)).toBe(2);
    await hear();
    expect(await gifts(one)).toHaveLength(2);
    expect(await more.ledgerProblems()).toEqual([]);
  });

  test("a level without a gift, and a test account, are given none", async () => {
    const fifth = await player();
    await world.payIn(fifth.id, 200_000n);
    await world.play(fifth.id, 2_500_000n);
    const tested = await player();
    await world.payIn(tested.id, 1_000n);
    await world.play(tested.id, 10_000n);
    await db.run(sql`update player set test_since = now() where id = ${tested.id}`);
    await hear();
    expect(amounts(await open(fifth))).toEqual([10n, 20n, 30n, 40n]);
    expect(await gifts(tested)).toEqual([]);
  });

  test("a gift that nobody claims in its days is over, and one that staff take back is gone", async () => {
    const one = await player();
    await world.payIn(one.id, 5_000n);
    await world.play(one.id, 50_000n);
    await hear();
    const [bronze, silver] = await open(one);
    if (!bronze || !silver) throw new Error("There are two gifts");
    const path = `/players/${one.publicId}/vip-gifts/${silver.id}/void`;
    const voided = await more.owner.call("POST", path, { reason: "Given by mistake" });
    expect(voided.value[0]).toMatchObject({
      status: "VOIDED",
      steps: [{ status: "ISSUED" }, { status: "VOIDED", reason: "Given by mistake" }],
    });
    expect((await more.owner.call("POST", path, { reason: "Once more" })).code).toBe("WRONG_STATE");
    expect((await claim(one, silver)).code).toBe("NOT_FOUND");
    await db.run(sql`
      update vip_gift set expires_at = now() where public_id = ${bronze.id}`);
    expect((await claim(one, bronze)).code).toBe("REWARD_LATE");
    expect(await open(one)).toEqual([]);
    expect(await db.inTransaction((tx) => expireOver(tx, 10))).toBe(1);
    expect((await gifts(one)).map(({ status }) => status)).toEqual(["VOIDED", "EXPIRED"]);
    expect(await cash(one)).toBe(0n);
    await expect(
      db.run(sql`update vip_gift set status = 'ISSUED' where public_id = ${bronze.id}`),
    ).rejects.toThrow(/cannot go from EXPIRED to ISSUED/);
  });

  test("who is blocked or excluded is shown no gift and paid none, and claims it in time afterwards", async () => {
    const one = await player();
    await world.payIn(one.id, 1_000n);
    await world.play(one.id, 10_000n);
    await hear();
    const [gift] = await open(one);
    if (!gift) throw new Error("There is a gift");
    const act = (verb: string) =>
      more.owner.call("POST", `/players/${one.publicId}/${verb}`, { reason: "Looked at" });
    await act("block");
    expect(await open(one)).toEqual([]);
    expect((await claim(one, gift)).code).toBe("REWARD_BARRED");
    await act("unblock");
    expect((await claim(one, gift)).status).toBe(200);
    expect(await cash(one)).toBe(10n);
  });
});

test("a ladder can't promise what the brand's law forbids, and a law that comes later gives and pays nothing more", async () => {
  const brand = await brandById(db, 1n);
  if (!brand) throw new Error("There is a brand");
  const [one, next] = [await player(), await player()];
  await world.payIn(one.id, 1_000n);
  await world.play(one.id, 10_000n);
  await hear();
  const [gift] = await open(one);
  if (!gift) throw new Error("There is a gift");
  expect(await giftLawBound(db, brand, "vip", LADDER)).toBeUndefined();
  await chooseProfiles(db, ["BR"]);
  expect(await giftLawBound(db, brand, "vip", LADDER)).toMatchObject({
    code: "PROFILE_LIMIT",
    field: "levels/0/gifts/upgrade",
  });
  await world.payIn(next.id, 1_000n);
  await world.play(next.id, 10_000n);
  await hear();
  expect(await gifts(next)).toEqual([]);
  expect((await claim(one, gift)).code).toBe("REWARD_BARRED");
  expect(await cash(one)).toBe(0n);
  await chooseProfiles(db, ["DEMO"]);
  expect((await claim(one, gift)).status).toBe(200);
});

describe("a birthday", () => {
  /** The brand's players are gone through once more today. */
  const give = async () => {
    await db.run(sql`delete from vip_gift_run where kind = 'birthday'`);
    await Promise.all([giveBirthdays(db), giveBirthdays(db)]);
    await giveBirthdays(db);
  };

  test("brings a gift once a year to who has a level and a proven birth date, also a few days late", async () => {
    const [onDay, late, tooLate, unproven, none] = [
      await atLevel(2),
      await atLevel(3),
      await atLevel(3),
      await atLevel(3),
      await player(),
    ];
    await bornOn(onDay, born(today));
    await bornOn(late, born(today.subtract({ days: 6 })));
    await bornOn(tooLate, born(today.subtract({ days: 8 })));
    await bornOn(unproven, born(today));
    await bornOn(none, born(today));
    await db.run(sql`update player set kyc_level = 1 where id = ${unproven.id}`);
    await give();
    expect(amounts(await open(onDay))).toEqual([200n]);
    expect(await open(late)).toMatchObject([
      { kind: "vipBirthday", title: "Gold", period: today.subtract({ days: 6 }).toString() },
    ]);
    for (const one of [tooLate, unproven, none]) expect(await gifts(one)).toEqual([]);
    await give();
    expect(await gifts(onDay)).toHaveLength(1);
  });

  test("that is corrected in the same year brings no second gift", async () => {
    const one = await atLevel(1);
    // Both days are of one year on any day of the year.
    const [first, second] = [today, today.dayOfYear > 1 ? today.subtract({ days: 1 }) : today];
    await bornOn(one, born(first));
    await give();
    await bornOn(one, born(second));
    await give();
    expect(await gifts(one)).toMatchObject([{ kind: "birthday", day: first.toString() }]);
  });
});

describe("a month is over", () => {
  const thisMonth = today.with({ day: 1 });
  const lastMonth = thisMonth.subtract({ months: 1 });
  /** Levels are kept for the last month, and its gifts are to be given. */
  const keepingDone = async () => {
    await db.run(sql`delete from vip_gift_run where kind = 'monthly'`);
    await db.run(sql`delete from vip_keeping where brand_id = 1`);
    await db.run(sql`
      insert into vip_keeping (brand_id, month, done_at)
      values (1, ${lastMonth.subtract({ months: 1 }).toString()}::date, now())`);
    await giveMonths(db);
    await db.run(sql`
      insert into vip_keeping (brand_id, month, done_at)
      values (1, ${lastMonth.toString()}::date, now())`);
  };

  test("brings who kept a level the gift of the next one, once, and what was kept before the first look brings none", async () => {
    const [kept, lost, later] = [await atLevel(2), await atLevel(3), await player()];
    await keepingDone();
    expect(await gifts(kept)).toEqual([]);
    await db.run(sql`
      insert into vip_change (player_id, before, after, floor, cause, actor)
      values (${lost.id}, 3, 2, 0, 'NOT_KEPT', 'system')`);
    await db.run(sql`update vip_member set level = 2 where player_id = ${lost.id}`);
    // Reached after the month: the first one that is kept is the next.
    await world.payIn(later.id, 1_000n);
    await world.play(later.id, 10_000n);
    await Promise.all([giveMonths(db), giveMonths(db)]);
    await giveMonths(db);
    expect(await gifts(kept)).toMatchObject([
      { kind: "monthly", level: 2, day: thisMonth.toString(), status: "ISSUED" },
    ]);
    expect(amounts(await open(kept))).toEqual([40n]);
    expect(await gifts(lost)).toEqual([]);
    expect((await gifts(later)).filter(({ kind }) => kind === "monthly")).toEqual([]);
  });

  test("goes on after its keeping alone, and with the level that was kept though a higher one came since", async () => {
    const one = await atLevel(1);
    await keepingDone();
    await db.run(sql`delete from vip_keeping where month = ${lastMonth.toString()}::date`);
    await giveMonths(db);
    expect(await gifts(one)).toEqual([]);
    await db.run(sql`
      insert into vip_change (player_id, before, after, floor, cause, actor)
      values (${one.id}, 1, 2, 0, 'REACHED', 'system')`);
    await db.run(sql`
      update vip_member set level = 2, highest = 2 where player_id = ${one.id}`);
    await db.run(sql`
      insert into vip_keeping (brand_id, month, done_at)
      values (1, ${lastMonth.toString()}::date, now())`);
    await giveMonths(db);
    expect(await gifts(one)).toMatchObject([{ kind: "monthly", level: 1 }]);
  });
});
