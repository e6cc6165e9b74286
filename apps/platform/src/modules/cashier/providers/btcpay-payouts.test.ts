import { sql } from "@perya/postgres/sql";
import { afterAll, describe, expect, test } from "vitest";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import { setSection } from "../../settings/testing/set-section.ts";
import { PESO } from "../testing/open-cashier.ts";
import { received } from "../testing/pay-steps.ts";
import { openPretendBtcpay, payoutWebhookOf, STORE } from "../testing/pretend-btcpay.ts";
import { usePayouts } from "../testing/use-payouts.ts";
import { payers } from "../withdrawals/orders/declared-payers.ts";
import type { PaymentProvider } from "./provider.ts";

const server = await openPretendBtcpay();
const { db, cashier, desk, step, paying, order, run, runAll, legOf, providers } = await usePayouts({
  BTCPAY_URL: server.url,
  BTCPAY_STORE_ID: STORE.storeId,
  BTCPAY_API_KEY: STORE.apiKey,
  BTCPAY_WEBHOOK_SECRET: STORE.webhookSecret,
});
afterAll(() => server.close());
// The players here paid in through a bank.
await setSection(cashier.platform, "payouts", { returnFirst: false });

/** Addresses of Bitcoin's main chain, each of a player of its own. */
const ADDRESSES = [
  "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
  "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2",
  "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy",
  "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
  "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
  "bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr",
  "1PMycacnJaSqwwJqjawXBErnLsZ7RkXUAs",
  "12c6DSiU4Rq3P4ZxziKxzrL5LmMBrzjrJX",
  "1HLoD9E4SDFFPDiYfNYnkBLQ85Y51J3Zb1",
  "1FvzCLoTPGANNjWoUo6jUGuAG3wg1w4YjR",
];
const account = () => ({ bank: "Bitcoin", number: ADDRESSES.pop() ?? "" });

/** A withdrawal of 400 whose leg was ordered at the store. */
async function ordered() {
  const made = await paying("", account());
  expect((await order(made.id, "btcpay")).status).toBe(200);
  const reference = (await legOf(made.id)).orders[0].id as string;
  const payout = () => server.out.of(reference)[0];
  return { ...made, reference, payout };
}
const tell = async (type: string, id: string | undefined, secret?: string) => {
  const { body, headers } = payoutWebhookOf(type, id ?? "", secret);
  const url = `${cashier.url}/callbacks/btcpay-payouts`;
  return (await fetch(url, { method: "POST", headers, body })).status;
};

describe("[MO-03] a payout through BTCPay Server", () => {
  test("is a claim of exactly its amount that moves nothing until it is approved, and is sent once it is completed", async () => {
    const { player, id, reference, payout } = await ordered();
    await run();
    expect(payout()).toMatchObject({
      state: "AwaitingApproval",
      originalAmount: "400.00",
      originalCurrency: "PHP",
      payoutMethodId: "BTC-CHAIN",
      metadata: { orderId: reference },
    });
    await run();
    expect(payout()?.state).toBe("AwaitingPayment");
    Object.assign(payout() ?? {}, { state: "InProgress" });
    expect(await tell("PayoutUpdated", payout()?.id)).toBe(200);
    await run();
    expect((await legOf(id)).status).toBe("CREATED");
    Object.assign(payout() ?? {}, { state: "Completed" });
    const told = [1, 2, 3].map(() => tell("PayoutUpdated", payout()?.id));
    expect(await Promise.all(told)).toEqual([200, 200, 200]);
    expect(await legOf(id)).toMatchObject({ status: "SENT", reference: payout()?.id });
    expect((await received(player, id)).value.status).toBe("COMPLETED");
    expect(await cashier.balance(player)).toEqual({ cash: 600n * PESO, held: 0n });
  });

  test("that is cancelled there has failed, and is paid again by another claim", async () => {
    const { id, payout } = await ordered();
    await run();
    await run();
    Object.assign(payout() ?? {}, { state: "Cancelled" });
    await run();
    expect((await legOf(id)).status).toBe("FAILED");
    expect((await step(id, "retry")).status).toBe(200);
    expect((await order(id, "btcpay")).status).toBe(200);
    await runAll();
    expect((await legOf(id)).orders).toMatchObject([{ status: "FAILED" }, { status: "RELEASED" }]);
  });

  test("whose webhook never came is asked for", async () => {
    const { id, payout } = await ordered();
    await runAll();
    Object.assign(payout() ?? {}, { state: "Completed" });
    await run();
    expect((await legOf(id)).status).toBe("SENT");
  });

  test("of another amount is no success", async () => {
    const { id, payout } = await ordered();
    await runAll();
    Object.assign(payout() ?? {}, { state: "Completed", originalAmount: "40.00" });
    await tell("PayoutUpdated", payout()?.id);
    expect(await legOf(id)).toMatchObject({ status: "CREATED", orders: [{ status: "DIFFERS" }] });
  });

  test("of which a first claim was made and its answer lost is not claimed twice, and one claim alone is approved", async () => {
    const { id, reference } = await ordered();
    const [btcpay] = providers.filter(({ code }) => code === "btcpay");
    if (!btcpay) throw new Error("There is a store");
    const losing: PaymentProvider = {
      ...btcpay,
      payouts: {
        ...btcpay.payouts,
        place: async (...asked) => {
          await btcpay.payouts.place(...asked);
          throw new Error("power cut");
        },
      },
    };
    await run([losing]);
    expect((await legOf(id)).orders).toMatchObject([{ status: "WRITTEN", answer: "power cut" }]);
    await runAll();
    expect(server.out.of(reference).map(({ state }) => state)).toEqual(["AwaitingPayment"]);
  });

  test("that the server refuses has failed with its reason", async () => {
    const first = await ordered();
    await runAll();
    const [taken] = await db.rows<{ number: string }>(sql`
      select number from payout_order where public_id = ${first.reference}`);
    const { id } = await ordered();
    await db.run(sql`
      update payout_order set number = ${taken?.number ?? ""} where status = 'WRITTEN'`);
    await runAll();
    expect(await legOf(id)).toMatchObject({
      status: "FAILED",
      orders: [{ status: "FAILED", answer: "duplicate-destination" }],
    });
  });
});

test("a webhook with a wrong signature, or about a payout that is not there, changes nothing", async () => {
  const { id, payout } = await ordered();
  await runAll();
  Object.assign(payout() ?? {}, { state: "Completed" });
  expect(await tell("PayoutUpdated", payout()?.id, "x".repeat(40))).toBe(401);
  expect(await tell("PayoutCreated", payout()?.id)).toBe(200);
  expect((await legOf(id)).status).toBe("CREATED");
  expect(await tell("PayoutUpdated", "unknown")).toBe(500);
});

describe("a Bitcoin address", () => {
  test("is bound as it is written, belongs to one player, and must have a right checksum", async () => {
    const [player, other] = [await cashier.player(), await cashier.player()];
    const { number } = account();
    const bound = { bank: "Bitcoin", number, holder: "Juan dela Cruz" };
    expect((await player.call("POST", "/bank-accounts", bound)).value.number).toBe(
      `•••• ${number.slice(-4)}`,
    );
    expect(await other.call("POST", "/bank-accounts", bound)).toMatchObject({
      code: "ACCOUNT_NUMBER_REFUSED",
    });
    const wrong = { ...bound, number: `${number.slice(0, -1)}x` };
    expect((await other.call("POST", "/bank-accounts", wrong)).status).toBe(400);
  });

  test("is refused where the brand pays to none", async () => {
    const from = payers.parse({});
    await setSection(cashier.platform, "payers", { btcpay: { ...from.btcpay, enabled: false } });
    const player = await cashier.player();
    const bound = { ...account(), holder: "Juan dela Cruz" };
    expect(await player.call("POST", "/bank-accounts", bound)).toMatchObject({
      status: 422,
      code: "BITCOIN_NOT_OFFERED",
    });
    await setSection(cashier.platform, "payers", { btcpay: { ...from.btcpay, enabled: true } });
  });

  test("is refused where the law forbids crypto-assets, also one that was bound before", async () => {
    const { player } = await desk.ready(1_000n);
    const bound = await desk.bind(player, {
      bank: "Bitcoin",
      number: "bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh",
    });
    const other = { bank: "Bitcoin", number: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4" };
    await db.run(sql`update bank_account set usable_from = now() where player = ${player.id}`);
    await chooseProfiles(db, ["BR"]);
    expect(
      await player.call("POST", "/bank-accounts", { ...other, holder: "Juan dela Cruz" }),
    ).toMatchObject({
      code: "BITCOIN_NOT_OFFERED",
    });
    expect(await desk.tryAsk(player, bound, 400n)).toMatchObject({
      status: 422,
      code: "BITCOIN_NOT_OFFERED",
    });
    expect((await player.call("GET", "/cashier/methods")).value.withdrawal.bitcoin).toBe(false);
  });
});

test("the ledger is right to the unit after all of this", async () => {
  expect(await cashier.ledgerProblems()).toEqual([]);
});
