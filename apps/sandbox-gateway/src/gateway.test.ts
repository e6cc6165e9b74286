import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { sql } from "@perya/postgres/sql";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { waitBefore } from "./courier.ts";
import { SIGNATURE_HEADER, isSigned, sign } from "./signature.ts";
import { SECRET, openGateway, openShop, order, press, type Heard } from "./testing/shop.ts";

let db: TestDatabase;
let gateway: Awaited<ReturnType<typeof openGateway>>;
let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  db = await cloneDatabase(inject("gateway"));
  gateway = await openGateway(db.url);
  shop = await openShop();
});
beforeEach(() => {
  shop.answer = 200;
});
afterAll(async () => {
  await gateway.close();
  await shop.close();
  await db.close();
});

const newPayment = async (changes: Readonly<Record<string, unknown>> = {}) =>
  (await order(gateway.url, shop.url, changes)).value;
/** A payment that comes later is told: the courier has looked at all there were before. */
async function anotherIsHeard(): Promise<void> {
  const { id, reference } = await newPayment();
  await press(gateway.url, id, { act: "pay" });
  await hears(reference, 1);
}
/** Lets the time come of every callback of a payment. */
const dueNow = (id: string) =>
  db.run(
    sql`update callback set due_at = least(due_at, now()) from payment where payment.id = callback.payment and public_id = ${id}`,
  );
const heardOf = (reference: string): Heard[] =>
  shop.heard.filter((callback) => callback.reference === reference);
const hears = (reference: string, count: number) =>
  vi.waitFor(() => expect(heardOf(reference)).toHaveLength(count), {
    timeout: 12_000,
    interval: 50,
  });

describe("orders", () => {
  test("the same order twice is one payment, and twenty at once are too", async () => {
    const orders = await Promise.all(
      Array.from({ length: 20 }, () => order(gateway.url, shop.url, { reference: "dep_same" })),
    );
    expect(new Set(orders.map((made) => made.value.id)).size).toBe(1);
    expect(
      await db.row(sql`select count(*) as n from payment where reference = 'dep_same'`),
    ).toEqual({ n: 1n });
  });

  test("another order under a known reference is refused", async () => {
    await newPayment({ reference: "dep_taken" });
    expect(
      (await order(gateway.url, shop.url, { reference: "dep_taken", amount: "100" })).status,
    ).toBe(409);
  });

  test("an order with a wrong signature, an old one or none opens nothing", async () => {
    expect(
      (
        await order(
          gateway.url,
          shop.url,
          { reference: "dep_forged" },
          "another secret of thirty-two characters!",
        )
      ).status,
    ).toBe(401);
    const body = "{}";
    const old = sign(SECRET, body, Date.now() - 301_000);
    for (const headers of [{ [SIGNATURE_HEADER]: old }, {}] as Record<string, string>[]) {
      const answer = await fetch(`${gateway.url}/v1/payments`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body,
      });
      expect(answer.status).toBe(401);
    }
    expect(
      await db.row(sql`select count(*) as n from payment where reference = 'dep_forged'`),
    ).toEqual({ n: 0n });
  });

  test.each([
    { amount: "0" },
    { amount: 5 },
    { amount: "-1" },
    { currency: "php" },
    { callbackUrl: "javascript:alert(1)" },
    { reference: "" },
  ])("an order with %o is not valid", async (change) =>
    expect((await order(gateway.url, shop.url, change)).status).toBe(400),
  );

  test.each(["a\u0000b", "a\u0001b", "a\ud800b"])(
    "a text no database stores, %j, is refused wherever it comes",
    async (text) => {
      for (const field of ["reference", "description", "callbackUrl"])
        expect((await order(gateway.url, shop.url, { [field]: text })).status).toBe(400);
      if (!text.isWellFormed()) return;
      const spoilt = encodeURIComponent(text);
      for (const path of [`/pay/${spoilt}`, `/v1/payments/${spoilt}`, `/${spoilt}`])
        expect((await fetch(gateway.url + path)).status).toBe(400);
      expect((await press(gateway.url, spoilt, { act: "pay" })).status).toBe(400);
      const { id } = await newPayment();
      expect((await press(gateway.url, id, { act: "other-amount", amount: text })).status).toBe(
        400,
      );
    },
  );

  test("a shop may ask how a payment stands, with a signature over that very question", async () => {
    const payment = await newPayment();
    const path = `/v1/payments/${payment.id}`;
    const ask = (signed: string) =>
      fetch(`${gateway.url}${path}`, { headers: { [SIGNATURE_HEADER]: sign(SECRET, signed) } });
    expect(await (await ask(path)).json()).toMatchObject({
      id: payment.id,
      status: "OPEN",
      amount: "25000000",
    });
    expect((await ask("/v1/payments/gp_other")).status).toBe(401);
  });
});

describe("callbacks", () => {
  test("a payment is told once, signed over its bytes", async () => {
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
      await db.row(
        sql`select count(*) as n from callback c join payment p on p.id = c.payment where p.public_id = ${id}`,
      ),
    ).toEqual({ n: 1n });
  });

  test("a failed payment is told as failed and can't be paid any more", async () => {
    const { id, reference } = await newPayment();
    await press(gateway.url, id, { act: "fail" });
    await press(gateway.url, id, { act: "pay" });
    await hears(reference, 1);
    expect(heardOf(reference)[0]?.status).toBe("FAILED");
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

  test("another amount is the amount that is told", async () => {
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
    await fetch(`${gateway.url}/pay/${id}/tell-again`, { method: "POST", redirect: "manual" });
    await hears(reference, 1);
  });

  test("a payment nobody makes runs out and its shop is told", async () => {
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
      const row = await db.row<{ attempts: number }>(
        sql`select attempts from callback c join payment p on p.id = c.payment where p.public_id = ${id}`,
      );
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
    gateway = await openGateway(db.url);
    await hears(reference, 1);
    expect(heardOf(reference)[0]).toMatchObject({ id, status: "PAID", signed: true });
  });

  test("is asked again after one, two, four seconds, at most every ten minutes", () => {
    expect([2, 3, 4, 40].map((attempt) => waitBefore(attempt, 1_000))).toEqual([
      1_000, 2_000, 4_000, 600_000,
    ]);
  });
});

describe("pages", () => {
  test("say that no real money moves, show the shop's words as text and run no script", async () => {
    const { id } = await newPayment();
    const response = await fetch(`${gateway.url}/pay/${id}`);
    const page = await response.text();
    expect(page).toContain("no real money moves");
    expect(page).toContain("&#60;b&#62;of&#60;/b&#62;");
    expect(page).not.toContain("<script");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  test("of an unknown payment are 404 and change nothing", async () => {
    expect((await fetch(`${gateway.url}/pay/gp_nothing`)).status).toBe(404);
    expect((await press(gateway.url, "gp_nothing", { act: "pay" })).status).toBe(404);
  });

  test("lead back by themselves once an honest payment has been told", async () => {
    const { id, reference } = await newPayment();
    await press(gateway.url, id, { act: "pay" });
    await hears(reference, 1);
    await vi.waitFor(
      async () =>
        expect(await (await fetch(`${gateway.url}/pay/${id}`)).text()).toContain(
          `url=${shop.url}/wallet`,
        ),
      3_000,
    );
  });

  test("health and readiness answer, and metrics are on a port of their own", async () => {
    for (const path of ["/healthz", "/readyz"])
      expect((await fetch(gateway.url + path)).status).toBe(200);
    expect((await fetch(`${gateway.url}/metrics`)).status).toBe(404);
  });
});

test("a signature covers the time and every byte", () => {
  const good = sign(SECRET, "body");
  expect(isSigned(SECRET, good, "body")).toBe(true);
  expect(isSigned(SECRET, good, "body ")).toBe(false);
  expect(
    isSigned(
      SECRET,
      good.replace(/t=(\d+)/, (_, time) => `t=${Number(time) + 1}`),
      "body",
    ),
  ).toBe(false);
  for (const broken of ["", "t=1,v1=", undefined, good.toUpperCase(), `${good},v1=00`])
    expect(isSigned(SECRET, broken, "body")).toBe(false);
});
