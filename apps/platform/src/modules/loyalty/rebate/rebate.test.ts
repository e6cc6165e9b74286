import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import type { TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { rollUp } from "../../figures/index.ts";
import { setSection } from "../../settings/testing/set-section.ts";
import { verifyLedger } from "../../wallet/index.ts";
import { rebateRates } from "../declared-categories.ts";
import { LADDER } from "../testing/vip-ladder.ts";
import { PESO, vipWorld } from "../testing/vip-world.ts";
import { makeRebates } from "./making/make-rebates.ts";
import { claimRebates } from "./paying/claim-rebates.ts";
import { creditDue } from "./paying/credit-due.ts";

const { db, sites } = await useSites();
const { platform } = sites;
const world = vipWorld(db, platform);
await setSection(platform, "vip", LADDER);
await setSection(platform, "rebate", {
  mode: "claim",
  rates: rebateRates.parse({ RNG: 8_000 }),
  capPerDay: (2_000n * PESO).toString(),
});

const ZONE = "Asia/Manila";
const today = Temporal.Now.zonedDateTimeISO(ZONE).startOfDay();
/** The day before yesterday is over in every way at any time of the day. */
const day = today.subtract({ days: 2 });
const noon = day.add({ hours: 12 }).toInstant();
const NAME = day.toPlainDate().toString();

/** Plays on the day whose rebates are to be made. */
async function played(player: bigint, pesos: bigint, excluded = false): Promise<void> {
  await world.play(player, pesos, { at: noon, excluded });
  while (await db.inTransaction((tx) => rollUp(tx, "rounds")));
}

/** The day's rebates are to be made, as if nobody had yet. */
async function dayIsOver({ closed = true } = {}): Promise<void> {
  await db.run(sql`delete from rebate_day where brand_id = 1`);
  await db.run(sql`
    insert into rebate_day (brand_id, day, done_at)
    values (1, ${NAME}::date - 1, now())`);
  if (!closed) return;
  await db.run(sql`
    insert into report_closing (brand_id, day, state, starts_at, ends_at, read_to, hash)
    values (
      1, ${NAME}::date, 'CLOSED', ${day.toInstant().toString()},
      ${day.add({ days: 1 }).toInstant().toString()}, 1, 'hash'
    )
    on conflict do nothing`);
}

const rebates = async (player: TestPlayer) => (await player.call("GET", "/rebates")).value;
const cashOf = async (player: bigint) => (await platform.wallet.balance(player))?.cash ?? 0n;
const units = async (player: bigint) =>
  (await db.rows<{ units: bigint }>(sql`select units from rebate where player_id = ${player}`)).map(
    (row) => row.units,
  );

// The days close one after the other, so that all that counts on one is played before it closes.
const [claiming, poor, gold, rich, bonus, twice, waiting, excluded, trial] = await Promise.all(
  Array.from({ length: 9 }, () => sites.player()),
);
if (!claiming || !poor || !gold || !rich || !bonus || !twice || !waiting || !excluded || !trial)
  throw new Error("There are nine players");
await played(claiming.id, 10_000n);
await played(poor.id, 124n);
await db.run(sql`
  insert into vip_member (player_id, brand_id, level, highest) values (${gold.id}, 1, 3, 3)`);
await played(gold.id, 10_000n);
await played(rich.id, 1_000_000n);
await played(bonus.id, 10_000n);
await played(twice.id, 10_000n);
await played(waiting.id, 10_000n);
await played(excluded.id, 10_000n);
await played(trial.id, 10_000n, true);
const [bound] = await db.rows<{ id: bigint }>(sql`
  insert into requirement (player, brand_id, source, key, principal, required, created_at)
  values (${bonus.id}, 1, 'BONUS', 'test', 0, 1, now())
  returning id`);
await db.run(sql`
  insert into wagering_feed (
    requirement, source, number, vendor_id, game_code, category, closed_at, used, credited
  )
  values (${bound?.id}, 'rounds', 1, 3, 'g', 'RNG', ${noon.toString()}, ${4_000n * PESO}, 1)`);

test("MC-14 a day's rebates are made once it is closed, once for each player: by the rates of the brand or of the level, at most the cap, none below the minimum, of nothing that was played for a bonus, and none for trials", async () => {
  await dayIsOver({ closed: false });
  await makeRebates(db);
  expect(await units(claiming.id)).toEqual([]);
  await dayIsOver();
  await Promise.all([makeRebates(db), makeRebates(db)]);
  await dayIsOver();
  await makeRebates(db);
  expect(await units(claiming.id)).toEqual([80n * PESO]);
  expect(await units(poor.id)).toEqual([]);
  expect(await units(gold.id)).toEqual([80n * PESO]);
  expect(await units(rich.id)).toEqual([2_000n * PESO]);
  expect(await units(bonus.id)).toEqual([48n * PESO]);
  expect(await units(trial.id)).toEqual([]);
});

test("MC-14 what is on the list is claimed with one press, from the house's account for rebates, and has to be played once", async () => {
  const before = await rebates(claiming);
  expect(before).toMatchObject({
    mode: "claim",
    playTimes: 1,
    open: [
      {
        day: NAME,
        amount: { amount: (80n * PESO).toString(), currency: "PHP" },
        lines: [{ category: "RNG", ppm: 8_000 }],
        creditedAt: null,
      },
    ],
    credited: [],
  });
  const { value } = await claiming.call("POST", "/rebates/claim");
  expect(value.amount.amount).toBe((80n * PESO).toString());
  expect(value.rebates).toMatchObject({ open: [], credited: [{ day: NAME }] });
  expect(await cashOf(claiming.id)).toBe(80n * PESO);
  const again = await claiming.call("POST", "/rebates/claim");
  expect(again.value.amount.amount).toBe("0");
  const asked = await db.rows(sql`
    select source, required from requirement where player = ${claiming.id}`);
  expect(asked).toEqual([{ source: "REWARD", required: 80n * PESO }]);
  expect((await verifyLedger(db)).books.flatMap((book) => book.problems)).toEqual([]);
});

test("claimed by five at once and killed in between, a rebate is paid once", async () => {
  const dying = db.inTransaction(async (tx) => {
    await claimRebates(tx, platform.wallet, twice.id);
    throw new Error("power cut");
  });
  await expect(dying).rejects.toThrow("power cut");
  expect(await cashOf(twice.id)).toBe(0n);
  await Promise.all(Array.from({ length: 5 }, () => twice.call("POST", "/rebates/claim")));
  expect(await cashOf(twice.id)).toBe(80n * PESO);
});

test("what nobody claims is credited by itself when its time is over; an excluded player's waits, and can't be claimed", async () => {
  await creditDue(platform);
  expect(await cashOf(waiting.id)).toBe(0n);
  await excluded.call("POST", "/exclusion", { kind: "TIME_OUT", period: "P1W" });
  const refused = await excluded.call("POST", "/rebates/claim");
  expect([refused.status, refused.code]).toEqual([403, "REBATE_BLOCKED"]);
  await db.run(sql`
    update rebate set due_at = now() - interval '1 minute'
    where player_id = any (${[waiting.id, excluded.id]}::int8[])`);
  await creditDue(platform);
  expect([await cashOf(waiting.id), await cashOf(excluded.id)]).toEqual([80n * PESO, 0n]);
  expect((await rebates(excluded)).open).toHaveLength(1);
  expect((await rebates(waiting)).credited).toHaveLength(1);
  const support = await sites.staff("support");
  const seen = async ({ publicId }: TestPlayer) =>
    (await support.call("GET", `/players/${publicId}/rebates`)).value;
  expect(await seen(excluded)).toMatchObject([{ day: NAME, creditedAt: null }]);
  expect(await seen(waiting)).toMatchObject([{ day: NAME, creditedAt: expect.any(String) }]);
});

test("what comes together today is shown by category as it is now", async () => {
  const player = await sites.player();
  await world.play(player.id, 500n);
  while (await db.inTransaction((tx) => rollUp(tx, "rounds")));
  expect((await rebates(player)).today).toMatchObject({
    lines: [{ category: "RNG", turnover: { amount: (500n * PESO).toString() }, ppm: 8_000 }],
    amount: { amount: (4n * PESO).toString() },
  });
});
