import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import type { TestPlayer } from "../../testing/people.ts";
import { compareVendor } from "./comparing/compare-wallets.ts";
import { PESO, useArcade } from "./testing/use-arcade.ts";

const arcade = await useArcade();
const { sites, platform, studio, vendor, rich, move, money, problems } = arcade;
const [ana, ben] = [await sites.staff("cashier"), await sites.staff("cashier")];

/** The vendor has so many pesos of a player now, and the two were compared. */
async function there({ publicId }: TestPlayer, pesos: bigint): Promise<void> {
  await studio.db.run(sql`
    update own_balance set units = ${pesos * PESO} where player in (
      select id from studio_player where name = ${publicId} and operator like '%:arcade'
    )`);
  await compareVendor(platform, vendor);
}
const asks = (player: TestPlayer) =>
  ana.call("POST", `/vendor-wallets/${vendor.slug}/${player.publicId}/difference`, {
    proof: "Vendor's message of 3 March",
  });
const approves = (staff: typeof ana, { value }: Awaited<ReturnType<typeof asks>>) =>
  staff.call("POST", `/approvals/${value.approvalId}/approve`);
const lossUsed = async (player: TestPlayer) =>
  (await player.call("GET", "/limits")).value.limits.find(
    ({ name }: { name: string }) => name === "dailyLoss",
  ).used.amount as string;

test("what a vendor has less than its records say is booked by two people, and is at risk no more", async () => {
  const player = await rich(100n);
  await move(player, "in", 60n);
  expect(await asks(player)).toMatchObject({ code: "NO_DIFFERENCE" });
  await there(player, 0n);
  expect(await lossUsed(player)).toBe((60n * PESO).toString());
  const asked = await asks(player);
  expect((await approves(ana, asked)).status).not.toBe(200);
  expect(await money(player)).toEqual({ cash: 40, transit: 0, kept: 60 });
  expect((await approves(ben, asked)).status).toBe(200);
  expect(await money(player)).toEqual({ cash: 40, transit: 0, kept: 0 });
  expect(await lossUsed(player)).toBe("0");
  expect((await approves(ben, asked)).status).not.toBe(200);
  expect(await asks(player)).toMatchObject({ code: "NO_DIFFERENCE" });
  const { differences } = (await ana.call("GET", "/vendor-wallets")).value;
  expect(differences).toEqual([]);
  expect(await problems()).toEqual([]);
});

test("what it has more becomes the player's, who brings it home", async () => {
  const player = await rich(100n);
  await move(player, "in", 60n);
  await there(player, 75n);
  expect((await approves(ben, await asks(player))).status).toBe(200);
  expect(await money(player)).toEqual({ cash: 40, transit: 0, kept: 75 });
  await move(player, "out", null);
  expect(await money(player)).toEqual({ cash: 115, transit: 0, kept: 0 });
  expect(await problems()).toEqual([]);
});

test("nothing is booked once the balances are others than the two people saw", async () => {
  const player = await rich(100n);
  await move(player, "in", 60n);
  await there(player, 10n);
  const asked = await asks(player);
  await there(player, 20n);
  expect(await approves(ben, asked)).toMatchObject({ code: "CHANGED" });
  expect(await money(player)).toEqual({ cash: 40, transit: 0, kept: 60 });
  const foreign = await ana.call("POST", `/vendor-wallets/${vendor.slug}/pl_none/difference`, {
    proof: "none",
  });
  expect(foreign).toMatchObject({ status: 404, code: "NOT_FOUND" });
});
