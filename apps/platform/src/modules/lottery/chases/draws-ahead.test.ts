import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { beforeAll, expect, test } from "vitest";
import type { TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { type LotteryWorld, openLotteryWorld, units } from "../testing/lottery-world.ts";

const { db, sites } = await useSites();
let world: LotteryWorld;
beforeAll(async () => {
  world = await openLotteryWorld(sites);
});

const GAME_ZONE = "Asia/Ho_Chi_Minh";
const BRAND_ZONE = "Asia/Manila";
const now = Temporal.Now.instant();
/** Twelve hours away, whenever the test runs: the first of a game's daily draws. */
const first = now
  .toZonedDateTimeISO(GAME_ZONE)
  .add({ hours: 12 })
  .round({ smallestUnit: "minute", roundingMode: "floor" });

/** A game that is drawn once a day, with a draw that closes soon. */
async function dailyGame(): Promise<string> {
  const game = await world.newGame();
  const at = first.toPlainTime().toString().slice(0, 5);
  await db.run(sql`
    update lottery_game
    set calendar = ${JSON.stringify({
      kind: "weekly",
      days: [1, 2, 3, 4, 5, 6, 7],
      at,
      opens: "previous",
    })}::jsonb
    where code = ${game}`);
  await world.newIssue(game, { closes: 100 });
  return game;
}

const begin = (player: TestPlayer, gameCode: string, issues: number) =>
  player.call("POST", "/lottery/chases", {
    key: randomUUID(),
    gameCode,
    issues,
    lines: [{ market: "DB2", picks: ["07", "08"], unit: units(10) }],
  });
const aheadOf = async (player: TestPlayer, toDay = "") =>
  (await player.call("GET", `/lottery/chases${toDay && `?toDay=${toDay}`}`)).value[0].ahead;
/** A day of the brand's so many days after today. */
const dayIn = (days: number) => now.toZonedDateTimeISO(BRAND_ZONE).toPlainDate().add({ days });

test("MC-16 LB-12 a chase tells the draws that lie ahead of it and what they will cost, of all days or of the next 7 and 30", async () => {
  const player = await world.playerWith(100n);
  await begin(player, await dailyGame(), 40);
  const stakeOf = (draws: number) => ({ amount: units(20 * draws), currency: "PHP" });
  expect(await aheadOf(player)).toEqual({
    draws: 39,
    stake: stakeOf(39),
    first: first.toInstant().toString(),
    last: first.add({ days: 38 }).toInstant().toString(),
  });
  for (const days of [7, 30]) {
    const toDay = dayIn(days);
    const draws = Array.from({ length: 39 }, (_, nth) => first.add({ days: nth })).filter(
      (at) => Temporal.PlainDate.compare(at.withTimeZone(BRAND_ZONE).toPlainDate(), toDay) <= 0,
    );
    expect(draws.length).toBeGreaterThanOrEqual(days);
    expect(await aheadOf(player, toDay.toString())).toMatchObject({
      draws: draws.length,
      stake: stakeOf(draws.length),
      last: draws.at(-1)?.toInstant().toString(),
    });
  }
});

test("MC-16 a chase has no draws ahead in days without any, of a game that is switched off, and once it is stopped", async () => {
  const none = { draws: 0, stake: { amount: "0", currency: "PHP" }, first: null, last: null };
  const player = await world.playerWith(100n);
  const game = await dailyGame();
  const { value } = await begin(player, game, 3);
  expect(await aheadOf(player)).toMatchObject({ draws: 2 });
  expect(await aheadOf(player, dayIn(-1).toString())).toEqual(none);
  const setEnabled = (enabled: boolean) =>
    db.run(sql`update lottery_game set enabled = ${enabled} where code = ${game}`);
  await setEnabled(false);
  expect(await aheadOf(player)).toEqual(none);
  await setEnabled(true);
  await player.call("POST", `/lottery/chases/${value.id}/stop`);
  expect(await aheadOf(player)).toEqual(none);
});
