import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { depositsWaiting } from "../../index.ts";
import { sign } from "../../providers/signature.ts";
import { GATEWAY_SECRET, PESO } from "../../testing/open-cashier.ts";
import { useDeposits } from "../../testing/use-deposits.ts";

const { cashier, db, ordered, staff } = await useDeposits();

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
    const other = { ...news, id: "gp_of_another_deposit", status: "FAILED" };
    expect(await callback(other)).toBe(409);
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
      const approved = await staff.call("POST", `/deposits/${id}/approve`, {
        paidAmount,
        reference: "x",
      });
      expect(approved).toMatchObject({ status: 422, code: "PAID_CURRENCY_DIFFERS" });
    }
    expect(
      (await staff.call("POST", `/deposits/${id}/reject`, { reason: "Paid in dollars, sent back" }))
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

  test("that says it failed after one that said it was paid takes nothing back by itself, and the other way round waits for staff", async () => {
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

  test("that says a payment was taken back after its credit leads staff to reverse it", async () => {
    const { player, id } = await ordered();
    const news = await paymentOf(id);
    await callback(news);
    const back = { ...news, status: "FAILED", event: `ev_${randomUUID()}` };
    expect([await callback(back), await callback(back)]).toEqual([200, 200]);
    const waits = async () => {
      const { value } = await staff.call("GET", "/deposits?status=WAITING");
      const { first } = await depositsWaiting(db, 1n);
      return [
        value.content.some((one: { id: string }) => one.id === id),
        first.some(({ publicId, status }) => publicId === id && status === "TAKEN_BACK"),
      ];
    };
    expect(await waits()).toEqual([true, true]);
    expect(await cashier.balance(player)).toEqual({ cash: 500n * PESO, held: 0n });
    // A message that it was paid may be older than the charge-back: only an answer counts.
    await callback({ ...news, event: `ev_${randomUUID()}` });
    expect(await waits()).toEqual([true, true]);
    const [found] = (await staff.call("GET", "/deposits?status=TAKEN_BACK")).value.content;
    expect(found).toMatchObject({ id, takenBackAt: expect.any(String) });
    const body = { reference: "CB-1", reason: "Charge-back" };
    await staff.call("POST", `/deposits/${id}/reverse`, body);
    await (await cashier.staff()).call("POST", `/deposits/${id}/reverse`, body);
    expect(await waits()).toEqual([false, false]);
    expect(await cashier.balance(player)).toEqual({ cash: 0n, held: 0n });
  });

  test("that takes a payment back before it is credited leaves nothing to credit or to send back", async () => {
    const { player, id } = await ordered();
    const news = { ...(await paymentOf(id)), amount: (120n * PESO).toString() };
    await callback(news);
    await callback({ ...news, status: "FAILED", event: `ev_${randomUUID()}` });
    const seen = { paidAmount: (120n * PESO).toString(), reference: "x" };
    const back = { ...seen, returnReference: "BACK-1", reason: "Not ours" };
    for (const [step, body] of [
      ["approve", seen],
      ["return", back],
    ] as const)
      expect(await staff.call("POST", `/deposits/${id}/${step}`, body)).toMatchObject({
        status: 409,
        code: "TAKEN_BACK",
      });
    await staff.call("POST", `/deposits/${id}/reject`, { reason: "Taken back" });
    expect((await player.call("GET", `/deposits/${id}`)).value.status).toBe("REJECTED");
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
