import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { onlyLargeNeedsTwo } from "../../../../testing/alone-limits.ts";
import { told } from "../../../facts/testing/told.ts";
import { bookBornePayouts } from "./book-borne-payouts.ts";
import { daySumsOf, movementsOf, payoutOwed } from "../../index.ts";
import { PESO } from "../../testing/open-cashier.ts";
import { received } from "../../testing/pay-steps.ts";
import { usePayouts } from "../../testing/use-payouts.ts";

const payouts = await usePayouts();
const { db, gatewayDb, cashier, ana, ben, step, order, run, runAll } = payouts;
const { legOf, atBank, ordered, problemsOf, callback, newsOf, hears } = payouts;

const PAID = { cash: 600n * PESO, held: 0n };
const BACK = { cash: 1_000n * PESO, held: 0n };
const reason = "The account does not exist";

/** What the ledger has of a late payout. */
const bookedOf = (problem: string) =>
  db.rows(sql`
    select h.name as account, e.kind, e.units from wallet_entry e
    join wallet_house h on h.id = e.contra
    where e.transaction in (${`late-payout:${problem}`}, ${`late-payout:${problem}:borne`})
    order by e.seq`);

describe("a success after a failure", () => {
  test("while nothing was done makes the leg sent after all, and it is neither paid again nor refunded", async () => {
    const { player, id } = await ordered("903");
    await run();
    await run();
    await hears(id, "FAILED");
    await gatewayDb.run(sql`update payout set turns_at = now() where turns_at > now()`);
    // Both ask the bank before they do anything.
    const answers = await Promise.all([
      step(id, "refund", { reason }),
      step(id, "retry", {}, ben),
      step(id, "refund", { reason }, ana),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(["WRONG_STATE", "WRONG_STATE", "WRONG_STATE"]);
    expect(await legOf(id)).toMatchObject({ status: "SENT", orders: [{ status: "PAID" }] });
    const shown = (await player.call("GET", `/withdrawals/${id}`)).value;
    expect(shown.reason).toBeUndefined();
    await received(player, id);
    expect(await cashier.balance(player)).toEqual(PAID);
  });

  test("takes back a second order that is not released", async () => {
    const { id } = await ordered("901");
    await runAll();
    await hears(id, "FAILED");
    await step(id, "retry");
    await order(id);
    await run();
    expect(await callback(await newsOf(id))).toBe(200);
    await runAll();
    expect((await legOf(id)).orders.map((one: { status: string }) => one.status)).toEqual([
      "PAID",
      "TAKEN_BACK",
    ]);
    expect((await legOf(id)).status).toBe("SENT");
    expect((await atBank(id)).map(({ status }) => status)).toEqual(["FAILED", "PLACED"]);
  });

  test("that comes after the refund is a row that staff see, and moves no money", async () => {
    const { player, id } = await ordered("901");
    await runAll();
    await hears(id, "FAILED");
    await step(id, "refund", { reason });
    expect(await callback(await newsOf(id))).toBe(200);
    expect(await problemsOf(id)).toMatchObject([{ kind: "PAID_LATE" }]);
    expect(await legOf(id)).toMatchObject({ status: "RETURNED", orders: [{ status: "PAID" }] });
    expect(await cashier.balance(player)).toEqual(BACK);
  });

  test("is owed by its player once staff say so, who alone can't above their limit, and is no difference", async () => {
    const { player, id } = await ordered("901");
    await runAll();
    await hears(id, "FAILED");
    await step(id, "refund", { reason });
    await cashier.play(player, 700n * PESO);
    await callback(await newsOf(id));
    const [{ id: problem }] = await problemsOf(id);
    const settle = (by: typeof ana, outcome = "OWED") =>
      by.call("POST", `/payout-problems/${problem}/settle`, { outcome, reason });
    const note = await ana.call("POST", `/payout-problems/${problem}/note`, { note: reason });
    expect(note.status).toBe(404);
    await onlyLargeNeedsTwo(db, 300n * PESO);
    expect((await settle(ana)).value).toEqual({ decided: false });
    expect(await settle(ana)).toMatchObject({ code: "SECOND_PERSON_NEEDED" });
    expect((await settle(ben, "BORNE")).value).toEqual({ decided: false });
    expect((await settle(ben)).value).toEqual({ decided: true });
    expect(await settle(ana)).toMatchObject({ status: 409, code: "WRONG_STATE" });
    await onlyLargeNeedsTwo(db, 100_000n * PESO);
    const { cash, held, owed } = (await cashier.platform.wallet.balance(player.id)) ?? {};
    expect({ cash, held, owed }).toEqual({ cash: 0n, held: 0n, owed: 100n * PESO });
    expect(await told(db, payoutOwed)).toContainEqual(
      expect.objectContaining({ withdrawal: id, units: (400n * PESO).toString() }),
    );
    const [number] = (await atBank(id)).map(({ publicId }) => publicId);
    const now = Temporal.Now.instant();
    const span = { from: now.subtract({ hours: 1 }), to: now.add({ hours: 1 }) };
    const moved = await movementsOf(db, { brandId: 1n, provider: "sandbox" }, span, []);
    expect(moved).toContainEqual(
      expect.objectContaining({ direction: "OUT", number, units: 400n * PESO }),
    );
  });

  test.each(["OWED", "BORNE"])(
    "is no movement before staff decide, and once it is %s one of the day that the provider told it, as in the sums of that day",
    async (outcome) => {
      const { id } = await ordered("901");
      await runAll();
      await hears(id, "FAILED");
      await step(id, "refund", { reason });
      await callback(await newsOf(id));
      const [{ id: problem }] = await problemsOf(id);
      const told = Temporal.Instant.from("2026-03-04T10:00:00Z");
      const span = { from: told.subtract({ hours: 1 }), to: told.add({ hours: 1 }) };
      const of = { brandId: 1n, provider: "sandbox" } as const;
      const onThatDay = async () => ({
        moved: (await movementsOf(db, of, span, [])).map(({ direction, units }) => ({
          direction,
          units,
        })),
        sums: await daySumsOf(db, of, span, "UTC"),
      });
      await db.run(sql`
      update payout_problem set at = ${told.toString()}::timestamptz
      where public_id = ${problem}`);
      expect(await onThatDay()).toEqual({ moved: [], sums: [] });
      await ana.call("POST", `/payout-problems/${problem}/settle`, { outcome, reason });
      expect(await onThatDay()).toEqual({
        moved: [{ direction: "OUT", units: 400n * PESO }],
        sums: [{ day: "2026-03-04", direction: "OUT", currency: "PHP", units: 400n * PESO }],
      });
      await db.run(sql`update payout_problem set at = now() where public_id = ${problem}`);
    },
  );

  test("is borne by the house where staff say so", async () => {
    const { player, id } = await ordered("901");
    await runAll();
    await hears(id, "FAILED");
    await step(id, "refund", { reason });
    await callback(await newsOf(id));
    const [{ id: problem }] = await problemsOf(id);
    const body = { outcome: "BORNE", reason };
    expect((await ana.call("POST", `/payout-problems/${problem}/settle`, body)).value).toEqual({
      decided: true,
    });
    expect(await problemsOf(id)).toEqual([]);
    expect(await cashier.balance(player)).toEqual(BACK);
    // The bank's account is short of it, and the house's books say at whose cost.
    const booked = [
      { account: "late-payouts", kind: 24, units: 400n * PESO },
      { account: "payouts", kind: 25, units: 400n * PESO },
    ];
    expect(await bookedOf(problem)).toEqual(booked);
    await bookBornePayouts(cashier.platform);
    expect(await bookedOf(problem)).toEqual(booked);
    expect(await cashier.ledgerProblems()).toEqual([]);
  });

  test("and borne before such were booked is booked later, once", async () => {
    const { player, id } = await ordered("901");
    await runAll();
    await hears(id, "FAILED");
    await step(id, "refund", { reason });
    await callback(await newsOf(id));
    const [{ id: problem }] = await problemsOf(id);
    await db.run(sql`
      update payout_problem set outcome = 'BORNE', noted_at = now(), noted_by = 'ana', note = 'ours'
      where public_id = ${problem}`);
    await Promise.all([bookBornePayouts(cashier.platform), bookBornePayouts(cashier.platform)]);
    expect(await bookedOf(problem)).toHaveLength(2);
    expect(await cashier.balance(player)).toEqual(BACK);
  });

  test("and a failure after a success is one too", async () => {
    const { id } = await ordered();
    await run();
    await run();
    await hears(id, "SENT");
    expect(await callback(await newsOf(id, { status: "FAILED" }))).toBe(200);
    expect(await problemsOf(id)).toMatchObject([{ kind: "FAILED_LATE" }]);
    expect((await legOf(id)).status).toBe("SENT");
  });
});

test("a payout that the provider says nothing of for a day is ended by two people, and paid late it is a row", async () => {
  const { player, id } = await ordered("906");
  await run();
  await run();
  const said = { outcome: "FAILED", proof: "P-2", reason: "The bank has no such payout" };
  expect(await step(id, "outcome", said)).toMatchObject({ code: "WRONG_STATE" });
  await db.run(sql`
    update payout_order set silent_from = silent_from - interval '24 hours'
    where status = 'RELEASED'`);
  await step(id, "outcome", said);
  const waiting = (await ben.call("GET", `/withdrawals/${id}`)).value;
  expect(waiting).toMatchObject({ status: "PAYING", legs: [{ orders: [{ unclear: true }] }] });
  expect((await step(id, "outcome", said, ben)).value).toMatchObject({ status: "FAILED" });
  expect((await step(id, "refund", { reason })).value.status).toBe("REFUNDED");
  await callback(await newsOf(id));
  expect(await problemsOf(id)).toMatchObject([{ kind: "PAID_LATE" }]);
  expect(await cashier.balance(player)).toEqual(BACK);
});

describe("a failed payout that the provider does not know any more", () => {
  const lost = async () => {
    const made = await ordered("901");
    await runAll();
    await hears(made.id, "FAILED");
    await gatewayDb.run(sql`update payout set public_id = 'x' || public_id`);
    return made;
  };
  const said = { outcome: "FAILED", proof: "P-3", reason: "The bank has lost it" };

  test("is not paid again or refunded by one person, and goes on once two people say that it was not paid", async () => {
    const { player, id } = await lost();
    expect((await legOf(id)).orders).toMatchObject([{ unclear: false }]);
    expect(await step(id, "outcome", said)).toMatchObject({ code: "WRONG_STATE" });
    expect(await step(id, "refund", { reason })).toMatchObject({ code: "PAYOUT_UNANSWERED" });
    expect((await legOf(id)).orders).toMatchObject([{ unclear: true }]);
    expect((await step(id, "outcome", said)).status).toBe(200);
    expect(await step(id, "outcome", said)).toMatchObject({ code: "SECOND_PERSON_NEEDED" });
    for (const name of ["refund", "retry"])
      expect(await step(id, name, { reason })).toMatchObject({ code: "PAYOUT_UNANSWERED" });
    expect(await cashier.balance(player)).toEqual({ cash: 600n * PESO, held: 400n * PESO });
    expect((await step(id, "outcome", said, ben)).value.legs[0]).toMatchObject({
      status: "FAILED",
      orders: [{ status: "FAILED", unclear: false }],
      outcomes: [],
    });
    expect((await step(id, "refund", { reason })).value.status).toBe("REFUNDED");
    expect(await cashier.balance(player)).toEqual(BACK);
  });

  test("is sent once two people say that it was paid after all", async () => {
    const { player, id } = await lost();
    await step(id, "retry", {});
    const paid = { ...said, outcome: "PAID" };
    await step(id, "outcome", paid);
    expect((await step(id, "outcome", paid, ben)).value.legs[0].status).toBe("SENT");
    await received(player, id);
    expect(await cashier.balance(player)).toEqual(PAID);
  });

  test("waits for nobody when the provider knows it again", async () => {
    const { id } = await lost();
    expect(await step(id, "retry", {})).toMatchObject({ code: "PAYOUT_UNANSWERED" });
    await step(id, "outcome", said);
    await gatewayDb.run(sql`update payout set public_id = ltrim(public_id, 'x')`);
    expect((await step(id, "retry", {})).value.legs[0]).toMatchObject({
      status: "CREATED",
      orders: [{ unclear: false }],
      outcomes: [],
    });
  });
});

test("a failed payout that the provider says it is still making is not paid again or refunded, until two people say by its proof that it was not paid", async () => {
  const { player, id } = await ordered("901");
  await runAll();
  await hears(id, "FAILED");
  await gatewayDb.run(sql`update payout set status = 'RELEASED', turns_at = null`);
  for (const name of ["refund", "retry"])
    expect(await step(id, name, { reason })).toMatchObject({
      status: 409,
      code: "PAYOUT_BEING_MADE",
    });
  expect(await cashier.balance(player)).toEqual({ cash: 600n * PESO, held: 400n * PESO });
  expect((await legOf(id)).orders).toMatchObject([{ unclear: true }]);
  const said = { outcome: "FAILED", proof: "P-4", reason: "The bank has cancelled it" };
  for (const by of [ana, ben]) await step(id, "outcome", said, by);
  expect((await step(id, "refund", { reason })).value.status).toBe("REFUNDED");
  expect(await cashier.balance(player)).toEqual(BACK);
});

test("a failed payout that only waits for its release at the provider moves no money, and is refunded", async () => {
  const { player, id } = await ordered("901");
  await runAll();
  await hears(id, "FAILED");
  await gatewayDb.run(sql`update payout set status = 'PLACED', turns_at = null`);
  expect((await step(id, "refund", { reason })).value.status).toBe("REFUNDED");
  expect(await cashier.balance(player)).toEqual(BACK);
});

test("the ledger is right to the unit after all of this", async () => {
  expect(await cashier.ledgerProblems()).toEqual([]);
});
