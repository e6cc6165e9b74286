import { sql } from "@perya/postgres/sql";
import { describe, expect, test, vi } from "vitest";
import { setSection } from "../../../settings/testing/set-section.ts";
import { PESO } from "../../testing/open-cashier.ts";
import { received } from "../../testing/pay-steps.ts";
import { usePayouts } from "../../testing/use-payouts.ts";
import { payers, paysMore } from "./declared-payers.ts";

const payouts = await usePayouts();
const { db, gatewayDb, cashier, ana, ben, payer, step, paying, order, run, runAll } = payouts;
const { legOf, atBank, ordered, problemsOf, callback, newsOf, hears } = payouts;

const HELD = { cash: 600n * PESO, held: 400n * PESO };
const PAID = { cash: 600n * PESO, held: 0n };
const BACK = { cash: 1_000n * PESO, held: 0n };
const reason = "The provider can't be reached";

describe("a transfer through a provider", () => {
  test("is written first, placed, released under the kept number, sent by its callback, and answered by the player", async () => {
    const { player, id } = await ordered();
    expect(await legOf(id)).toMatchObject({
      status: "CREATED",
      provider: "sandbox",
      orders: [{ status: "WRITTEN", orderedBy: payer.username }],
      payers: [],
    });
    expect(await atBank(id)).toEqual([]);
    await run();
    const [bank] = await atBank(id);
    expect(bank?.status).toBe("PLACED");
    expect((await legOf(id)).orders).toMatchObject([{ status: "PLACED", payment: bank?.publicId }]);
    await run();
    await hears(id, "SENT");
    expect(await legOf(id)).toMatchObject({
      reference: bank?.publicId,
      orders: [{ status: "PAID" }],
    });
    expect(await cashier.balance(player)).toEqual(HELD);
    expect((await received(player, id)).value.status).toBe("COMPLETED");
    expect(await cashier.balance(player)).toEqual(PAID);
  });

  test("is ordered once, by a person who did not approve it, and nobody pays it by hand meanwhile", async () => {
    const { id } = await paying();
    expect((await legOf(id)).payers).toEqual([{ code: "sandbox", name: "Sandbox Bank" }]);
    expect(await order(id, "sandbox", ana)).toMatchObject({ code: "APPROVED_BY_YOU" });
    expect(await order(id, "btcpay")).toMatchObject({ code: "PROVIDER_NOT_OFFERED" });
    const answers = await Promise.all([order(id), order(id), order(id, "sandbox", ben)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const [name, body] of [
      ["sent", { reference: "OUT-1" }],
      ["fail", { reason }],
      ["refund", { reason }],
      ["retry", {}],
    ] as const)
      expect(await step(id, name, body)).toMatchObject({ code: "WRONG_STATE" });
    await run();
    expect(await atBank(id)).toHaveLength(1);
  });

  test("is taken back before it is released, and then paid by hand; afterwards it is not", async () => {
    const { id } = await ordered();
    await run();
    expect((await step(id, "take-back", { reason })).value.legs[0]).toMatchObject({
      provider: "manual",
      orders: [{ status: "TAKEN_BACK", answer: reason }],
    });
    await runAll();
    expect((await atBank(id)).map(({ status }) => status)).toEqual(["PLACED"]);
    expect((await step(id, "sent", { reference: "OUT-1" })).value.status).toBe("SENT");
    const other = await ordered("904");
    await run();
    await run();
    expect(await step(other.id, "take-back", { reason })).toMatchObject({ code: "WRONG_STATE" });
  });

  test("is taken back by itself when its player owes money before it is released", async () => {
    const { player, id } = await ordered();
    await db.run(sql`update wallet_account set owed = 1 where player = ${player.id}`);
    await runAll();
    await db.run(sql`update wallet_account set owed = 0 where player = ${player.id}`);
    expect((await legOf(id)).orders).toMatchObject([{ status: "TAKEN_BACK" }]);
    expect(await atBank(id)).toEqual([]);
  });
});

describe("a provider that misbehaves:", () => {
  test("the failure of a payout is paid again under a number of its own, or refunded", async () => {
    const { player, id } = await ordered("901");
    await runAll();
    await hears(id, "FAILED");
    expect(await cashier.balance(player)).toEqual(HELD);
    expect((await step(id, "retry")).value.legs[0]).toMatchObject({
      status: "CREATED",
      provider: "manual",
    });
    await order(id);
    await runAll();
    await hears(id, "FAILED");
    const both = await atBank(id);
    expect(new Set(both.map(({ reference }) => reference)).size).toBe(2);
    await Promise.all([step(id, "refund", { reason }), step(id, "refund", { reason }, ben)]);
    expect(await cashier.balance(player)).toEqual(BACK);
  });

  test("a refusal to place it fails it, and nothing was released", async () => {
    const { id } = await ordered("907");
    await runAll();
    expect(await legOf(id)).toMatchObject({
      status: "FAILED",
      orders: [{ status: "FAILED", answer: "There is no such account." }],
    });
    expect(await atBank(id)).toEqual([]);
  });

  test("news that come twice, and again as another message, change nothing more", async () => {
    const { player, id } = await ordered("902");
    await run();
    await run();
    await hears(id, "SENT");
    const again = await newsOf(id);
    expect([await callback(again), await callback(again)]).toEqual([200, 200]);
    const { timeline } = await legOf(id);
    expect(timeline.map((line: { status: string }) => line.status)).toEqual(["CREATED", "SENT"]);
    await received(player, id);
    expect(await callback(await newsOf(id))).toBe(200);
    expect(await cashier.balance(player)).toEqual(PAID);
    expect(await problemsOf(id)).toEqual([]);
  });

  test.each(["904", "908"])(
    "%s: what is never told is asked for, and not sent again",
    async (ending) => {
      const { id } = await ordered(ending);
      await runAll();
      expect((await legOf(id)).status).toBe("SENT");
      expect((await atBank(id)).map(({ status }) => status)).toEqual(["PAID"]);
    },
  );

  test("a lost answer to the order places it again under the same number", async () => {
    const { id } = await ordered("910");
    await run();
    expect((await legOf(id)).orders).toMatchObject([{ status: "WRITTEN" }]);
    await runAll();
    expect(await atBank(id)).toHaveLength(1);
    await hears(id, "SENT");
  });

  test("one that is under way stays open however often it is asked for", async () => {
    const { id } = await ordered("906");
    for (let at = 0; at < 5; at += 1) await run();
    expect(await legOf(id)).toMatchObject({ status: "CREATED", orders: [{ status: "RELEASED" }] });
    await gatewayDb.run(sql`update payout set turns_at = now() where turns_at > now()`);
    await run();
    expect((await legOf(id)).status).toBe("SENT");
  });

  test("another amount is no success: staff see it, and nobody pays the leg until two people end it", async () => {
    const { player, id } = await ordered("905");
    await runAll();
    await vi.waitFor(async () => expect(await problemsOf(id)).toHaveLength(1));
    expect(await problemsOf(id)).toMatchObject([
      { kind: "OTHER_AMOUNT", amount: { amount: (200n * PESO).toString() }, leg: 1 },
    ]);
    expect(await legOf(id)).toMatchObject({
      status: "CREATED",
      orders: [{ status: "DIFFERS", unclear: true }],
    });
    expect(await step(id, "sent", { reference: "x" })).toMatchObject({ code: "WRONG_STATE" });
    const said = { outcome: "PAID", proof: "P-1", reason: "Half of it was paid" };
    expect((await step(id, "outcome", said)).value.legs[0].outcomes).toMatchObject([
      { by: payer.username, outcome: "PAID" },
    ]);
    expect(await step(id, "outcome", said)).toMatchObject({ code: "SECOND_PERSON_NEEDED" });
    expect((await step(id, "outcome", { ...said, outcome: "FAILED" }, ben)).value.status).toBe(
      "PAYING",
    );
    expect((await step(id, "outcome", said, ana)).value.legs[0]).toMatchObject({
      status: "SENT",
      outcomes: [],
    });
    const [problem] = await problemsOf(id);
    const path = `/payout-problems/${problem.id}/note`;
    expect((await ben.call("POST", path, { note: "The provider pays the rest" })).status).toBe(200);
    expect((await ana.call("POST", path, { note: "Once more" })).status).toBe(404);
    expect(await problemsOf(id)).toEqual([]);
    expect(await cashier.balance(player)).toEqual(HELD);
  });

  test("another number is no success: staff see it, and the leg waits", async () => {
    const { id } = await ordered("909");
    await run();
    await run();
    await vi.waitFor(async () => expect(await problemsOf(id)).toHaveLength(1));
    expect(await problemsOf(id)).toMatchObject([{ kind: "OTHER_NUMBER" }]);
    expect(await legOf(id)).toMatchObject({ status: "CREATED", orders: [{ status: "DIFFERS" }] });
  });

  test("a payout that nobody ordered is a row that the house sees, and is not taken", async () => {
    const { id } = await ordered();
    const stray = await newsOf(id, { id: "go_stray", reference: "po_nobody" });
    expect(await callback(stray)).toBe(404);
    const { content } = (await ana.call("GET", "/payout-problems")).value;
    expect(content).toContainEqual(
      expect.objectContaining({ kind: "UNKNOWN", payment: "go_stray", reference: "po_nobody" }),
    );
  });
});

describe("a callback", () => {
  test("without a good signature over its bytes, or unreadable, changes nothing", async () => {
    const { id } = await ordered();
    await run();
    expect(await callback(await newsOf(id), "x".repeat(40))).toBe(401);
    expect(await callback(await newsOf(id, { amount: "-1" }))).toBe(400);
    expect((await legOf(id)).status).toBe("CREATED");
  });

  test("under a number that came with another text is refused", async () => {
    const { id } = await ordered("906");
    await run();
    await run();
    const news = await newsOf(id, { status: "FAILED", id: "go_other" });
    expect(await callback(news)).toBe(200);
    expect(await callback({ ...news, amount: "1" })).toBe(409);
  });
});

test("a brand says who pays, from how much on and up to what; switching off takes one person", async () => {
  const { id } = await paying();
  const from = payers.parse({});
  const on = { ...from.sandbox, enabled: true };
  for (const change of [
    { ...on, enabled: false },
    { ...on, min: (401n * PESO).toString() },
    { ...on, max: (399n * PESO).toString() },
    { ...on, currency: "THB" },
  ]) {
    await setSection(cashier.platform, "payers", { sandbox: change });
    expect((await legOf(id)).payers).toEqual([]);
    expect(await order(id)).toMatchObject({ code: "PROVIDER_NOT_OFFERED" });
  }
  await setSection(cashier.platform, "payers", { sandbox: on });
  expect((await order(id)).status).toBe(200);
  expect(paysMore({ sandbox: on }, { sandbox: { ...on, enabled: false } })).toBe(false);
  expect(paysMore({ sandbox: on }, { sandbox: { ...on, max: "1" } })).toBe(true);
  expect(paysMore({}, { sandbox: on })).toBe(true);
});

test("the ledger is right to the unit after all of this", async () => {
  expect(await cashier.ledgerProblems()).toEqual([]);
});
