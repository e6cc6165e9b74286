import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { inCurrency } from "../../testing/in-currency.ts";
import { catalogueJobs } from "../catalogue/catalogue.jobs.ts";
import { switchVendor, switchVendorForBrand } from "../catalogue/index.ts";
import { sendDue } from "./moving/send-due.ts";
import { waitAfter } from "./moving/send-movement.ts";
import { sweepBarred } from "./moving/sweep-barred.ts";
import { GAME, PESO, useArcade } from "./testing/use-arcade.ts";

const arcade = await useArcade();
const { db, sites, platform, studio, vendor, rich, move, money, there, misbehave, pass } = arcade;
const { statusOf, problems, impatient } = arcade;
await catalogueJobs(platform).tasks["sync-games"]?.({}, {} as never);
const GAME_ID = `perya-arcade-${GAME}`;

const due = async () => {
  while (await sendDue(platform));
};

test("MO-04 money goes to a vendor and back, and the ledger says at every moment where it is", async () => {
  const player = await rich(100n);
  const { status, value } = await move(player, "in", 60n);
  expect(status).toBe(200);
  expect(value).toMatchObject({
    cash: { amount: (40n * PESO).toString(), currency: "PHP" },
    wallets: [
      { vendor: "perya-arcade", kept: { amount: (60n * PESO).toString() }, movement: null },
    ],
    movements: [{ direction: "IN", status: "DONE", cause: "PLAYER" }],
  });
  expect(await money(player)).toEqual({ cash: 40, transit: 0, kept: 60 });
  expect(await there(player)).toBe(60n * PESO);
  const told = await player.call("GET", "/vendor-wallets/perya-arcade/balance");
  expect(told.value.balance.amount).toBe((60n * PESO).toString());
  await move(player, "out", 25n);
  expect(await money(player)).toEqual({ cash: 65, transit: 0, kept: 35 });
  await move(player, "out", null);
  expect(await money(player)).toEqual({ cash: 100, transit: 0, kept: 0 });
});

test("of two movements from two tabs one is made and the other is told, and a key is good once", async () => {
  const player = await rich(100n);
  const answers = await Promise.all([move(player, "in", 60n), move(player, "in", 60n)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await money(player)).toMatchObject({ cash: 40, kept: 60 });
  const key = randomUUID();
  await Promise.all([1, 2, 3].map(() => move(player, "in", 10n, { key })));
  expect(await money(player)).toMatchObject({ cash: 30, kept: 70 });
  expect(await move(player, "in", 11n, { key })).toMatchObject({ code: "KEY_REUSED" });
});

test("no more is moved than there is: not of what a withdrawal holds, nor of what the vendor has", async () => {
  const player = await rich(100n);
  const hold = { kind: "hold", player: player.id, key: randomUUID(), units: 70n * PESO } as const;
  await db.inTransaction((tx) => platform.wallet.append(tx, [hold]));
  expect(await move(player, "in", 31n)).toMatchObject({ status: 422, code: "INSUFFICIENT_FUNDS" });
  await move(player, "in", 30n);
  const { value } = await move(player, "out", 31n);
  expect(value.movements[0]).toMatchObject({ direction: "OUT", status: "REFUSED" });
  expect(await money(player)).toEqual({ cash: 0, transit: 0, kept: 30 });
  const part = { amount: (10n * PESO + 1n).toString(), key: randomUUID() };
  expect(await player.call("POST", "/vendor-wallets/perya-arcade/out", part)).toMatchObject({
    code: "NOT_WHOLE",
  });
});

test("a currency that the vendor lacks is refused by it, and the money is back at once", async () => {
  const player = await inCurrency(db, "GBP", () => rich(50n));
  const { value } = await move(player, "in", 20n);
  expect(value.movements[0]).toMatchObject({ status: "REFUSED" });
  expect(await money(player)).toEqual({ cash: 50, transit: 0, kept: 0 });
});

test.each([
  ["LATE", "answers after half a minute, and did it"],
  ["SILENT_DONE", "says nothing, and did it"],
  ["SILENT_UNDONE", "says nothing, and did not do it"],
  ["OTHER_ANSWER", "says something else of the same transaction"],
] as const)(
  "%s: of a vendor that %s nothing is guessed, and its answer to the same transaction ends it",
  async (kind, _what) => {
    const player = await rich(50n);
    await misbehave(player, kind);
    const patient = kind === "LATE" ? impatient(300) : undefined;
    const { value } = await move(player, "in", 20n);
    expect(value.wallets[0].movement).toMatchObject({ status: "UNKNOWN" });
    expect(await money(player)).toEqual({ cash: 30, transit: 20, kept: 0 });
    for (const way of ["in", "out"] as const)
      expect(await move(player, way, 5n)).toMatchObject({ status: 409, code: "ON_THE_WAY" });
    await pass(player);
    await due();
    expect(await statusOf(player)).toBe("UNKNOWN");
    await misbehave(player, null);
    patient?.();
    await pass(player, 3);
    await due();
    expect(await statusOf(player)).toBe("DONE");
    expect(await money(player)).toEqual({ cash: 30, transit: 0, kept: 20 });
    expect(await there(player)).toBe(20n * PESO);
  },
);

test("a vendor that does not answer is asked after 1, 2, 4 … 60 seconds, then every minute", () => {
  const seconds = [1, 2, 3, 4, 5, 6, 7, 8, 100].map((asked) => waitAfter(asked) / 1_000);
  expect(seconds).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
});

test("money that comes out is credited once, whenever its vendor answers", async () => {
  const player = await rich(50n);
  await move(player, "in", 40n);
  await misbehave(player, "SILENT_DONE");
  await move(player, "out", 30n);
  expect(await money(player)).toEqual({ cash: 10, transit: 0, kept: 40 });
  expect(await there(player)).toBe(10n * PESO);
  await misbehave(player, null);
  await pass(player, 3);
  await Promise.all([due(), due(), due()]);
  expect(await money(player)).toEqual({ cash: 40, transit: 0, kept: 10 });
});

test("a transaction that the vendor has under another player stays unknown until two people end it", async () => {
  const player = await rich(50n);
  await misbehave(player, "SILENT_UNDONE");
  await move(player, "in", 20n);
  const row = await db.row<{ transaction: string; id: string }>(sql`
    select transaction, public_id as id from vendor_movement where player = ${player.id}`);
  await misbehave(player, null);
  await arcade.say("transfer_wallet/deposit", {
    user: "pl_anotherplayer",
    transaction_uuid: row?.transaction,
    request_uuid: randomUUID(),
    currency: "PHP",
    amount: 100_000,
  });
  await pass(player);
  await due();
  expect(await statusOf(player)).toBe("UNKNOWN");
  const [ana, ben] = [await sites.staff("owner"), await sites.staff("owner")];
  const end = (staff: typeof ana) =>
    staff.call("POST", `/vendor-movements/${row?.id}/end`, {
      outcome: "REFUSED",
      proof: "Mail of the vendor",
    });
  expect(await end(ana)).toMatchObject({ status: 409, code: "NOT_STUCK" });
  await pass(player, 25);
  await due();
  expect(await statusOf(player)).toBe("STUCK");
  const { approvalId } = (await end(ana)).value;
  expect(await ana.call("POST", `/approvals/${approvalId}/approve`, {})).toMatchObject({
    code: "OWN_REQUEST",
  });
  expect(await money(player)).toMatchObject({ transit: 20 });
  expect((await ben.call("POST", `/approvals/${approvalId}/approve`, {})).status).toBe(200);
  expect(await money(player)).toEqual({ cash: 50, transit: 0, kept: 0 });
  const { value } = await ana.call("GET", `/vendor-movements/${row?.id}`);
  expect(value.steps.map(({ status }: { status: string }) => status)).toEqual([
    "TAKEN",
    "SENT",
    "UNKNOWN",
    "STUCK",
    "REFUSED",
  ]);
});

test("a stuck movement is asked for again by staff, and ends when the vendor answers", async () => {
  const player = await rich(50n);
  await misbehave(player, "SILENT_DONE");
  await move(player, "in", 20n);
  await pass(player, 25);
  await due();
  expect(await statusOf(player)).toBe("STUCK");
  const cashier = await sites.staff("cashier");
  const [stuck] = (await cashier.call("GET", "/vendor-movements?status=STUCK")).value.content;
  expect((await cashier.call("GET", "/vendor-wallets")).value).toMatchObject({ stuck: 1 });
  const ask = () => cashier.call("POST", `/vendor-movements/${stuck.id}/ask`);
  expect((await ask()).value).toMatchObject({ status: "STUCK" });
  await misbehave(player, null);
  expect((await ask()).value).toMatchObject({ status: "DONE" });
  expect(await money(player)).toEqual({ cash: 30, transit: 0, kept: 20 });
});

test("an exclusion takes everything out and lets nothing in, also what was on its way", async () => {
  const [player, sending] = [await rich(50n), await rich(50n)];
  await move(player, "in", 40n);
  await misbehave(sending, "SILENT_UNDONE");
  await move(sending, "in", 30n);
  await misbehave(sending, null);
  for (const one of [player, sending])
    await one.call("POST", "/exclusion", { kind: "TIME_OUT", period: "P1W" });
  expect(await move(player, "in", 5n)).toMatchObject({ status: 403, code: "PLAYER_DISABLED" });
  await sweepBarred(platform);
  await pass(player);
  await pass(sending);
  await due();
  expect(await money(player)).toEqual({ cash: 50, transit: 0, kept: 0 });
  expect(await money(sending)).toEqual({ cash: 20, transit: 0, kept: 30 });
  await sweepBarred(platform);
  await due();
  expect(await money(sending)).toEqual({ cash: 50, transit: 0, kept: 0 });
});

test("money that was taken and not yet sent when its player is excluded goes back", async () => {
  const player = await rich(50n);
  await studio.kill();
  const begun = move(player, "in", 30n);
  await begun;
  await db.run(sql`
    update vendor_movement set status = 'TAKEN', attempts = 0, due_at = now(), sent_at = null
    where player = ${player.id}`);
  await player.call("POST", "/exclusion", { kind: "TIME_OUT", period: "P1W" });
  await due();
  await studio.start();
  expect(await statusOf(player)).toBe("REFUSED");
  expect(await money(player)).toEqual({ cash: 50, transit: 0, kept: 0 });
});

test("limits on losses and stakes bind what is sent, and count it until it is back", async () => {
  const player = await rich(100n);
  await player.call("POST", "/limits", { name: "dailyLoss", amount: (50n * PESO).toString() });
  expect(await move(player, "in", 51n)).toMatchObject({ status: 422, code: "LIMIT_REACHED" });
  await move(player, "in", 50n);
  expect(await move(player, "in", 1n)).toMatchObject({ code: "LIMIT_REACHED" });
  await move(player, "out", 20n);
  await move(player, "in", 20n);
  expect(await money(player)).toEqual({ cash: 50, transit: 0, kept: 50 });
});

test.each([
  ["has a loss limit below their cash", "/limits", { name: "dailyLoss", amount: `${50n * PESO}` }],
  ["has excluded themselves", "/exclusion", { kind: "TIME_OUT", period: "P1W" }],
])(
  "of a player who %s nothing is moved in by itself, nor kept to be sent",
  async (_who, at, asked) => {
    const player = await rich(100n);
    const choice = { movesIn: "ALL", movesOut: false, amount: null };
    await player.call("PUT", "/vendor-wallets/perya-arcade/choice", choice);
    expect((await player.call("POST", at, asked)).status).toBe(200);
    const entering = { gameId: GAME_ID, key: randomUUID() };
    const { status, value } = await player.call("POST", "/vendor-wallets/enter", entering);
    expect({ status, value }).toEqual({ status: 200, value: { status: null } });
    await due();
    expect(await statusOf(player)).toBeUndefined();
    expect(await money(player)).toEqual({ cash: 100, transit: 0, kept: 0 });
    expect(await there(player)).toBe(0n);
  },
);

test("a vendor that is away keeps the money of forty players, collecting waits for it and tells each", async () => {
  const players = await Promise.all(Array.from({ length: 40 }, () => rich(10n)));
  await Promise.all(players.map((player) => move(player, "in", 10n)));
  await studio.kill();
  const collected = await Promise.all(
    players.map((player) => player.call("POST", "/vendor-wallets/collect", { key: randomUUID() })),
  );
  for (const { status, value } of collected) {
    expect(status).toBe(200);
    expect(value.wallets[0].movement).toMatchObject({ status: "CREATED", amount: null });
  }
  await studio.start();
  for (const player of players) await pass(player);
  await due();
  for (const player of players)
    expect(await money(player)).toEqual({ cash: 10, transit: 0, kept: 0 });
});

test("a vendor that is switched off takes no money and gives back what it has", async () => {
  const player = await rich(50n);
  await move(player, "in", 20n);
  await db.inTransaction((tx) => switchVendor(tx, vendor.id, false));
  expect(await move(player, "in", 5n)).toMatchObject({ status: 422, code: "VENDOR_CLOSED" });
  const { value } = await player.call("GET", "/vendor-wallets");
  expect(value.wallets).toMatchObject([{ open: false }]);
  await move(player, "out", null);
  await db.inTransaction((tx) => switchVendor(tx, vendor.id, true));
  expect(await money(player)).toEqual({ cash: 50, transit: 0, kept: 0 });
});

test("CA-03 a brand is single-wallet unless it offers a vendor with a wallet of its own", async () => {
  const ask = async () => {
    const answer = await fetch(`${sites.playerUrl}/api/v1/merchant-wallet`);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
    return ((await answer.json()) as { value: unknown }).value;
  };
  expect(await ask()).toEqual({ isSingle: false });
  await db.inTransaction((tx) => switchVendorForBrand(tx, 1n, vendor.id, false));
  expect(await ask()).toEqual({ isSingle: true });
  await db.inTransaction((tx) => switchVendorForBrand(tx, 1n, vendor.id, true));
});

test("the ledger adds up after all of this", async () => {
  expect(await problems()).toEqual([]);
});
