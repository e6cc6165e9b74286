import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import type { TestPlayer } from "../../testing/people.ts";
import { compareVendor } from "./comparing/compare-wallets.ts";
import { sendDue } from "./moving/send-due.ts";
import { sweepBarred } from "./moving/sweep-barred.ts";
import { PESO, useArcade } from "./testing/use-arcade.ts";

const arcade = await useArcade();
const { db, sites, platform, studio, vendor, rich, move, money, misbehave, pass } = arcade;
const { statusOf } = arcade;
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

test("the ledger adds up after all of this", async () => {
  expect(await arcade.problems()).toEqual([]);
});
