import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { createServer, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { sign } from "../../providers/signature.ts";
import {
  depositOf,
  GATEWAY_SECRET,
  openCashier,
  PESO,
  type Cashier,
} from "../../testing/open-cashier.ts";

let db: TestDatabase;
let cashier: Cashier;

const ends: string[] = [];

/** A payment provider that reports a payment's end before it answers that the payment exists. */
const company = createServer(
  (request, response) => void answer(request).then((text) => response.end(text)),
);

async function answer(request: IncomingMessage): Promise<string> {
  const { reference, amount } = (await json(request)) as { reference: string; amount: string };
  const id = `gp_${reference}`;
  const status = ends.shift();
  const raw = JSON.stringify({
    id,
    reference,
    status,
    amount,
    currency: "PHP",
    paidAt: "2026-11-21T00:00:00Z",
    event: `ev_${reference}`,
  });
  const headers = {
    "content-type": "application/json",
    "x-gateway-signature": sign(GATEWAY_SECRET, raw),
  };
  const told = await fetch(`${cashier.url}/callbacks/sandbox`, {
    method: "POST",
    headers,
    body: raw,
  });
  expect(told.status).toBe(200);
  return JSON.stringify({ id, checkoutUrl: "https://bank.example/pay" });
}

beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  await new Promise<void>((resolve) => company.listen(0, "127.0.0.1", resolve));
  cashier = await openCashier(db, (company.address() as AddressInfo).port);
});
afterAll(async () => {
  await cashier.close();
  company.close();
  await db.close();
});

test.each([
  ["PAID", "SUCCEEDED", 500n * PESO],
  ["FAILED", "FAILED", 0n],
  ["EXPIRED", "EXPIRED", 0n],
])(
  "news that a payment is %s, faster than the answer with its address, stands: the deposit is %s",
  async (end, status, cash) => {
    ends.push(end);
    const player = await cashier.player();
    const { value } = await player.call("POST", "/deposits", depositOf("sandbox", 500n));
    expect(value).toMatchObject({ status });
    expect((await player.call("GET", `/deposits/${value.id}`)).value).toMatchObject({ status });
    expect(await cashier.balance(player)).toEqual({ cash, held: 0n });
  },
);
