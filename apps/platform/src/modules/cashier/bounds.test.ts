import { cloneDatabase } from "@perya/postgres/testing";
import { afterAll, expect, inject, test } from "vitest";
import { onlyLargeNeedsTwo } from "../../testing/alone-limits.ts";
import { queueCounts } from "./index.ts";
import { openCashier, PESO } from "./testing/open-cashier.ts";
import { withdrawing } from "./testing/withdrawing.ts";

const db = await cloneDatabase(inject("platform"));
const cashier = await openCashier(db);
await onlyLargeNeedsTwo(db, 100_000n * PESO);
const staff = await cashier.staff();
const { ready, ask, tryAsk } = withdrawing(cashier, [staff]);
afterAll(async () => {
  await cashier.close();
  await db.close();
});

test("a player of level 1 withdraws the whole of a day's limit, and no peso more", async () => {
  const { player, bankAccount } = await ready(20_000n, 1);
  expect((await tryAsk(player, bankAccount, 15_000n)).status).toBe(200);
  expect(await tryAsk(player, bankAccount, 5_001n)).toMatchObject({ code: "DAILY_LIMIT" });
  expect((await tryAsk(player, bankAccount, 5_000n)).status).toBe(200);
  expect(await tryAsk(player, bankAccount, 100n)).toMatchObject({ code: "DAILY_LIMIT" });
});

test("what is over is counted in no queue", async () => {
  const { player, bankAccount } = await ready(1_000n);
  const before = await queueCounts(db, null);
  const id = await ask(player, bankAccount, 500n);
  const waiting = { ...before, withdrawalsWaiting: before.withdrawalsWaiting + 1 };
  expect(await queueCounts(db, null)).toEqual(waiting);
  await staff.call("POST", `/withdrawals/${id}/reject`, { reason: "asked for by mistake" });
  expect(await queueCounts(db, null)).toEqual(before);
});

test("a holder's name has two letters beside its spaces", async () => {
  const player = await cashier.player();
  const account = { bank: "Metrobank", number: "900800700" };
  const blank = { ...account, holder: "   J   " };
  expect((await player.call("POST", "/bank-accounts", blank)).status).toBe(400);
  const bound = await player.call("POST", "/bank-accounts", { ...account, holder: "  Jo Li " });
  expect(bound).toMatchObject({ status: 200, value: { holder: "Jo Li" } });
});
