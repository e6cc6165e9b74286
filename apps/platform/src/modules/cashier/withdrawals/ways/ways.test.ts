import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { cloneDatabase } from "@perya/postgres/testing";
import { afterAll, describe, expect, inject, test } from "vitest";
import { keepProfiles } from "../../../../testing/choose-profiles.ts";
import type { TestPlayer } from "../../../../testing/people.ts";
import { setSection } from "../../../settings/testing/set-section.ts";
import { methods } from "../../deposits/terms/declared-methods.ts";
import { depositOf, openCashier, PESO } from "../../testing/open-cashier.ts";
import { openPretendBtcpay, STORE, webhookOf } from "../../testing/pretend-btcpay.ts";
import { stepPath } from "../../testing/pay-steps.ts";
import { request } from "../../testing/use-withdrawals.ts";
import { withdrawing } from "../../testing/withdrawing.ts";
import { payers } from "../orders/declared-payers.ts";
import { mostOf } from "./most-by-way.ts";
import { WAYS, type Way } from "./way.ts";

const db = await cloneDatabase(inject("platform"));
const server = await openPretendBtcpay();
const cashier = await openCashier(db, 1, {
  BTCPAY_URL: server.url,
  BTCPAY_STORE_ID: STORE.storeId,
  BTCPAY_API_KEY: STORE.apiKey,
  BTCPAY_WEBHOOK_SECRET: STORE.webhookSecret,
});
// Play money has no law under which crypto-assets may come in.
await keepProfiles(db, ["IM"]);
const { btcpay } = methods.parse({});
await setSection(cashier.platform, "methods", { btcpay: { ...btcpay, enabled: true } });
const paying = (enabled: boolean) =>
  setSection(cashier.platform, "payers", { btcpay: { ...payers.parse({}).btcpay, enabled } });
await paying(true);
await setSection(cashier.platform, "cashier", { bankAccountWaitHours: 0 });
const [ana, ben] = [await cashier.staff(), await cashier.staff()];
const desk = withdrawing(cashier, [ana, ben]);
afterAll(async () => {
  await cashier.close();
  await server.close();
  await db.close();
});

async function byBitcoin(player: TestPlayer, pesos: bigint) {
  const { value } = await player.call("POST", "/deposits", depositOf("btcpay", pesos));
  const invoice = String(value.checkoutUrl).split("/").at(-1) ?? "";
  server.set(invoice, { status: "Settled", paidAmount: `${pesos}.00` });
  const { body, headers } = webhookOf("InvoiceSettled", invoice);
  await fetch(`${cashier.url}/callbacks/btcpay`, { method: "POST", headers, body });
}

const ADDRESSES = [
  "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2",
  "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy",
  "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
];

/** A player with a bank account and an address, and so much deposited by each, all played. */
async function deposited(byBank: bigint, inBitcoin: bigint) {
  const player = await cashier.player(2);
  const bank = await desk.bind(player);
  const address = await desk.bind(player, {
    bank: "Bitcoin",
    number: ADDRESSES.pop() ?? "",
  });
  if (inBitcoin > 0n) await byBitcoin(player, inBitcoin);
  if (byBank > 0n) await desk.deposit(player, byBank);
  const units = (byBank + inBitcoin) * PESO;
  await cashier.platform.db.inTransaction((tx) =>
    cashier.platform.wallet.append(tx, [
      { kind: "adjust", player: player.id, key: randomUUID(), units: units * 2n },
    ]),
  );
  await cashier.play(player, units);
  const ask = (account: string, pesos: bigint) =>
    player.call("POST", "/withdrawals", request(account, pesos));
  const most = async () => (await player.call("GET", "/cashier/methods")).value.withdrawal.mostTo;
  return { player, bank, address, ask, most };
}
const wire = (pesos: bigint) => ({ amount: (pesos * PESO).toString(), currency: "PHP" });
const NO_FEE = { feeFree: 100 };
await setSection(cashier.platform, "payouts", NO_FEE);

describe("money goes back the way it was deposited first", () => {
  test("up to what came that way, and then any way", async () => {
    const { player, bank, address, ask, most } = await deposited(500n, 300n);
    expect(await most()).toEqual({ bank: wire(500n), bitcoin: wire(300n) });
    expect(await ask(bank, 501n)).toMatchObject({ status: 422, code: "RETURN_FIRST" });
    expect((await ask(bank, 200n)).status).toBe(200);
    expect((await ask(address, 300n)).status).toBe(200);
    expect(await most()).toEqual({ bank: null, bitcoin: wire(0n) });
    expect((await ask(bank, 300n)).status).toBe(200);
    expect(await most()).toEqual({ bank: null, bitcoin: null });
    expect((await ask(address, 500n)).status).toBe(200);
    expect((await cashier.balance(player)).cash).toBe(300n * PESO);
  });

  test("counting what is cancelled or comes back as not gone", async () => {
    const { player, bank, address, ask, most } = await deposited(0n, 300n);
    expect(await most()).toEqual({ bank: wire(0n), bitcoin: null });
    const cancelled = (await ask(address, 300n)).value.id;
    expect((await most()).bank).toBeNull();
    await player.call("POST", `/withdrawals/${cancelled}/cancel`);
    expect((await most()).bank).toEqual(wire(0n));
    const { id } = (await ask(address, 300n)).value;
    await ana.call("POST", stepPath(id, "approve"), {});
    await ben.call("POST", stepPath(id, "pay"), {});
    await ben.call("POST", stepPath(id, "fail"), { reason: "No such address" });
    expect((await most()).bank).toBeNull();
    await ana.call("POST", stepPath(id, "refund"), { reason: "No such address" });
    expect(await ask(bank, 100n)).toMatchObject({ code: "RETURN_FIRST" });
  });

  test("not where a brand pays nothing to Bitcoin addresses, or wants none of it", async () => {
    const { most, ask, bank } = await deposited(0n, 300n);
    await paying(false);
    expect((await most()).bank).toBeNull();
    await paying(true);
    expect((await most()).bank).toEqual(wire(0n));
    await setSection(cashier.platform, "payouts", { ...NO_FEE, returnFirst: false });
    expect((await ask(bank, 600n)).status).toBe(200);
    await setSection(cashier.platform, "payouts", NO_FEE);
  });
});

test("however deposits and withdrawals follow on each other, who withdraws as much as may goes home whole, and no way is left with more than came by it while another waits", () => {
  const sums = fc.record({ BANK: fc.bigInt(0n, 50n), BITCOIN: fc.bigInt(0n, 50n) });
  const asked = fc.array(fc.record({ way: fc.constantFrom(...WAYS), units: fc.bigInt(1n, 30n) }), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(sums, asked, (deposits, requests) => {
      const left: Record<Way, bigint> = { ...deposits };
      for (const { way, units } of requests) {
        const other = way === "BANK" ? "BITCOIN" : "BANK";
        const most = mostOf(left, way);
        if (most !== null && units > most) continue;
        // Nothing that came the other way leaves by this one.
        if (left[other] > 0n) expect(units).toBeLessThanOrEqual(left[way]);
        left[way] -= units;
      }
      expect(WAYS.some((way) => mostOf(left, way) === null || left[way] > 0n)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
