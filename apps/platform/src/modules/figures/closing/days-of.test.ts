import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { setTestAccount } from "../../players/index.ts";
import { daysAgo, useClosing, zoneAtNoon } from "../testing/closing-world.ts";
import { daysOf } from "./days-of.ts";

const ZONE = zoneAtNoon();
const world = useClosing();
const first = daysAgo(3, ZONE);
const hour = (hours: number) => first.add({ hours }).toInstant();
const dateOf = (days: number) => first.add({ days }).toPlainDate().toString();

/** A brand with a lost bet of ten on each of its three days. */
async function brandOfThreeDays() {
  const brand = await world.brand(ZONE);
  const player = await world.player(brand, hour(0));
  await world.house(hour(0), { kind: "deposit", player, units: 1_000n, key: world.key() });
  for (const day of [0, 1, 2])
    await world.play(hour(day * 24 + 1), "bet", {
      player,
      round: world.key(),
      units: 10n,
      closesRound: true,
    });
  return { brand, player };
}

test("days are shown from today back to the first with money, with what each has come to", async () => {
  const { brand } = await brandOfThreeDays();
  expect(await world.close(brand)).toMatchObject({ result: "CLOSED" });
  expect(await world.close(brand)).toMatchObject({ result: "CLOSED" });
  await world.follow();
  await world.behindTriggers(sql`
    update report_open set units = units + 2 where brand_id = ${brand}`);
  expect(await world.close(brand)).toMatchObject({ result: "RED" });

  const newest = await daysOf(world.db, brand, { count: 2 });
  expect(newest.isLast).toBe(false);
  expect(newest.days).toMatchObject([
    { day: dateOf(3), state: "OPEN", books: [], check: null },
    {
      day: dateOf(2),
      state: "RED",
      breaks: [{ identity: "I2", units: 2n }],
      books: [{ figures: { stake: 10n }, funds: null, open: null }],
    },
  ]);
  const older = await daysOf(world.db, brand, { before: dateOf(2), count: 2 });
  expect(older.isLast).toBe(true);
  expect(older.days).toMatchObject([
    { day: dateOf(1), state: "CLOSED", check: { matches: true }, books: [{ funds: 980n }] },
    {
      day: dateOf(0),
      state: "CLOSED",
      check: { matches: true },
      books: [{ book: "play", currency: "PHP", funds: 990n, open: 0n }],
    },
  ]);
  expect(await daysOf(world.db, brand, { before: dateOf(0), count: 2 })).toEqual({
    days: [],
    isLast: true,
  });
});

test.each([
  ["a quarter-hour", sql`update report_game_quarter set payout = 1`, [0]],
  ["a stored sum", sql`update report_closed_sum set sums = sums || '{"payout": "1"}'`, [0]],
  ["players' funds", sql`update report_closed_sum set funds = 1`, [0]],
  ["what the ledger had come to", sql`update report_closed_book set held = 1`, [0]],
  ["a hash", sql`update report_closing set hash = '\\x00'`, [0, 1]],
])(
  "a closed day of which %s was changed behind the triggers says so",
  async (_of, change, wrong) => {
    const { brand } = await brandOfThreeDays();
    expect(await world.closeAll(brand)).toEqual({ result: "NOTHING" });
    const at = change.text.includes("quarter")
      ? sql`quarter < ${hour(24).toString()}::timestamptz and stake > 0`
      : sql`day = ${dateOf(0)}::date`;
    await world.behindTriggers(sql`${change} where brand_id = ${brand} and ${at}`);
    const { days } = await daysOf(world.db, brand, { count: 9 });
    const matches = days.flatMap(({ check }) => (check ? [check.matches] : []));
    expect(matches).toEqual([2, 1, 0].map((day) => !wrong.includes(day)));
  },
);

test("a player who becomes a test account counts until then, and days close", async () => {
  const { brand, player } = await brandOfThreeDays();
  await setTestAccount(world.db, player, true);
  await world.db.run(sql`
    update player set test_since = ${hour(24).toString()}::timestamptz where id = ${player}`);
  const bet = await world.play(hour(23), "bet", { player, round: "begun before", units: 50n });
  await world.house(hour(30), { kind: "adjust", player, units: 5n, key: world.key() });
  await world.play(hour(31), "win", {
    player,
    round: "begun before",
    units: 20n,
    reference: bet,
    closesRound: true,
  });
  expect(await world.closeAll(brand)).toEqual({ result: "NOTHING" });
  const { days } = await daysOf(world.db, brand, { before: dateOf(3), count: 3 });
  const stakes = days.map(({ books }) => books[0]?.figures.stake);
  expect(days.map(({ state }) => state)).toEqual(["CLOSED", "CLOSED", "CLOSED"]);
  // The round that began before it still counts; what began since does not.
  expect(stakes).toEqual([0n, 50n, 10n]);
});
