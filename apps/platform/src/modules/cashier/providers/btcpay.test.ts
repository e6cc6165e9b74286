import { sql } from "@perya/postgres/sql";
import { cloneDatabase } from "@perya/postgres/testing";
import { afterAll, describe, expect, inject, test } from "vitest";
import { keepProfiles } from "../../../testing/choose-profiles.ts";
import { setSection } from "../../settings/testing/set-section.ts";
import { expireDeposits } from "../deposits/expire-deposits.ts";
import { methods } from "../deposits/terms/declared-methods.ts";
import { depositOf, openCashier, PESO } from "../testing/open-cashier.ts";
import { openPretendBtcpay, STORE, webhookOf } from "../testing/pretend-btcpay.ts";
import { openProviders } from "./providers.ts";

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
await setSection(cashier.platform, "methods", {
  btcpay: { ...methods.parse({}).btcpay, enabled: true },
});
const staff = await cashier.staff();
afterAll(async () => {
  await cashier.close();
  await server.close();
  await db.close();
});

type Player = Awaited<ReturnType<typeof cashier.player>>;

/** A player's deposit and its invoice. */
async function ordered() {
  const player = await cashier.player();
  const { value } = await player.call("POST", "/deposits", depositOf("btcpay", 500n));
  const invoice = String(value.checkoutUrl).split("/").at(-1) ?? "";
  return { player, id: value.id as string, invoice, value };
}
const tell = async (type: string, invoice: string, secret?: string) => {
  const { body, headers } = webhookOf(type, invoice, secret);
  return (await fetch(`${cashier.url}/callbacks/btcpay`, { method: "POST", headers, body })).status;
};
const statusOf = async (player: Player, id: string) =>
  (await player.call("GET", `/deposits/${id}`)).value.status;
const overdue = (id: string) =>
  db.run(sql`update deposit set expires_at = now() where public_id = ${id}`);
const run = () => expireDeposits(cashier.platform, openProviders(cashier.platform.config));

describe("MO-02 a deposit over BTCPay Server", () => {
  test("is an invoice of the exact amount under the deposit's number, opened once", async () => {
    const { id, invoice, value } = await ordered();
    expect(value).toMatchObject({ status: "AWAITING_PAYMENT", method: "btcpay" });
    expect(server.invoices.get(invoice)).toMatchObject({
      amount: "500.00",
      currency: "PHP",
      metadata: { orderId: id },
      checkout: { redirectAutomatically: true },
    });
    const [, provider] = openProviders(cashier.platform.config);
    const order = { reference: id, units: 500n * PESO, currency: "PHP" };
    const again = await provider?.open({ ...order, description: "", returnUrl: "http://x/" });
    expect(again?.payment).toBe(invoice);
  });

  test("that is settled is credited once, whatever is told how often and in which order", async () => {
    const { player, id, invoice } = await ordered();
    for (const type of ["InvoiceCreated", "InvoiceReceivedPayment", "InvoiceProcessing"])
      expect(await tell(type, invoice)).toBe(200);
    server.set(invoice, { status: "Processing", paidAmount: "500.00" });
    expect(await tell("InvoiceSettled", invoice)).toBe(200);
    expect(await statusOf(player, id)).toBe("AWAITING_PAYMENT");
    // Within the server's tolerance an invoice is settled with a hair less than its amount.
    server.set(invoice, { status: "Settled", paidAmount: "499.99998" });
    const told = await Promise.all(
      ["InvoiceSettled", "InvoicePaymentSettled", "InvoiceSettled"].map((one) =>
        tell(one, invoice),
      ),
    );
    expect(told).toEqual([200, 200, 200]);
    expect(await statusOf(player, id)).toBe("SUCCEEDED");
    expect(await cashier.balance(player)).toEqual({ cash: 500n * PESO, held: 0n });
  });

  test.each([
    ["over", { status: "Settled", additionalStatus: "PaidOver", paidAmount: "512.349" }, "512.34"],
    [
      "under",
      { status: "Expired", additionalStatus: "PaidPartial", paidAmount: "120.5" },
      "120.50",
    ],
  ])("that is paid %s waits for staff, who credit what was paid", async (_, end, paid) => {
    const { player, id, invoice } = await ordered();
    server.set(invoice, end);
    await tell(end.status === "Settled" ? "InvoiceSettled" : "InvoiceExpired", invoice);
    expect(await statusOf(player, id)).toBe("REVIEW");
    const paidAmount = paid.replace(".", "") + "000";
    const credited = await staff.call("POST", `/deposits/${id}/approve`, {
      paidAmount,
      reference: "seen",
    });
    expect(credited.value).toMatchObject({ status: "SUCCEEDED", reference: invoice });
    expect(await cashier.balance(player)).toEqual({ cash: BigInt(paidAmount), held: 0n });
  });

  test("that expired unpaid brings nothing, and money that comes after it waits for staff", async () => {
    const { player, id, invoice } = await ordered();
    server.set(invoice, { status: "Expired" });
    await tell("InvoiceExpired", invoice);
    expect(await statusOf(player, id)).toBe("EXPIRED");
    server.set(invoice, { status: "Settled", additionalStatus: "PaidLate", paidAmount: "500" });
    await tell("InvoicePaymentSettled", invoice);
    expect(await statusOf(player, id)).toBe("REVIEW");
    expect(await cashier.balance(player)).toEqual({ cash: 0n, held: 0n });
  });

  test("that is settled and then paid on top has staff credit the rest as a deposit of its own", async () => {
    const { player, id, invoice } = await ordered();
    server.set(invoice, { status: "Settled", paidAmount: "500.00" });
    await tell("InvoiceSettled", invoice);
    server.set(invoice, { status: "Settled", additionalStatus: "PaidOver", paidAmount: "620" });
    const told = ["InvoicePaymentSettled", "InvoicePaymentSettled"].map((one) =>
      tell(one, invoice),
    );
    expect(await Promise.all(told)).toEqual([200, 200]);
    const { content } = (await player.call("GET", "/deposits")).value;
    const [rest] = content;
    expect(content).toHaveLength(2);
    expect(rest).toMatchObject({ status: "REVIEW", method: "btcpay" });
    expect(await statusOf(player, id)).toBe("SUCCEEDED");
    await staff.call("POST", `/deposits/${rest.id}/approve`, {
      paidAmount: (120n * PESO).toString(),
      reference: "seen",
    });
    expect(await cashier.balance(player)).toEqual({ cash: 620n * PESO, held: 0n });
  });

  test("that became invalid has failed", async () => {
    const { player, id, invoice } = await ordered();
    server.set(invoice, { status: "Invalid", paidAmount: "500" });
    await tell("InvoiceInvalid", invoice);
    expect(await statusOf(player, id)).toBe("FAILED");
  });

  test("that became invalid after its credit is taken back with us, too", async () => {
    const { player, id, invoice } = await ordered();
    server.set(invoice, { status: "Settled", paidAmount: "500.00" });
    await tell("InvoiceSettled", invoice);
    expect(await statusOf(player, id)).toBe("SUCCEEDED");
    server.set(invoice, { status: "Invalid", additionalStatus: "Marked" });
    expect(await tell("InvoiceInvalid", invoice)).toBe(200);
    const { content } = (await staff.call("GET", "/deposits?status=TAKEN_BACK")).value;
    expect(content).toMatchObject([{ id, status: "SUCCEEDED" }]);
    // It stands again, and is invalid once more.
    const marked = async () =>
      (await staff.call("GET", "/deposits?status=TAKEN_BACK")).value.content.length;
    server.set(invoice, { status: "Settled", additionalStatus: "None" });
    await tell("InvoiceSettled", invoice);
    expect(await marked()).toBe(0);
    server.set(invoice, { status: "Invalid", additionalStatus: "Marked" });
    await tell("InvoiceInvalid", invoice);
    expect(await marked()).toBe(1);
  });

  test("that was marked as settled by hand without a payment is not credited", async () => {
    const { player, id, invoice } = await ordered();
    server.set(invoice, { status: "Settled", additionalStatus: "Marked" });
    expect(await tell("InvoiceSettled", invoice)).toBe(200);
    expect(await statusOf(player, id)).toBe("AWAITING_PAYMENT");
  });

  test("whose webhook never came is asked for when its time is over", async () => {
    const [paid, idle] = [await ordered(), await ordered()];
    server.set(paid.invoice, { status: "Settled", paidAmount: "500.00" });
    await overdue(paid.id);
    await overdue(idle.id);
    await run();
    expect(await statusOf(paid.player, paid.id)).toBe("SUCCEEDED");
    expect(await statusOf(idle.player, idle.id)).toBe("EXPIRED");
  });
});

test("MO-09 invoices of a stretch of time are listed with all that was paid, page after page, also what the store sells elsewhere", async () => {
  const { invoice, id } = await ordered();
  const early = 981_173_106;
  server.set(invoice, { status: "Settled", paidAmount: "500.00", createdTime: early });
  const ours = server.invoices.get(invoice);
  if (!ours) throw new Error("There is no invoice");
  const expired = { ...ours, status: "Expired", paidAmount: "0", createdTime: early - 1 };
  for (let at = 0; at < 100; at += 1) server.invoices.set(`x${at}`, { ...expired, id: `x${at}` });
  server.invoices.set("shop", { ...ours, id: "shop", metadata: {} });
  server.invoices.set("coins", { ...ours, id: "coins", currency: "XYZ" });
  const [, provider] = openProviders(cashier.platform.config);
  const [from, to] = [early - 10, early + 10].map((at) =>
    Temporal.Instant.fromEpochMilliseconds(at * 1_000),
  );
  if (!from || !to) throw new Error("A stretch of time has two ends");
  const at = Temporal.Instant.fromEpochMilliseconds(early * 1_000);
  const paid = { units: 500n * PESO, currency: "PHP", at, payer: null };
  const unreadable: string[] = [];
  const listed = await provider?.list(from, to, (fault) => unreadable.push(String(fault)));
  expect(listed).toEqual([
    { ...paid, payment: invoice, reference: id },
    { ...paid, payment: "shop", reference: "" },
  ]);
  expect(unreadable).toEqual([expect.stringContaining("XYZ")]);
});

describe("a webhook", () => {
  test("with a wrong signature, of another store or unreadable changes nothing", async () => {
    const { player, id, invoice } = await ordered();
    server.set(invoice, { status: "Settled", paidAmount: "500.00" });
    expect(await tell("InvoiceSettled", invoice, "x".repeat(40))).toBe(401);
    const { body, headers } = webhookOf("InvoiceSettled", invoice);
    const post = (text: string) =>
      fetch(`${cashier.url}/callbacks/btcpay`, { method: "POST", headers, body: text });
    expect((await post(`${body} `)).status).toBe(401);
    expect(await statusOf(player, id)).toBe("AWAITING_PAYMENT");
  });

  test("about an invoice that is not there is answered with a fault, so that it comes again", async () => {
    expect(await tell("InvoiceSettled", "unknown")).toBe(500);
  });
});

test("without a store the method is not offered, whatever the brand says", async () => {
  const other = await openCashier(db);
  const player = await other.player();
  const { value } = await player.call("GET", "/cashier/methods");
  expect(value.deposit.map(({ code }: { code: string }) => code)).not.toContain("btcpay");
  expect(await player.call("POST", "/deposits", depositOf("btcpay", 500n))).toMatchObject({
    code: "NOT_OFFERED",
  });
  await other.close();
});

test("the ledger is right to the unit after all of this", async () => {
  expect(await cashier.ledgerProblems()).toEqual([]);
});
