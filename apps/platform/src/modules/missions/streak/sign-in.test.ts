import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { setSection } from "../../settings/testing/set-section.ts";
import type { TestPlayer } from "../../../testing/people.ts";
import { pesos, useMissions } from "../testing/use-missions.ts";

const world = await useMissions();
const { db, platform, offer, mission, points, cash } = world;
const DAYS = [
  { points: 5, cash: "0" },
  { points: 0, cash: pesos(20) },
  { points: 15, cash: "0" },
];

const sign = (player: TestPlayer) => player.call("POST", "/missions/sign");
const shown = async (player: TestPlayer) => (await player.call("GET", "/missions/sign")).value;
/** So many days later, as far as a player's signs know. */
const later = (player: TestPlayer, days: number) =>
  db.run(sql`
    update mission_sign set day = day - ${days}::int, forgiven = forgiven - ${days}::int
    where player_id = ${player.id}`);

test("where nothing is set there is no daily check-in", async () => {
  const player = await world.player();
  expect(await shown(player)).toBeNull();
  expect((await sign(player)).status).toBe(404);
});

test("PR-11 a player checks in once a day however many windows ask, and gets the reward of the day of the streak", async () => {
  await setSection(platform, "signIn", { days: DAYS, wagerTimes: 2 });
  const id = await offer({ kind: "SIGN_IN", target: "2", span: "ONCE" });
  const player = await world.player();
  expect(await shown(player)).toMatchObject({ status: "claim", streak: 0, mayMiss: true });
  const all = await Promise.all([sign(player), sign(player), sign(player)]);
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await points(player)).toBe("5");
  expect(await shown(player)).toMatchObject({ status: "signed", streak: 1 });
  expect(await mission(player, id)).toMatchObject({ status: "ACTIVE", progress: 1 });

  await later(player, 1);
  await db.run(sql`
    update mission_source set source = 'sign of before' where player_id = ${player.id}`);
  expect(await shown(player)).toMatchObject({ status: "claim", streak: 1 });
  const { value } = await sign(player);
  expect(value.days.map((one: { isCollected: boolean }) => one.isCollected)).toEqual([
    true,
    true,
    false,
  ]);
  expect(await cash(player)).toBe(20n);
  expect(await mission(player, id)).toMatchObject({ status: "DONE" });
  const owed = await db.row(sql`select required from requirement where player = ${player.id}`);
  expect(owed).toMatchObject({ required: 4_000_000n });
  expect(await world.ledgerProblems()).toEqual([]);
});

test("after two missed days the streak starts over, and a full row of rewards begins again", async () => {
  await setSection(platform, "signIn", { days: DAYS.slice(0, 1) });
  const player = await world.player();
  await sign(player);
  await later(player, 1);
  await db.run(sql`update mission_sign set streak = 7 where player_id = ${player.id}`);
  expect(await shown(player)).toMatchObject({ streak: 7, days: [{ isCollected: false }] });
  await later(player, 2);
  expect(await shown(player)).toMatchObject({ status: "claim", streak: 0 });
});

test("a player who is blocked checks in for nothing, and no day is lost by it", async () => {
  await setSection(platform, "signIn", { days: DAYS });
  const player = await world.player();
  const act = (verb: string) =>
    world.owner.call("POST", `/players/${player.publicId}/${verb}`, { reason: "Looked at" });
  await act("block");
  expect((await sign(player)).code).toBe("REWARD_BARRED");
  await act("unblock");
  expect((await sign(player)).value).toMatchObject({ status: "signed", streak: 1 });
});
