import { raw, sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import type { TestStaff } from "../../../../testing/people.ts";
import { onlyLargeNeedsTwo } from "../../../../testing/alone-limits.ts";
import { PESO, openCashier, type Cashier } from "../../testing/open-cashier.ts";
import { received, stepBody, stepPath } from "../../testing/pay-steps.ts";
import { takeBackSpentWin } from "../../testing/owe.ts";
import { withdrawing } from "../../testing/withdrawing.ts";

let db: TestDatabase;
let cashier: Cashier;
let ana: TestStaff;
let ben: TestStaff;
let desk: ReturnType<typeof withdrawing>;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  cashier = await openCashier(db);
  await onlyLargeNeedsTwo(db, 100_000n * PESO);
  [ana, ben] = await Promise.all([cashier.staff(), cashier.staff()]);
  desk = withdrawing(cashier, [ana]);
});
afterAll(async () => {
  await cashier.close();
  await db.close();
});

/** The steps of paying, which a person who approved may not take. */
const PAYS: readonly string[] = ["pay", "sent", "retry"];
const step = (
  id: string,
  name: string,
  body: unknown = stepBody(name),
  by = PAYS.includes(name) ? ben : ana,
) => by.call("POST", stepPath(id, name), body);

/** A withdrawal of 400 of 1,000 that was taken so far. */
async function payout(...steps: readonly string[]) {
  const { player, bankAccount } = await desk.ready(1_000n);
  const id = await desk.ask(player, bankAccount, 400n);
  for (const name of steps) await step(id, name);
  return { player, id };
}

const HELD = { cash: 600n * PESO, held: 400n * PESO };
const reason = "The account does not exist";
let returns = 0;
/** What staff see at the bank of a transfer that came back, under a number of its own. */
const back = {
  returnedAmount: (400n * PESO).toString(),
  reference: "",
  reason: "The account is closed",
};
beforeEach(() => {
  back.reference = `RET-${(returns += 1)}`;
});

describe("a payout the bank refuses", () => {
  test("has failed with the money still held, and the player reads why", async () => {
    const { player, id } = await payout("approve", "pay");
    expect(await step(id, "fail")).toMatchObject({ status: 422, code: "REASON_NEEDED" });
    expect((await step(id, "fail", { reason })).value).toMatchObject({ status: "FAILED", reason });
    expect(await cashier.balance(player)).toEqual(HELD);
    expect((await player.call("GET", `/withdrawals/${id}`)).value).toMatchObject({
      status: "FAILED",
      reason,
    });
    expect(await player.call("POST", `/withdrawals/${id}/cancel`)).toMatchObject({
      status: 409,
      code: "WRONG_STATE",
    });
  });

  test("is paid again from the same hold, under a number of its own, and completed once", async () => {
    const { player, id } = await payout("approve", "pay");
    await step(id, "fail", { reason });
    expect((await step(id, "retry")).value).toMatchObject({
      status: "PAYING",
      reason: null,
      reference: null,
      legs: [{ status: "CREATED" }],
    });
    await step(id, "sent", { reference: "OUT-2" });
    expect((await received(player, id)).value).toMatchObject({
      status: "COMPLETED",
      legs: [{ status: "CONFIRMED", reference: "OUT-2" }],
    });
    expect(await cashier.balance(player)).toEqual({ cash: 600n * PESO, held: 0n });
    const { value } = await player.call("GET", `/withdrawals/${id}`);
    expect(value.reason).toBeUndefined();
    expect(value.timeline.map((line: { status: string }) => line.status)).toEqual([
      "REQUESTED",
      "APPROVED",
      "PAYING",
      "FAILED",
      "PAYING",
      "SENT",
      "COMPLETED",
    ]);
  });

  test("is refunded once however often and at once it is asked, with its lines in the audit trail", async () => {
    const { player, id } = await payout("approve", "pay");
    await step(id, "fail", { reason });
    const answers = await Promise.all(
      [ana, ben, ana, ben].map((by) =>
        step(id, "refund", { reason: "Please bind another account" }, by),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409,
    ]);
    expect(await cashier.balance(player)).toEqual({ cash: 1_000n * PESO, held: 0n });
    expect((await player.call("GET", `/withdrawals/${id}`)).value).toMatchObject({
      status: "REFUNDED",
      reason: "Please bind another account",
    });
    const trail = await db.rows<{ action: string; reason: string }>(
      sql`select action, reason from audit_row where subject = ${id} order by n`,
    );
    expect(trail.slice(-2)).toEqual([
      { action: "withdrawal.fail", reason },
      { action: "withdrawal.refund", reason: "Please bind another account" },
    ]);
  });

  test("counts for the day's limit while it may be paid again, and not once it is refunded", async () => {
    const { player, id } = await payout("approve", "pay");
    const left = async () =>
      (await player.call("GET", "/cashier/methods")).value.withdrawal.dailyLeft.amount;
    const before = await left();
    await step(id, "fail", { reason });
    expect(await left()).toBe(before);
    await step(id, "refund", { reason });
    expect(BigInt(await left()) - BigInt(before)).toBe(400n * PESO);
  });

  test("is not paid again by a person who approved it", async () => {
    const { id } = await payout("approve", "pay");
    await step(id, "fail", { reason });
    expect(await step(id, "retry", {}, ana)).toMatchObject({
      status: 403,
      code: "APPROVED_BY_YOU",
    });
    expect((await step(id, "retry", {}, ben)).value.status).toBe("PAYING");
  });

  test("is paid again less what the player owes by then", async () => {
    const { player, id } = await payout("approve", "pay");
    await step(id, "fail", { reason });
    // Of what was won and taken back, cash covers 600.
    await takeBackSpentWin(cashier.platform, player, 750n * PESO);
    const { status, legs } = (await step(id, "retry")).value;
    expect(status).toBe("PAYING");
    expect(legs).toMatchObject([
      { status: "CREATED", amount: { amount: (250n * PESO).toString() } },
      { status: "SET_OFF", amount: { amount: (150n * PESO).toString() } },
    ]);
    expect(await cashier.balance(player)).toEqual({ cash: 0n, held: 250n * PESO });
  });

  test("can't be rejected while its transfer is under way: it may still arrive", async () => {
    const { player, id } = await payout("approve", "pay");
    expect(await step(id, "reject", { reason })).toMatchObject({
      status: 409,
      code: "WRONG_STATE",
    });
    expect(await step(id, "refund", { reason })).toMatchObject({
      status: 409,
      code: "WRONG_STATE",
    });
    expect(await cashier.balance(player)).toEqual(HELD);
  });
});

describe("a payout that was sent and came back", () => {
  test("has failed when two people saw the same returned transfer, and not before", async () => {
    const { player, id } = await payout("approve", "pay", "sent");
    expect((await step(id, "return", back)).value).toMatchObject({
      status: "SENT",
      legs: [{ returns: [{ by: ana.username, reference: back.reference }] }],
    });
    expect(await step(id, "return", back)).toMatchObject({
      status: 409,
      code: "SECOND_PERSON_NEEDED",
    });
    expect((await step(id, "return", { ...back, reference: "OTHER-8" }, ben)).value).toMatchObject({
      status: "SENT",
      legs: [{ returns: [{ reference: back.reference }, { reference: "OTHER-8" }] }],
    });
    const { value } = await step(id, "return", back, ben);
    expect(value).toMatchObject({ status: "FAILED", reference: "OUT-1", reason: back.reason });
    expect(value.timeline.at(-1)).toMatchObject({
      status: "FAILED",
      reference: back.reference,
      actor: `staff:${ben.username}`,
    });
    expect(await cashier.balance(player)).toEqual(HELD);
    await step(id, "refund", { reason });
    expect(await cashier.balance(player)).toEqual({ cash: 1_000n * PESO, held: 0n });
  });

  test("which one person saw before there were legs, has failed when a second one saw it", async () => {
    const { id } = await payout("approve", "pay", "sent");
    await step(id, "return", back);
    await db.run(sql`update approval set subject = ${id} where subject = ${`${id}:1`}`);
    const file = "../../migrations/20270102010010_returns_of_legs.sql";
    await db.run(raw(await readFile(join(import.meta.dirname, file), "utf8")));
    expect((await step(id, "return", back, ben)).value.status).toBe("FAILED");
  });

  test("is not confirmed by a new colleague", async () => {
    const { id } = await payout("approve", "pay", "sent");
    const colleague = await cashier.staff();
    await db.run(sql`
      update staff set trusted_from = now() + interval '1 day'
      where username = ${colleague.username}`);
    expect(await step(id, "return", back, colleague)).toMatchObject({
      status: 403,
      code: "TOO_NEW",
    });
  });

  test("must have come back whole, and only after it was sent", async () => {
    const { id } = await payout("approve", "pay");
    expect(await step(id, "return", back)).toMatchObject({ status: 409, code: "WRONG_STATE" });
    await step(id, "sent");
    expect(
      await step(id, "return", { ...back, returnedAmount: (399n * PESO).toString() }),
    ).toMatchObject({
      status: 422,
      code: "RETURNED_AMOUNT_DIFFERS",
    });
  });

  test("and is sent again needs two people again when that comes back too", async () => {
    const { player, id } = await payout("approve", "pay", "sent");
    for (const by of [ana, ben]) await step(id, "return", back, by);
    await step(id, "retry");
    await step(id, "sent", { reference: "OUT-2" });
    const later = { ...back, reference: `${back.reference}-2` };
    expect((await step(id, "return", later, ben)).value).toMatchObject({
      status: "SENT",
      legs: [{ returns: [{ by: ben.username }] }],
    });
    expect((await received(player, id)).value.status).toBe("COMPLETED");
    expect(await cashier.balance(player)).toEqual({ cash: 600n * PESO, held: 0n });
  });

  test("is held again, whether its player said at that moment that it arrived or not", async () => {
    const { player, id } = await payout("approve", "pay", "sent");
    await step(id, "return", back);
    await Promise.all([step(id, "return", back, ben), received(player, id)]);
    const { status } = (await ana.call("GET", `/withdrawals/${id}`)).value;
    expect(["FAILED", "PARTLY_RECEIVED"]).toContain(status);
    expect(await cashier.balance(player)).toEqual(HELD);
  });
});

test("those who only read withdrawals take none of these steps", async () => {
  const { id } = await payout("approve", "pay");
  const support = await cashier.staff("support");
  for (const [name, body] of [
    ["fail", { reason }],
    ["retry", {}],
    ["refund", { reason }],
    ["return", back],
  ] as const)
    expect((await step(id, name, body, support)).status).toBe(403);
});

test("the ledger is right to the unit after all of this", async () => {
  expect(await cashier.ledgerProblems()).toEqual([]);
});
