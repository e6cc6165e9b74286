import { sql } from "@perya/postgres/sql";
import { describe, expect, test, vi } from "vitest";
import { backOffMs } from "@perya/process";
import { LONGEST_WAIT_MS } from "./webhook-sender.ts";
import { press } from "./testing/shop.ts";
import { useGateway } from "./testing/use-gateway.ts";

const { newPayment, gateway, hears, heardOf, db, dueNow, anotherIsHeard, shop } =
  await useGateway();

describe("callbacks", () => {
  test("a payment is notified once, signed over its bytes", async () => {
    const { id, reference } = await newPayment();
    expect((await press(gateway.url, id, { act: "pay" })).status).toBe(303);
    await hears(reference, 1);
    expect(heardOf(reference)[0]).toMatchObject({
      id,
      status: "PAID",
      amount: "25000000",
      signed: true,
    });
  });

  test("pressing pay twenty times at once pays once", async () => {
    const { id, reference } = await newPayment();
    await Promise.all(Array.from({ length: 20 }, () => press(gateway.url, id, { act: "pay" })));
    await hears(reference, 1);
    expect(
      await db.row(sql`
        select count(*) as n
        from callback c
        join payment p on p.id = c.payment
        where p.public_id = ${id}`),
    ).toEqual({ n: 1n });
  });

  test("a failed payment is notified as failed and can no longer be paid", async () => {
    const { id, reference } = await newPayment();
    await press(gateway.url, id, { act: "fail" });
    await press(gateway.url, id, { act: "pay" });
    await hears(reference, 1);
    expect(heardOf(reference)[0]?.status).toBe("FAILED");
  });

  test("taken back means news of the payment first and of its failure after it", async () => {
    const { id, reference } = await newPayment();
    await press(gateway.url, id, { act: "taken-back" });
    await hears(reference, 1);
    await dueNow(id);
    await hears(reference, 2);
    expect(heardOf(reference).map((callback) => callback.status)).toEqual(["PAID", "FAILED"]);
  });

  test("said twice means the same event again and the same payment under another event", async () => {
    const { id, reference } = await newPayment();
    await press(gateway.url, id, { act: "twice" });
    await dueNow(id);
    await hears(reference, 3);
    const events = heardOf(reference).map((callback) => callback.event);
    expect(new Set(events).size).toBe(2);
  });

  test("too late means news of the end first and the money after it", async () => {
    const { id, reference } = await newPayment();
    await press(gateway.url, id, { act: "late" });
    await hears(reference, 1);
    await dueNow(id);
    await hears(reference, 2);
    expect(heardOf(reference).map((callback) => callback.status)).toEqual(["EXPIRED", "PAID"]);
  });

  test("a different amount is the amount in the callback", async () => {
    const { id, reference } = await newPayment();
    await press(gateway.url, id, { act: "other-amount", amount: "1,000.50" });
    await hears(reference, 1);
    expect(heardOf(reference)[0]).toMatchObject({ status: "PAID", amount: "100050000" });
  });

  test.each(["", "0", "-4", "1e9", "ten"])("%j is no amount to pay", async (amount) => {
    const { id } = await newPayment();
    expect((await press(gateway.url, id, { act: "other-amount", amount })).status).toBe(422);
  });

  test("a delayed callback waits for its time", async () => {
    const { id, reference } = await newPayment();
    await press(gateway.url, id, { act: "delayed", seconds: "3600" });
    await anotherIsHeard();
    expect(heardOf(reference)).toHaveLength(0);
    await dueNow(id);
    await hears(reference, 1);
  });

  test("a payment whose callback was never sent stays so until it is asked for", async () => {
    const { id, reference } = await newPayment();
    await press(gateway.url, id, { act: "never" });
    await anotherIsHeard();
    expect(heardOf(reference)).toHaveLength(0);
    await fetch(`${gateway.url}/pay/${id}/callback-again`, { method: "POST", redirect: "manual" });
    await hears(reference, 1);
  });

  test("a payment nobody makes expires and its shop is notified", async () => {
    const { id, reference } = await newPayment();
    await db.run(sql`update payment set expires_at = now() where public_id = ${id}`);
    await hears(reference, 1);
    expect(heardOf(reference)[0]?.status).toBe("EXPIRED");
  });
});

describe("a shop in trouble", () => {
  test("hears of a payment when it is back, byte for byte what was first sent", async () => {
    const { id, reference } = await newPayment();
    shop.answer = 503;
    await press(gateway.url, id, { act: "pay" });
    await vi.waitFor(async () => {
      const row = await db.row<{ attempts: number }>(sql`
        select attempts
        from callback c
        join payment p on p.id = c.payment
        where p.public_id = ${id}`);
      expect(row?.attempts).toBeGreaterThanOrEqual(2);
    }, 5_000);
    shop.answer = 200;
    await hears(reference, 1);
    const row = await db.row<{ body: string }>(
      sql`select body from callback c join payment p on p.id = c.payment where p.public_id = ${id}`,
    );
    expect(heardOf(reference)[0]?.body).toBe(row?.body);
  });

  test("hears of it even when the gateway was restarted in between", async () => {
    const { id, reference } = await newPayment();
    shop.answer = 500;
    await press(gateway.url, id, { act: "pay" });
    await gateway.close();
    shop.answer = 200;
    await gateway.open();
    await hears(reference, 1);
    expect(heardOf(reference)[0]).toMatchObject({ id, status: "PAID", signed: true });
  });

  test("is asked again after one, two, four seconds, at most every ten minutes", () => {
    const waits = { firstMs: 1_000, longestMs: LONGEST_WAIT_MS, jitter: 0 };
    expect([1, 2, 3, 39].map((tries) => backOffMs(tries, waits))).toEqual([
      1_000, 2_000, 4_000, 600_000,
    ]);
  });
});
