import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import { passTime } from "../../../testing/pass-time.ts";
import type { TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";

const { db, sites } = await useSites();

const ask = (player: TestPlayer, everyMinutes: number) =>
  player.call("POST", "/play/interval", { everyMinutes });
const confirm = (player: TestPlayer) => player.call("POST", "/play/interval/confirm", {});
const stands = async (player: TestPlayer) => {
  const { everyMinutes, raise } = (await player.call("GET", "/play/interval")).value;
  return [everyMinutes, raise?.to ?? null];
};
/** Has a longer time have been asked for so much earlier. */
const wait = ({ id }: TestPlayer, hours: number, seconds = 0) =>
  db.run(sql`
    update reality_check
    set asked_at = asked_at - make_interval(hours => ${hours}, secs => ${seconds})
    where player_id = ${id}`);
const changesOf = async ({ publicId }: TestPlayer) => {
  const owner = await sites.staff("owner");
  const { changes } = (await owner.call("GET", `/players/${publicId}/limits`)).value;
  return changes.map(({ name, what, minutes }: { name: string; what: string; minutes: object }) => [
    name,
    what,
    minutes,
  ]);
};

test("a longer time between reality checks waits a day and for a second yes, and a shorter one holds at once", async () => {
  const player = await sites.player(1);
  await chooseProfiles(db, ["GB"]);
  await ask(player, 30);
  expect(await stands(player)).toEqual([30, null]);
  await ask(player, 90);
  expect(await stands(player)).toEqual([30, 90]);
  expect(await confirm(player)).toMatchObject({ status: 422, code: "TOO_EARLY" });
  await wait(player, 23);
  expect(await confirm(player)).toMatchObject({ code: "TOO_EARLY" });
  await wait(player, 1);
  expect((await confirm(player)).status).toBe(200);
  expect(await stands(player)).toEqual([90, null]);
  expect(await changesOf(player)).toEqual([
    ["realityCheck", "RAISED", { before: 30, after: 90 }],
    ["realityCheck", "RAISE_ASKED", { before: 30, after: 90 }],
    ["realityCheck", "LOWERED", { before: 60, after: 30 }],
  ]);
});

test("the usual hour is a limit as well: more than that waits from the first choice on", async () => {
  const player = await sites.player(1);
  await chooseProfiles(db, ["GB"]);
  await ask(player, 120);
  expect(await stands(player)).toEqual([60, 120]);
  await wait(player, 24);
  // Nothing becomes longer by itself.
  expect(await stands(player)).toEqual([60, 120]);
});

test("a shorter time drops a longer one that waits, and so do keeping what there is and a week without an answer", async () => {
  const player = await sites.player(1);
  await ask(player, 90);
  await ask(player, 45);
  expect(await stands(player)).toEqual([45, null]);
  await wait(player, 24);
  expect(await confirm(player)).toMatchObject({ code: "NO_RAISE" });
  await ask(player, 60);
  await player.call("POST", "/play/interval/keep", {});
  expect(await stands(player)).toEqual([45, null]);
  await ask(player, 60);
  await wait(player, 8 * 24, 1);
  expect(await stands(player)).toEqual([45, null]);
  expect(await confirm(player)).toMatchObject({ code: "NO_RAISE" });
  expect(await stands(player)).toEqual([45, null]);
});

test("a law's longer wait and its bound at the time of the second yes count", async () => {
  const player = await sites.player(1);
  await ask(player, 15);
  await ask(player, 45);
  await chooseProfiles(db, ["SE"]);
  passTime(10_000);
  await wait(player, 71);
  expect(await confirm(player)).toMatchObject({ code: "TOO_EARLY" });
  await chooseProfiles(db, ["NL"]);
  passTime(10_000);
  await wait(player, 7 * 24 - 71);
  expect(await confirm(player)).toMatchObject({ code: "ABOVE_CEILING" });
  expect(await stands(player)).toEqual([15, 45]);
});

test("of two pages that ask for different times the last one counts, and the shorter holds meanwhile", async () => {
  const player = await sites.player(1);
  await Promise.all([ask(player, 30), ask(player, 90), ask(player, 20)]);
  const [every] = await stands(player);
  expect(every).toBeLessThanOrEqual(60);
  await ask(player, 15);
  expect(await stands(player)).toEqual([15, null]);
});
