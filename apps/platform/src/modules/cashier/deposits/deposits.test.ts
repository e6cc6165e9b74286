import { freePort } from "@perya/process";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { sign } from "../providers/signature.ts";
import { openProvider } from "../providers/providers.ts";
import {
  GATEWAY_SECRET,
  PESO,
  depositOf,
  openCashier,
  type Cashier,
} from "../testing/open-cashier.ts";
import { type TestClerk, type TestPlayer } from "../../../testing/people.ts";
import { dyingWallet } from "../testing/open-till.ts";
import { startGateway, type GatewayProcess } from "../testing/start-gateway.ts";
import { expireDeposits } from "./expire-deposits.ts";

let db: TestDatabase;
let gatewayDb: TestDatabase;
let gateway: GatewayProcess;
let gatewayPort: number;
let cashier: Cashier;
let clerk: TestClerk;

beforeAll(async () => {
  [db, gatewayDb, gatewayPort] = await Promise.all([
    cloneDatabase(inject("platform")),
    cloneDatabase(inject("gateway")),
    freePort(),
  ]);
  gateway = await startGateway(gatewayDb.url, gatewayPort);
  cashier = await openCashier(db, gatewayPort);
  clerk = await cashier.clerk();
});
afterAll(async () => {
  await gateway.stop();
  await cashier.close();
  await Promise.all([db.close(), gatewayDb.close()]);
});

const becomes = (player: TestPlayer, id: string, status: string) =>
  vi.waitFor(
    async () => expect((await player.call("GET", `/deposits/${id}`)).value.status).toBe(status),
    { timeout: 8_000, interval: 100 },
  );

async function ordered(pesos = 500n) {
  const player = await cashier.player();
  const { value } = await player.call("POST", "/deposits", depositOf("sandbox", pesos));
  expect(value.status).toBe("AWAITING_PAYMENT");
  return { player, id: value.id as string, checkoutUrl: value.checkoutUrl as string };
}

/** A callback as the provider would send it, or as an attacker might. */
async function callback(
  body: Readonly<Record<string, unknown>>,
  signature?: (raw: string) => string,
) {
  const raw = JSON.stringify(body);
  const headers = {
    "content-type": "application/json",
    "x-gateway-signature": (signature ?? ((text) => sign(GATEWAY_SECRET, text)))(raw),
  };
  return (await fetch(`${cashier.url}/callbacks/sandbox`, { method: "POST", headers, body: raw }))
    .status;
}

async function paymentOf(id: string) {
  const row = await db.row<{ txn: string; units: bigint }>(
    sql`select provider_txn as txn, units from deposit where public_id = ${id}`,
  );
  return {
    id: row?.txn,
    reference: id,
    status: "PAID",
    amount: row?.units.toString(),
    currency: "PHP",
    paidAt: "2026-11-21T00:00:00Z",
    event: `ev_${randomUUID()}`,
  };
}

describe("a deposit over the pretend bank", () => {
  test("that is paid honestly is credited in full, and the player hears of it", async () => {
    const { player, id, checkoutUrl } = await ordered();
    const heard: unknown[] = [];
    cashier.platform.live.listen(player.id, (event) => heard.push(event));
    await gateway.press(checkoutUrl, { act: "pay" });
    await becomes(player, id, "SUCCEEDED");
    expect(await cashier.balance(player)).toEqual({ cash: 500n * PESO, held: 0n });
    expect(heard).toEqual(
      expect.arrayContaining([{ type: "deposit", id, status: "SUCCEEDED" }, { type: "balance" }]),
    );
    const { value } = await clerk.call("GET", `/deposits/${id}`);
    expect(
      value.timeline.map((step: { status: string; actor: string }) => [step.status, step.actor]),
    ).toEqual([
      ["CREATED", "player"],
      ["AWAITING_PAYMENT", "system"],
      ["SUBMITTED", "provider:sandbox"],
      ["SUCCEEDED", "provider:sandbox"],
    ]);
  });

  test("told three times is credited once", async () => {
    const { player, id, checkoutUrl } = await ordered();
    await gateway.press(checkoutUrl, { act: "twice" });
    await vi.waitFor(async () => {
      const row = await gatewayDb.row(
        sql`select count(*) as n from callback c join payment p on p.id = c.payment where p.reference = ${id} and delivered_at is not null`,
      );
      expect(row).toEqual({ n: 3n });
    }, 8_000);
    expect(await cashier.balance(player)).toEqual({ cash: 500n * PESO, held: 0n });
  });

  test("paid with another amount waits for staff, who credit what was paid and nothing else", async () => {
    const { player, id, checkoutUrl } = await ordered();
    await gateway.press(checkoutUrl, { act: "other-amount", amount: "120.50" });
    await becomes(player, id, "REVIEW");
    expect(await cashier.balance(player)).toEqual({ cash: 0n, held: 0n });
    expect(
      await clerk.call("POST", `/deposits/${id}/approve`, {
        paidAmount: "50000000",
        reference: "x",
      }),
    ).toMatchObject({
      code: "PAID_AMOUNT_DIFFERS",
    });
    expect(
      await clerk.call("POST", `/deposits/${id}/approve`, {
        paidAmount: "12050000",
        reference: "x",
      }),
    ).toMatchObject({ status: 200 });
    expect(await cashier.balance(player)).toEqual({ cash: 12_050_000n, held: 0n });
  });

  test("paid too late is not lost: it waits for staff and is credited when they say so", async () => {
    const { player, id, checkoutUrl } = await ordered();
    await gateway.press(checkoutUrl, { act: "late" });
    await becomes(player, id, "REVIEW");
    const { value } = await clerk.call("POST", `/deposits/${id}/approve`, {
      paidAmount: "50000000",
      reference: "late",
    });
    expect(value.timeline.map((step: { status: string }) => step.status)).toEqual([
      "CREATED",
      "AWAITING_PAYMENT",
      "EXPIRED",
      "LATE_PAID",
      "REVIEW",
      "SUCCEEDED",
    ]);
    expect(await cashier.balance(player)).toEqual({ cash: 500n * PESO, held: 0n });
  });

  test("paid after the player cancelled it waits for staff as well", async () => {
    const { player, id, checkoutUrl } = await ordered();
    expect((await player.call("POST", `/deposits/${id}/cancel`)).value.status).toBe("CANCELLED");
    await gateway.press(checkoutUrl, { act: "pay" });
    await becomes(player, id, "REVIEW");
  });

  test("that fails brings nothing", async () => {
    const { player, id, checkoutUrl } = await ordered();
    await gateway.press(checkoutUrl, { act: "fail" });
    await becomes(player, id, "FAILED");
    expect(await cashier.balance(player)).toEqual({ cash: 0n, held: 0n });
  });

  test("whose callback never comes is found when its time is over, and credited", async () => {
    const { player, id, checkoutUrl } = await ordered();
    await gateway.press(checkoutUrl, { act: "never" });
    await db.run(sql`update deposit set expires_at = now() where public_id = ${id}`);
    await expireDeposits(cashier.platform, openProvider(cashier.platform.config));
    expect((await player.call("GET", `/deposits/${id}`)).value.status).toBe("SUCCEEDED");
    expect(await cashier.balance(player)).toEqual({ cash: 500n * PESO, held: 0n });
  });

  test("that was paid is not given up because of a fault of ours: the next run credits it, and the others end meanwhile", async () => {
    const [paid, idle] = [await ordered(), await ordered()];
    await gateway.press(paid.checkoutUrl, { act: "never" });
    await db.run(
      sql`update deposit set expires_at = now() - interval '1 minute' where public_id = ${paid.id}`,
    );
    await db.run(sql`update deposit set expires_at = now() where public_id = ${idle.id}`);
    const dying = { ...cashier.platform, wallet: dyingWallet(cashier.platform.wallet, "after") };
    await expect(expireDeposits(dying, openProvider(cashier.platform.config))).rejects.toThrow(
      "1 of 2 overdue deposits",
    );
    expect((await paid.player.call("GET", `/deposits/${paid.id}`)).value.status).toBe(
      "AWAITING_PAYMENT",
    );
    expect((await idle.player.call("GET", `/deposits/${idle.id}`)).value.status).toBe("EXPIRED");
    // Run again, and by two workers at once.
    await Promise.all(
      [1, 2].map(() => expireDeposits(cashier.platform, openProvider(cashier.platform.config))),
    );
    expect((await paid.player.call("GET", `/deposits/${paid.id}`)).value.status).toBe("SUCCEEDED");
    expect(await cashier.balance(paid.player)).toEqual({ cash: 500n * PESO, held: 0n });
  });

  test("that nobody pays runs out", async () => {
    const { player, id } = await ordered();
    await db.run(sql`update deposit set expires_at = now() where public_id = ${id}`);
    await expireDeposits(cashier.platform, openProvider(cashier.platform.config));
    expect((await player.call("GET", `/deposits/${id}`)).value.status).toBe("EXPIRED");
  });

  test("asked for while the bank is away can be asked for again with the same key", async () => {
    const player = await cashier.player();
    const request = depositOf("sandbox", 300n);
    await gateway.stop();
    expect(await player.call("POST", "/deposits", request)).toMatchObject({
      status: 503,
      code: "PROVIDER_UNAVAILABLE",
    });
    gateway = await startGateway(gatewayDb.url, gatewayPort);
    expect((await player.call("POST", "/deposits", request)).value).toMatchObject({
      status: "AWAITING_PAYMENT",
    });
    expect((await player.call("GET", "/deposits")).value.content).toHaveLength(1);
  });

  test("sent twenty times at once with one key is one deposit", async () => {
    const player = await cashier.player();
    const request = depositOf("sandbox", 300n);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => player.call("POST", "/deposits", request)),
    );
    expect(new Set(answers.map((answer) => answer.value.id)).size).toBe(1);
    expect(
      await player.call("POST", "/deposits", { ...request, amount: "20000000" }),
    ).toMatchObject({ status: 409, code: "KEY_REUSED" });
  });
});

describe("a callback", () => {
  test("without a good, fresh signature changes nothing", async () => {
    const { player, id } = await ordered();
    const news = await paymentOf(id);
    expect(await callback(news, () => "")).toBe(401);
    expect(await callback(news, (raw) => sign("x".repeat(40), raw))).toBe(401);
    expect(await callback(news, (raw) => sign(GATEWAY_SECRET, `${raw} `))).toBe(401);
    expect(await callback(news, (raw) => sign(GATEWAY_SECRET, raw, Date.now() - 301_000))).toBe(
      401,
    );
    expect((await player.call("GET", `/deposits/${id}`)).value.status).toBe("AWAITING_PAYMENT");
  });

  test("that makes no sense, or speaks of another's payment, changes nothing", async () => {
    const { player, id } = await ordered();
    const news = await paymentOf(id);
    expect(await callback({ ...news, amount: "-5" })).toBe(400);
    expect(await callback({ ...news, status: "PENDING" })).toBe(400);
    expect(await callback({ ...news, reference: "dep_unknown" })).toBe(404);
    expect(await callback({ ...news, id: "gp_of_another_deposit" })).toBe(409);
    expect((await player.call("GET", `/deposits/${id}`)).value.status).toBe("AWAITING_PAYMENT");
  });

  test("in another currency waits for staff, who can't take its figure for one of ours and only send it back", async () => {
    const { player, id } = await ordered();
    expect(await callback({ ...(await paymentOf(id)), currency: "USD" })).toBe(200);
    const { value } = await player.call("GET", `/deposits/${id}`);
    expect(value).toMatchObject({
      status: "REVIEW",
      paid: { amount: (500n * PESO).toString(), currency: "USD" },
    });
    for (const paidAmount of [500n * PESO, 28_000n * PESO].map(String)) {
      const approved = await clerk.call("POST", `/deposits/${id}/approve`, {
        paidAmount,
        reference: "x",
      });
      expect(approved).toMatchObject({ status: 422, code: "PAID_CURRENCY_DIFFERS" });
    }
    expect(
      (await clerk.call("POST", `/deposits/${id}/reject`, { reason: "Paid in dollars, sent back" }))
        .value.status,
    ).toBe("REJECTED");
    expect(await cashier.balance(player)).toEqual({ cash: 0n, held: 0n });
  });

  test("that pays a second deposit with a payment that paid a first one is refused, and the first stands", async () => {
    const [first, second] = [await ordered(), await ordered()];
    const news = await paymentOf(first.id);
    await db.run(sql`update deposit set provider_txn = null where public_id = ${second.id}`);
    expect(await callback(news)).toBe(200);
    expect(await callback({ ...news, reference: second.id, event: `ev_${randomUUID()}` })).toBe(
      409,
    );
    expect(await cashier.balance(first.player)).toEqual({ cash: 500n * PESO, held: 0n });
    expect(await cashier.balance(second.player)).toEqual({ cash: 0n, held: 0n });
  });

  test("that says it failed after one that said it was paid takes nothing back, and the other way round waits for staff", async () => {
    const [paid, failed] = [await ordered(), await ordered()];
    const [good, bad] = [await paymentOf(paid.id), await paymentOf(failed.id)];
    await callback(good);
    await callback({ ...good, status: "FAILED", event: `ev_${randomUUID()}` });
    await callback({ ...bad, status: "FAILED" });
    await callback({ ...bad, event: `ev_${randomUUID()}` });
    expect((await paid.player.call("GET", `/deposits/${paid.id}`)).value.status).toBe("SUCCEEDED");
    expect((await failed.player.call("GET", `/deposits/${failed.id}`)).value.status).toBe("REVIEW");
    expect(await cashier.balance(paid.player)).toEqual({ cash: 500n * PESO, held: 0n });
    expect(await cashier.balance(failed.player)).toEqual({ cash: 0n, held: 0n });
  });

  test("replayed is taken and does nothing; with other contents under the same number it is refused", async () => {
    const { player, id } = await ordered();
    const news = await paymentOf(id);
    expect([await callback(news), await callback(news)]).toEqual([200, 200]);
    expect(await callback({ ...news, amount: "99900000" })).toBe(409);
    expect(await cashier.balance(player)).toEqual({ cash: 500n * PESO, held: 0n });
  });

  test("that arrives twenty times at once under twenty numbers credits once", async () => {
    const { player, id } = await ordered();
    const news = await paymentOf(id);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, () => callback({ ...news, event: `ev_${randomUUID()}` })),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await cashier.balance(player)).toEqual({ cash: 500n * PESO, held: 0n });
  });
});

test("the ledger is right to the unit after all of this", async () => {
  expect(await cashier.ledgerProblems()).toEqual([]);
});
