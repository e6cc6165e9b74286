import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { untilSettled } from "@perya/postgres/testing";
import { expect, onTestFinished, test } from "vitest";
import type { TestPlayer } from "../../testing/people.ts";
import { catalogueJobs } from "../catalogue/catalogue.jobs.ts";
import { setSection } from "../settings/testing/set-section.ts";
import { bringBackLeft } from "./automatic/bring-back-left.ts";
import { sendDue } from "./moving/send-due.ts";
import { pullRecords } from "./playing/pull-records.ts";
import { openTable } from "./testing/at-table.ts";
import { GAME, PESO, useArcade } from "./testing/use-arcade.ts";

const arcade = await useArcade();
const { db, platform, studio, rich, money, misbehave, pass } = arcade;
await catalogueJobs(platform).tasks["sync-games"]?.({}, {} as never);
const GAME_ID = `perya-arcade-${GAME}`;

const at = (player: TestPlayer, way: "enter" | "stay" | "leave") =>
  player.call("POST", `/vendor-wallets/${way}`, { gameId: GAME_ID, key: randomUUID() });
/** A player at a game of the arcade, with all of fifty pesos there by their own choice. */
async function atGame(movesOut = true) {
  const player = await rich(50n);
  const choice = { movesIn: "ALL", amount: null, movesOut };
  await player.call("PUT", "/vendor-wallets/perya-arcade/choice", choice);
  await at(player, "enter");
  expect(await money(player)).toMatchObject({ cash: 0, kept: 50 });
  return player;
}
/** So many minutes pass in which the player is not seen. */
const unseen = ({ id }: TestPlayer, minutes: number) =>
  db.run(sql`
    update vendor_wallet_visit set seen_at = seen_at - make_interval(mins => ${minutes})
    where player = ${id}`);
const minute = async () => {
  await bringBackLeft(platform);
  while (await sendDue(platform));
};

test("a game that is left by closing the tab gives the money back by itself after the brand's minutes", async () => {
  const player = await atGame();
  await unseen(player, 14);
  await minute();
  expect(await money(player)).toMatchObject({ cash: 0, kept: 50 });
  await unseen(player, 2);
  await minute();
  expect(await money(player)).toEqual({ cash: 50, transit: 0, kept: 0 });
  const { value } = await player.call("GET", "/vendor-wallets");
  expect(value.movements[0]).toMatchObject({ direction: "OUT", cause: "LEAVING", status: "DONE" });
  await minute();
  expect((await player.call("GET", "/vendor-wallets")).value.movements).toHaveLength(2);
});

test("who is still looked at, or still plays, has not left", async () => {
  const [looking, playing] = [await atGame(), await atGame()];
  const table = await openTable(studio.url, playing, GAME_ID);
  for (const one of [looking, playing]) await unseen(one, 20);
  await at(looking, "stay");
  await table.spin("100");
  await untilSettled(studio.db);
  await pullRecords(platform);
  await minute();
  expect(await arcade.there(looking)).toBe(50n * PESO);
  expect(await arcade.there(playing)).toBeGreaterThan(0n);
});

test("nothing comes back of a player who did not choose that, nor of money moved by hand without a game", async () => {
  const [other, byHand] = [await atGame(false), await rich(50n)];
  const choice = { movesIn: "OFF", amount: null, movesOut: true };
  await byHand.call("PUT", "/vendor-wallets/perya-arcade/choice", choice);
  await arcade.move(byHand, "in", 50n);
  for (const one of [other, byHand]) await unseen(one, 60);
  await minute();
  for (const one of [other, byHand]) expect(await money(one)).toMatchObject({ kept: 50 });
});

test("a game that was left in the page is not left once more", async () => {
  const player = await atGame();
  await at(player, "leave");
  await arcade.move(player, "in", 20n);
  await unseen(player, 60);
  await minute();
  expect(await money(player)).toEqual({ cash: 30, transit: 0, kept: 20 });
});

test("while other money is on its way the money of who left waits, and comes when that is over", async () => {
  const player = await rich(50n);
  const choice = { movesIn: "ALL", amount: null, movesOut: true };
  await player.call("PUT", "/vendor-wallets/perya-arcade/choice", choice);
  await misbehave(player, "SILENT_DONE");
  await at(player, "enter");
  await unseen(player, 20);
  await minute();
  expect(await money(player)).toEqual({ cash: 0, transit: 50, kept: 0 });
  await misbehave(player, null);
  await pass(player, 3);
  await minute();
  await minute();
  expect(await money(player)).toEqual({ cash: 50, transit: 0, kept: 0 });
});

test.each(["without a word", "in the page"])(
  "the money of a game that was left %s is tried again, later each time, when the vendor refuses to give it",
  async (how) => {
    const player = await atGame();
    await misbehave(player, "WRONG_BALANCE");
    if (how === "in the page") await at(player, "leave");
    await unseen(player, 20);
    const outs = async () =>
      (await player.call("GET", "/vendor-wallets")).value.movements.filter(
        ({ direction, status }: Record<string, string>) =>
          direction === "OUT" && status === "REFUSED",
      ).length;
    const wait = (minutes: number) =>
      db.run(sql`
        update vendor_wallet_visit set try_at = try_at - make_interval(mins => ${minutes})
        where player = ${player.id}`);
    await minute();
    await minute();
    expect(await outs()).toBe(1);
    await wait(5);
    await minute();
    expect(await outs()).toBe(2);
    await wait(9);
    await minute();
    expect(await outs()).toBe(2);
    await misbehave(player, null);
    await wait(1);
    await minute();
    expect(await money(player)).toEqual({ cash: 50, transit: 0, kept: 0 });
    const left = await db.rows(sql`select from vendor_wallet_visit where player = ${player.id}`);
    expect(left).toHaveLength(0);
  },
);

test("a brand's zero minutes switch it off", async () => {
  await setSection(platform, "vendorWallets", { bringBackMinutes: 0 });
  onTestFinished(() => setSection(platform, "vendorWallets", { bringBackMinutes: 15 }));
  const player = await atGame();
  await unseen(player, 1_000);
  await minute();
  expect(await money(player)).toMatchObject({ kept: 50 });
});
