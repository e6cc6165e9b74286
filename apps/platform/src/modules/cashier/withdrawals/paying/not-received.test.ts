import { sql } from "@perya/postgres/sql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onlyLargeNeedsTwo } from "../../../../testing/alone-limits.ts";
import { PESO } from "../../testing/open-cashier.ts";
import { answerForm, received } from "../../testing/pay-steps.ts";
import { PNG } from "../../testing/use-bank-transfers.ts";
import { request, useWithdrawals } from "../../testing/use-withdrawals.ts";

const { ready, cashier, step, db, staff, second, payer } = await useWithdrawals();

const reason = "The bank has no such transfer";
const HELD = { cash: 600n * PESO, held: 400n * PESO };

/** A withdrawal of 400 of 1,000 that was sent and that the player says did not arrive. */
async function disputed() {
  const { player, bankAccount } = await ready(1_000n);
  const { id } = (await player.call("POST", "/withdrawals", request(bankAccount, 400n))).value;
  for (const name of ["approve", "pay", "sent"]) await step(id, name);
  const said = answerForm({ said: "NOT_RECEIVED" }, [PNG]);
  await player.call("POST", `/withdrawals/${id}/legs/1/answer`, said);
  return { player, id };
}
const lost = (id: string, by = staff) => step(id, "not-received", { reason }, by);

describe("[MO-09] a disputed transfer that did not arrive", () => {
  test("is no one person's decision, however often they take it", async () => {
    const { player, id } = await disputed();
    expect(await step(id, "not-received", {})).toMatchObject({ code: "REASON_NEEDED" });
    expect((await lost(id)).value).toMatchObject({
      status: "DISPUTED",
      legs: [{ status: "DISPUTED", notReceived: [{ by: staff.username, reason }] }],
    });
    for (const again of await Promise.all([lost(id), lost(id)]))
      expect(again).toMatchObject({ status: 409, code: "SECOND_PERSON_NEEDED" });
    for (const next of ["refund", "retry", "fail"])
      expect(await step(id, next, { reason })).toMatchObject({ code: "WRONG_STATE" });
    expect(await cashier.balance(player)).toEqual(HELD);
  });

  test("has failed once a second person finds the same, and is refunded once", async () => {
    const { player, id } = await disputed();
    await lost(id);
    const answers = await Promise.all([lost(id, second), lost(id, second), lost(id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const shown = (await staff.call("GET", `/withdrawals/${id}`)).value;
    expect(shown).toMatchObject({ status: "FAILED", reason, legs: [{ notReceived: [] }] });
    expect(await cashier.balance(player)).toEqual(HELD);
    await Promise.all([staff, second].map((by) => step(id, "refund", { reason }, by)));
    expect(await cashier.balance(player)).toEqual({ cash: 1_000n * PESO, held: 0n });
  });

  test("is not found by a new colleague", async () => {
    const { id } = await disputed();
    await lost(id);
    const colleague = await cashier.staff();
    await db.run(sql`
      update staff set trusted_from = now() + interval '1 day'
      where username = ${colleague.username}`);
    expect(await lost(id, colleague)).toMatchObject({ status: 403, code: "TOO_NEW" });
  });

  test.each([
    ["the player says that it arrived after all", "The payout was received"],
    ["the player is asked again", "The player is asked again"],
  ])("needs no second person any more once %s", async (_when, why) => {
    const { player, id } = await disputed();
    await lost(id);
    if (why.startsWith("The payout")) await received(player, id);
    else await step(id, "ask-again", { reason: "The bank says that it arrived" });
    const ended = await db.row(sql`
      select outcome, decision_reason as reason from approval
      where subject = ${`${id}:1`} and kind = 'withdrawals.not-received'`);
    expect(ended).toEqual({ outcome: "OVERTAKEN", reason: why });
    expect(await lost(id, second)).toMatchObject({ code: "WRONG_STATE" });
  });

  test("and that another person closes as received at once: one of them is decided", async () => {
    const { player, id } = await disputed();
    const proof = () => answerForm({ proof: "P-1", reason: "The bank shows it" }, [PNG]);
    const force = (by: typeof staff) => by.call("POST", `/withdrawals/${id}/legs/1/force`, proof());
    await lost(id);
    await force(staff);
    await Promise.all([lost(id, second), force(second)]);
    const { status } = (await staff.call("GET", `/withdrawals/${id}`)).value;
    const isPaid = status === "COMPLETED";
    expect(isPaid || status === "FAILED").toBe(true);
    expect((await cashier.balance(player)).held).toBe(isPaid ? 0n : HELD.held);
    const waiting = await db.row(sql`
      select from approval where subject = ${`${id}:1`} and outcome is null`);
    expect(waiting).toBeUndefined();
  });
});

describe("[MO-07] the rest of a transfer that arrived in part, as its player says", () => {
  beforeAll(() => onlyLargeNeedsTwo(db, 300n * PESO));
  afterAll(() => onlyLargeNeedsTwo(db, 5_000n * PESO));

  /** Of 400 that were sent one centavo arrived, the player says, who wants the rest in some way. */
  async function claimed(rest: "CASH" | "TRANSFER") {
    const { player, bankAccount } = await ready(1_000n);
    const { id } = (await player.call("POST", "/withdrawals", request(bankAccount, 400n))).value;
    await step(id, "approve");
    await step(id, "approve", {}, second);
    for (const name of ["pay", "sent"]) await step(id, name);
    const said = answerForm({ said: "PARTLY_RECEIVED", amount: "1000", rest }, []);
    await player.call("POST", `/withdrawals/${id}/legs/1/answer`, said);
    return { player, id };
  }
  const onRest = (id: string, name: string, by: typeof staff, body: object = { reason }) =>
    step(id, name, body, by, 2);
  const CLAIMED = { cash: 600n * PESO, held: 400n * PESO - 1_000n };

  test("is neither given back nor paid again by one person", async () => {
    const cash = await claimed("CASH");
    for (const by of [staff, second, payer])
      expect(await onRest(cash.id, "refund", by)).toMatchObject({ code: "REST_NOT_FOUND" });
    expect(await cashier.balance(cash.player)).toEqual(CLAIMED);
    const transfer = await claimed("TRANSFER");
    const sent = await onRest(transfer.id, "sent", payer, { reference: "FB-2" });
    expect(sent).toMatchObject({ code: "REST_NOT_FOUND" });
    expect(await onRest(transfer.id, "fail", payer)).toMatchObject({ code: "WRONG_STATE" });
    expect(await onRest(transfer.id, "refund", staff)).toMatchObject({ code: "WRONG_STATE" });
    expect(await cashier.balance(transfer.player)).toEqual(CLAIMED);
  });

  test("is given back once two people found that the player is right", async () => {
    const { player, id } = await claimed("CASH");
    expect((await onRest(id, "not-received", staff)).value.legs[1]).toMatchObject({
      owed: false,
      notReceived: [{ by: staff.username }],
    });
    expect(await onRest(id, "refund", second)).toMatchObject({ code: "REST_NOT_FOUND" });
    expect((await onRest(id, "not-received", second)).value.legs[1]).toMatchObject({ owed: true });
    expect((await onRest(id, "refund", second)).status).toBe(200);
    expect(await cashier.balance(player)).toEqual({ cash: 1_000n * PESO - 1_000n, held: 0n });
  });

  test("is closed as received by two people with the bank's proof", async () => {
    const { player, id } = await claimed("CASH");
    for (const by of [staff, second]) {
      const proof = answerForm({ proof: "P-1", reason: "The bank paid all of it" }, [PNG]);
      await by.call("POST", `/withdrawals/${id}/legs/2/force`, proof);
    }
    expect((await staff.call("GET", `/withdrawals/${id}`)).value.status).toBe("COMPLETED");
    expect(await cashier.balance(player)).toEqual({ cash: 600n * PESO, held: 0n });
  });
});

test("[MO-09] what one person says the bank refused, another one refunds, unless it is small", async () => {
  const { player, bankAccount } = await ready(1_000n);
  const { id } = (await player.call("POST", "/withdrawals", request(bankAccount, 400n))).value;
  for (const name of ["approve", "pay"]) await step(id, name);
  await step(id, "fail", { reason });
  await onlyLargeNeedsTwo(db, 300n * PESO);
  expect(await step(id, "refund", { reason })).toMatchObject({ code: "FAILED_BY_YOU" });
  expect(await cashier.balance(player)).toEqual(HELD);
  await onlyLargeNeedsTwo(db, 5_000n * PESO);
  expect((await step(id, "refund", { reason })).status).toBe(200);
  const alone = await db.row(
    sql`select asked_by as by from approval where alone and subject = ${`${id}:1`}`,
  );
  expect(alone).toEqual({ by: staff.username });
});

test("the ledger is right to the unit after all of this", async () => {
  expect(await cashier.ledgerProblems()).toEqual([]);
});
