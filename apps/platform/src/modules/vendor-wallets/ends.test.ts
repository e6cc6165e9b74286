import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { expect, onTestFinished, test } from "vitest";
import type { TestPlayer } from "../../testing/people.ts";
import { setSection } from "../settings/testing/set-section.ts";
import { compareVendor } from "./comparing/compare-wallets.ts";
import { sendDue } from "./moving/send-due.ts";
import { PESO, useArcade } from "./testing/use-arcade.ts";

const arcade = await useArcade();
const { db, sites, platform, vendor, rich, move, money, there, misbehave, pass, statusOf } = arcade;
const due = async () => {
  while (await sendDue(platform));
};
const [ana, ben] = [await sites.staff("cashier"), await sites.staff("cashier")];
const idOf = async ({ id }: TestPlayer) =>
  (
    await db.row<{ id: string }>(sql`
      select public_id as id from vendor_movement where player = ${id} order by id desc limit 1`)
  )?.id;

/** A movement of twenty pesos to the vendor that is stuck; what the vendor did follows `kind`. */
async function stuck(kind: "SILENT_DONE" | "SILENT_UNDONE") {
  const player = await rich(50n);
  await misbehave(player, kind);
  await move(player, "in", 20n);
  await pass(player, 25);
  await due();
  expect(await statusOf(player)).toBe("STUCK");
  return { player, id: await idOf(player) };
}
const askToEnd = async (id: string | undefined, outcome: "DONE" | "REFUSED") =>
  (await ana.call("POST", `/vendor-movements/${id}/end`, { outcome, proof: "Mail of today" })).value
    .approvalId as string;
const approve = (approval: string) => ben.call("POST", `/approvals/${approval}/approve`, {});

test("a vendor is asked for as long as the brand says before people are", async () => {
  await setSection(platform, "vendorWallets", { stuckHours: 48 });
  onTestFinished(() => setSection(platform, "vendorWallets", { stuckHours: 24 }));
  const player = await rich(50n);
  await misbehave(player, "SILENT_DONE");
  await move(player, "in", 20n);
  await pass(player, 25);
  await due();
  expect(await statusOf(player)).toBe("UNKNOWN");
  await pass(player, 24);
  await due();
  expect(await statusOf(player)).toBe("STUCK");
});

test.each(["DONE", "REFUSED"] as const)(
  "two people who end a movement as %s and a vendor that answers at that moment end it once",
  async (outcome) => {
    const { player, id } = await stuck("SILENT_DONE");
    const approval = await askToEnd(id, outcome);
    await misbehave(player, null);
    const ask = () => ana.call("POST", `/vendor-movements/${id}/ask`);
    const [approved] = await Promise.all([approve(approval), ask(), ask()]);
    expect([200, 409]).toContain(approved.status);
    const ended = await statusOf(player);
    expect(ended).toBe(approved.status === 200 ? outcome : "DONE");
    expect(await money(player)).toEqual(
      ended === "DONE" ? { cash: 30, transit: 0, kept: 20 } : { cash: 50, transit: 0, kept: 0 },
    );
  },
);

test("what the vendor says after two people have ended a movement changes nothing, and its balance is seen to differ", async () => {
  const { player, id } = await stuck("SILENT_DONE");
  expect((await approve(await askToEnd(id, "REFUSED"))).status).toBe(200);
  await misbehave(player, null);
  await ana.call("POST", `/vendor-movements/${id}/ask`);
  await due();
  expect(await money(player)).toEqual({ cash: 50, transit: 0, kept: 0 });
  await compareVendor(platform, vendor);
  const { differences } = (await ana.call("GET", "/vendor-wallets")).value;
  const mine = differences.find((one: { player: string }) => one.player === player.publicId);
  expect(mine).toMatchObject({ difference: { amount: (20n * PESO).toString() } });
});

test("a movement whose end is waiting for a second person is not asked to end once more, nor ended by the first", async () => {
  const { player, id } = await stuck("SILENT_UNDONE");
  const approval = await askToEnd(id, "REFUSED");
  const again = { outcome: "DONE", proof: "Another mail" };
  expect(await ben.call("POST", `/vendor-movements/${id}/end`, again)).toMatchObject({
    status: 409,
    code: "ASKED_ALREADY",
  });
  expect((await ana.call("POST", `/approvals/${approval}/approve`, {})).status).not.toBe(200);
  expect(await money(player)).toEqual({ cash: 30, transit: 20, kept: 0 });
});

test("money whose outcome was unknown arrives hours later, while its player has signed out", async () => {
  const player = await rich(50n);
  await misbehave(player, "SILENT_DONE");
  await move(player, "in", 20n);
  expect((await player.call("DELETE", "/session")).status).toBe(200);
  expect((await player.call("GET", "/vendor-wallets")).status).toBe(401);
  await pass(player, 3);
  await misbehave(player, null);
  await due();
  expect(await statusOf(player)).toBe("DONE");
  expect(await money(player)).toEqual({ cash: 30, transit: 0, kept: 20 });
  expect(await there(player)).toBe(20n * PESO);
});

test("no part of a cent is moved, in neither direction, and nothing begins", async () => {
  const player = await rich(50n);
  for (const way of ["in", "out"]) {
    const part = { amount: (10n * PESO + 1n).toString(), key: randomUUID() };
    expect(await player.call("POST", `/vendor-wallets/perya-arcade/${way}`, part)).toMatchObject({
      status: 422,
      code: "NOT_WHOLE",
    });
  }
  expect(await statusOf(player)).toBeUndefined();
  expect(await money(player)).toEqual({ cash: 50, transit: 0, kept: 0 });
});

test("a limit that is lowered while money is there takes none of it back, and lets no more in", async () => {
  const player = await rich(100n);
  await move(player, "in", 60n);
  await player.call("POST", "/limits", { name: "dailyLoss", amount: (20n * PESO).toString() });
  expect(await move(player, "in", 1n)).toMatchObject({ code: "LIMIT_REACHED" });
  expect(await money(player)).toEqual({ cash: 40, transit: 0, kept: 60 });
  await move(player, "out", null);
  expect(await move(player, "in", 21n)).toMatchObject({ code: "LIMIT_REACHED" });
  await move(player, "in", 20n);
  expect(await money(player)).toEqual({ cash: 80, transit: 0, kept: 20 });
});

test("money that comes back is never refused, however far the balance is above its player's limit", async () => {
  const player = await rich(100n);
  await move(player, "in", 60n);
  await player.call("POST", "/limits", { name: "balance", amount: (10n * PESO).toString() });
  expect((await move(player, "out", null)).status).toBe(200);
  expect(await money(player)).toEqual({ cash: 100, transit: 0, kept: 0 });
});

/** A charge-back of so many pesos, of which is owed what cash does not cover. */
async function chargeBack({ id: player }: TestPlayer, pesos: bigint) {
  const of = { player, key: randomUUID(), units: pesos * PESO };
  await db.inTransaction((tx) =>
    platform.wallet.append(tx, [{ kind: "reverse", contra: "deposits", ...of }]),
  );
}
const owed = async ({ id }: TestPlayer) => ((await platform.wallet.balance(id))?.owed ?? 0n) / PESO;

test("what is owed is taken from money that is fetched from a vendor, and not from what goes there", async () => {
  const player = await rich(50n);
  await move(player, "in", 20n);
  await chargeBack(player, 45n);
  expect(await owed(player)).toBe(15n);
  await move(player, "out", 12n);
  expect(await owed(player)).toBe(3n);
  expect(await money(player)).toEqual({ cash: 0, transit: 0, kept: 8 });
  await move(player, "out", null);
  expect(await owed(player)).toBe(0n);
  expect(await money(player)).toEqual({ cash: 5, transit: 0, kept: 0 });
});

test("what is owed is taken from money that never arrived at a vendor", async () => {
  const { player, id } = await stuck("SILENT_UNDONE");
  await chargeBack(player, 37n);
  expect((await approve(await askToEnd(id, "REFUSED"))).status).toBe(200);
  expect(await owed(player)).toBe(0n);
  expect(await money(player)).toEqual({ cash: 13, transit: 0, kept: 0 });
});

test("the ledger adds up after all of this", async () => {
  expect(await arcade.problems()).toEqual([]);
});
