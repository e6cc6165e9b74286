import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { untilSettled } from "@perya/postgres/testing";
import { expect, test } from "vitest";
import type { TestPlayer } from "../../testing/people.ts";
import { catalogueJobs } from "../catalogue/catalogue.jobs.ts";
import { told } from "../facts/testing/told.ts";
import { exclusionBegan, playEnded } from "../limits/index.ts";
import { letCheckFallDue } from "../limits/testing/let-check-fall-due.ts";
import { compareVendor } from "./comparing/compare-wallets.ts";
import { sendDue } from "./moving/send-due.ts";
import { vendorWalletsModule } from "./module.ts";
import { sweepBarred } from "./moving/sweep-barred.ts";
import { pullRecords } from "./playing/pull-records.ts";
import { openTable } from "./testing/at-table.ts";
import { GAME, PESO, useArcade } from "./testing/use-arcade.ts";

const arcade = await useArcade();
const { db, sites, platform, studio, vendor, rich, move, money, misbehave, pass } = arcade;
const { statusOf } = arcade;
await catalogueJobs(platform).tasks["sync-games"]?.({}, {} as never);
const due = async () => {
  while (await sendDue(platform));
};
const exclude = (player: TestPlayer) =>
  player.call("POST", "/exclusion", { kind: "TIME_OUT", period: "P1W" });
const movementsOf = ({ id }: TestPlayer) =>
  db.rows<{ status: string; answer: string | null; cause: string }>(sql`
    select status, answer, cause from vendor_movement where player = ${id} order by id`);
const lastOf = async (player: TestPlayer) => (await movementsOf(player)).at(-1);
const age = ({ id }: TestPlayer, hours: number) =>
  db.run(sql`
    update vendor_movement set created_at = created_at - make_interval(hours => ${hours})
    where player = ${id}`);
/** Sets what the studio itself has of a player, whatever was moved there. */
const setThere = ({ publicId }: TestPlayer, units: bigint) =>
  studio.db.run(sql`
    update own_balance set units = ${units} where player in (
      select id from studio_player where name = ${publicId} and operator like '%:arcade'
    )`);
const sweep = async () => {
  await sweepBarred(platform);
  await due();
};

test("a barred player's wallet that its vendor found empty is asked once, and again when there is something", async () => {
  const player = await rich(50n);
  await move(player, "in", 40n);
  await setThere(player, 0n);
  await exclude(player);
  for (let minute = 0; minute < 3; minute++) await sweep();
  expect((await movementsOf(player)).slice(1)).toEqual([
    { status: "REFUSED", answer: "empty", cause: "EXCLUSION" },
  ]);
  await compareVendor(platform, vendor);
  await sweep();
  expect(await movementsOf(player)).toHaveLength(2);
  const owner = await sites.staff("owner");
  const { differences } = (await owner.call("GET", "/vendor-wallets")).value;
  expect(differences).toEqual([
    expect.objectContaining({
      player: player.publicId,
      difference: { amount: (-40n * PESO).toString(), currency: "PHP" },
    }),
  ]);
  await setThere(player, 15n * PESO);
  await compareVendor(platform, vendor);
  await sweep();
  expect(await money(player)).toEqual({ cash: 25, transit: 0, kept: 25 });
});

test("all of it is asked for again and again while the vendor is silent, staff see it, and after a day it ends where it was", async () => {
  const player = await rich(50n);
  await move(player, "in", 40n);
  await studio.kill();
  const { value } = await move(player, "out", null);
  expect(value.wallets[0].movement).toMatchObject({ status: "CREATED", amount: null });
  await pass(player);
  await due();
  const cashier = await sites.staff("cashier");
  const overview = async () => (await cashier.call("GET", "/vendor-wallets")).value;
  expect(await overview()).toMatchObject({ silent: 1 });
  const [row] = (await cashier.call("GET", `/vendor-movements?player=${player.publicId}`)).value
    .content;
  expect(row).toMatchObject({ status: "CREATED", attempts: 2, answer: "no answer" });
  await age(player, 25);
  await pass(player);
  await due();
  expect(await lastOf(player)).toMatchObject({ status: "REFUSED", answer: "never answered" });
  expect(await overview()).toMatchObject({ silent: 0 });
  expect(await money(player)).toEqual({ cash: 10, transit: 0, kept: 40 });
  await studio.start();
  await move(player, "out", null);
  expect(await money(player)).toEqual({ cash: 50, transit: 0, kept: 0 });
});

test("what the vendor said after it had been silent is asked for as the first time", async () => {
  const player = await rich(50n);
  await move(player, "in", 40n);
  await studio.kill();
  await move(player, "out", null);
  await studio.start();
  // A refusal of the call ends a movement only where nothing was sent before.
  await misbehave(player, "SILENT_DONE");
  await pass(player);
  await due();
  expect(await statusOf(player)).toBe("UNKNOWN");
  expect(
    await db.row<{ attempts: number; units: bigint }>(sql`
      select attempts, units from vendor_movement where player = ${player.id} order by id desc
      limit 1`),
  ).toEqual({ attempts: 1, units: 40n * PESO });
  await misbehave(player, null);
  await pass(player, 3);
  await due();
  expect(await money(player)).toEqual({ cash: 50, transit: 0, kept: 0 });
});

const GAME_ID = `perya-arcade-${GAME}`;
const MINES = "perya-arcade-mango-mines";
const pull = async () => {
  await untilSettled(studio.db);
  await pullRecords(platform);
};
/** Has the module hear of exclusions and of play that ended, as the worker does. */
const hear = async () => {
  const [listener] = vendorWalletsModule.hears ?? [];
  if (!listener) throw new Error("The module hears nothing");
  for (const fact of [...(await told(db, exclusionBegan)), ...(await told(db, playEnded))])
    await db.inTransaction((tx) => listener.hear(tx, fact, platform));
};

test("an exclusion brings everything back at once, and a game that is open at the vendor has nothing to play with", async () => {
  const player = await rich(50n);
  await move(player, "in", 40n);
  const table = await openTable(studio.url, player, GAME_ID);
  expect(await table.spin("100")).toMatchObject({ status: 200 });
  const left = await arcade.there(player);
  await exclude(player);
  await hear();
  await due();
  expect((await platform.wallet.balance(player.id))?.cash).toBe(10n * PESO + left);
  expect(await arcade.there(player)).toBe(0n);
  expect(await table.spin("100")).toMatchObject({ status: 402 });
  expect(await player.call("POST", "/launch-address", { gameId: GAME_ID })).toMatchObject({
    code: "PLAYER_DISABLED",
  });
  for (const at of ["enter", "stay"])
    await player.call("POST", `/vendor-wallets/${at}`, { gameId: GAME_ID, key: randomUUID() });
  expect(await arcade.there(player)).toBe(0n);
  await pull();
  expect(await money(player)).toMatchObject({ transit: 0, kept: 0 });
});

test("what an excluded player wins later, in a round that was open, comes back as well", async () => {
  const player = await rich(50n);
  await move(player, "in", 40n);
  const table = await openTable(studio.url, player, MINES);
  // One mine among twenty-five: the first pick is safe in nearly all rounds, so one of some is.
  let safe = false;
  while (!safe) {
    await table.spin("100", { mines: 1 });
    safe = !(await table.act({ pick: 0 })).body.round.over;
  }
  await exclude(player);
  await hear();
  await due();
  expect(await arcade.there(player)).toBe(0n);
  expect((await table.act({ cashOut: true })).body.round).toMatchObject({ status: "CLOSED" });
  const won = await arcade.there(player);
  expect(won).toBeGreaterThan(0n);
  const cash = (await platform.wallet.balance(player.id))?.cash ?? 0n;
  await sweep();
  await pull();
  await sweep();
  expect(await arcade.there(player)).toBe(0n);
  expect((await platform.wallet.balance(player.id))?.cash).toBe(cash + won);
  expect(await money(player)).toMatchObject({ transit: 0, kept: 0 });
});

test("what an excluded player plays while everything is fetched leaves the rest to the next minute", async () => {
  const player = await rich(50n);
  await move(player, "in", 40n);
  await exclude(player);
  await misbehave(player, "WRONG_BALANCE");
  await sweep();
  expect(await lastOf(player)).toMatchObject({ status: "REFUSED", cause: "EXCLUSION" });
  expect(await money(player)).toEqual({ cash: 10, transit: 0, kept: 40 });
  await misbehave(player, null);
  await sweep();
  expect(await money(player)).toEqual({ cash: 50, transit: 0, kept: 0 });
});

test("a player whom staff block has everything fetched within the minute", async () => {
  const player = await rich(50n);
  await move(player, "in", 40n);
  const block = { kind: "block", player: player.id, key: randomUUID(), reason: "a test" } as const;
  await db.inTransaction((tx) => platform.wallet.append(tx, [block]));
  await sweep();
  expect(await money(player)).toEqual({ cash: 50, transit: 0, kept: 0 });
});

test("the ledger adds up after all of this", async () => {
  expect(await arcade.problems()).toEqual([]);
});

test("a player whose time is used up at a vendor's game has everything back, and nothing goes there", async () => {
  const player = await rich(50n);
  await move(player, "in", 40n);
  const limit = { name: "dailyMinutes", amount: "1" };
  expect((await player.call("POST", "/limits", limit)).status).toBe(200);
  const table = await openTable(studio.url, player, GAME_ID);
  expect(await table.spin("100")).toMatchObject({ status: 200 });
  const left = await arcade.there(player);
  // No page says that the player is there: what was played does.
  await pull();
  await db.run(sql`
    update play_session set seen_at = seen_at - interval '5 minutes'
    where player_id = ${player.id}`);
  expect((await player.call("GET", "/limits")).value.times[0]).toMatchObject({ used: 1 });
  expect(await table.spin("100")).toMatchObject({ status: 200 });
  await pull();
  await hear();
  await due();
  expect(await arcade.there(player)).toBe(0n);
  expect(left).toBeGreaterThan(0n);
  expect(await move(player, "in", 5n)).toMatchObject({ code: "TIME_UP" });
  await setThere(player, 3n * PESO);
  await compareVendor(platform, vendor);
  await sweep();
  expect(await arcade.there(player)).toBe(0n);
});

test("while a reality check waits nothing goes to a vendor, and what is there stays for the round that is open", async () => {
  const player = await rich(50n);
  await move(player, "in", 40n);
  await letCheckFallDue(db, player);
  expect(await move(player, "in", 5n)).toMatchObject({ code: "CHECK_DUE" });
  await sweep();
  expect(await money(player)).toEqual({ cash: 10, transit: 0, kept: 40 });
  await db.run(sql`
    update play_session set due_at = due_at - interval '4 minutes' where player_id = ${player.id}`);
  await player.call("POST", "/play", {});
  await hear();
  await due();
  expect(await money(player)).toEqual({ cash: 50, transit: 0, kept: 0 });
});
