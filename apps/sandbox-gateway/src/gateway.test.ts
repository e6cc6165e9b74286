import { sql } from "@perya/postgres/sql";
import { describe, expect, test, vi } from "vitest";
import { SIGNATURE_HEADER, isSigned, sign } from "./signature.ts";
import { SECRET, order, press } from "./testing/shop.ts";
import { useGateway } from "./testing/use-gateway.ts";

const { gateway, shop, db, newPayment, hears } = await useGateway();

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

  test("lead back by themselves once the callback of an honest payment was accepted", async () => {
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

test("payments of a stretch of time are listed for shops that sign the question", async () => {
  const { id, reference } = await newPayment();
  await press(gateway.url, id, { act: "pay" });
  await db.run(sql`update payment set paid_at = '2001-02-03T04:05:06Z' where public_id = ${id}`);
  const list = (query: string, signed = `/v1/payments?${query}`) =>
    fetch(`${gateway.url}/v1/payments?${query}`, {
      headers: { [SIGNATURE_HEADER]: sign(SECRET, signed) },
    });
  const day = "from=2001-02-03T00:00:00Z&to=2001-02-04T00:00:00Z";
  expect(await (await list(day)).json()).toMatchObject({ payments: [{ id, reference }] });
  expect(await (await list(`${day}&skip=1`)).json()).toMatchObject({ payments: [] });
  const before = "from=2001-02-02T00:00:00Z&to=2001-02-03T00:00:00Z";
  expect(await (await list(before)).json()).toMatchObject({ payments: [] });
  expect((await list(day, "/v1/payments")).status).toBe(401);
  expect((await list("from=x")).status).toBe(400);
});
