import { sql } from "@perya/postgres/sql";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { onlyLargeNeedsTwo } from "../../../../testing/alone-limits.ts";
import type { TestPlayer, TestStaff } from "../../../../testing/people.ts";
import { told } from "../../../facts/testing/told.ts";
import { setSection } from "../../../settings/testing/set-section.ts";
import { cashierJobs } from "../../cashier.jobs.ts";
import { payoutCameBack } from "../../index.ts";
import { PESO } from "../../testing/open-cashier.ts";
import { answerForm, received } from "../../testing/pay-steps.ts";
import { PNG } from "../../testing/use-bank-transfers.ts";
import { request, useWithdrawals } from "../../testing/use-withdrawals.ts";

const { ready, cashier, step, db, staff, second, payer } = await useWithdrawals();
beforeAll(() => onlyLargeNeedsTwo(db, 500n * PESO));

let number = 0;
/** What staff see at the bank: so many pesos under a number of their own. */
const seen = (pesos: bigint) => ({
  returnedAmount: (pesos * PESO).toString(),
  reference: `RET-${(number += 1)}`,
  reason: "The account was closed",
});
const back = (id: string, pesos: bigint, by: TestStaff = staff, leg = 1) =>
  step(id, "return", seen(pesos), by, leg);
const choose = (player: TestPlayer, id: string, wish: "CASH" | "TRANSFER", leg = 2) =>
  player.call("POST", `/withdrawals/${id}/legs/${leg}/wish`, { wish });

/** A withdrawal of so much of 1,000 that was sent. */
async function sent(pesos = 400n) {
  const { player, bankAccount } = await ready(1_000n);
  const { id } = (await player.call("POST", "/withdrawals", request(bankAccount, pesos))).value;
  await step(id, "approve");
  if (pesos > 500n) await step(id, "approve", {}, second);
  for (const name of ["pay", "sent"]) await step(id, name);
  return { player, bankAccount, id };
}

type Sent = Awaited<ReturnType<typeof sent>>;
const dispute = ({ player, id }: Sent) => {
  const said = answerForm({ said: "NOT_RECEIVED" }, [PNG]);
  return player.call("POST", `/withdrawals/${id}/legs/1/answer`, said);
};

/** The ways in which a transfer comes to count as received. */
const ENDS: Readonly<Record<string, (one: Sent) => Promise<unknown>>> = {
  CONFIRMED: ({ player, id }) => received(player, id),
  AUTO_CONFIRMED: async ({ id }) => {
    await db.run(sql`
      update withdrawal_leg set due_at = clock_timestamp() - interval '1 second'
      where withdrawal = (select id from withdrawal where public_id = ${id})`);
    return cashierJobs(cashier.platform).tasks["end-silent-payouts"]?.({}, undefined as never);
  },
  FORCED: async (one) => {
    await dispute(one);
    for (const by of [staff, second])
      await by.call(
        "POST",
        `/withdrawals/${one.id}/legs/1/force`,
        answerForm({ proof: "P-1", reason: "The bank shows it" }, [PNG]),
      );
  },
};
async function ended(how = "CONFIRMED", pesos = 400n) {
  const one = await sent(pesos);
  await ENDS[how]?.(one);
  const { legs } = (await staff.call("GET", `/withdrawals/${one.id}`)).value;
  expect(legs).toMatchObject([{ status: how }]);
  return one;
}

const PAID = { cash: 600n * PESO, held: 0n };
const HELD = { cash: 600n * PESO, held: 400n * PESO };
const BACK = { cash: 1_000n * PESO, held: 0n };

describe.each(Object.keys(ENDS))(
  "[MO-10] a transfer that counted as received (%s) and comes back a week later",
  (how) => {
    test("is held again, and in the balance once its player wants it there", async () => {
      const { player, id } = await ended(how);
      expect((await back(id, 400n)).value).toMatchObject({
        status: "PARTLY_RECEIVED",
        legs: [
          { status: "CAME_BACK", reference: "OUT-1" },
          { status: "CREATED", restOf: 1, cameBack: true, owed: true },
        ],
        standing: { paid: { amount: "0" }, toRepay: { amount: (400n * PESO).toString() } },
      });
      expect(await cashier.balance(player)).toEqual(HELD);
      expect(await told(db, payoutCameBack)).toContainEqual(
        expect.objectContaining({ withdrawal: id, units: (400n * PESO).toString() }),
      );
      expect((await choose(player, id, "CASH")).value).toMatchObject({
        status: "REFUNDED",
        legs: [{ status: "CAME_BACK" }, { status: "RETURNED" }],
      });
      expect(await cashier.balance(player)).toEqual(BACK);
    });

    test("is sent again once its player wants that, and may come back again", async () => {
      const { player, id } = await ended(how);
      await back(id, 400n);
      expect((await choose(player, id, "TRANSFER")).value.legs[1]).toMatchObject({
        status: "CREATED",
        wish: "TRANSFER",
      });
      await step(id, "sent", { reference: "OUT-2" }, payer, 2);
      expect((await received(player, id, 2)).value).toMatchObject({ status: "COMPLETED" });
      expect(await cashier.balance(player)).toEqual(PAID);
      expect((await back(id, 400n, staff, 2)).value.legs[2]).toMatchObject({ restOf: 2 });
      await choose(player, id, "CASH", 3);
      expect(await cashier.balance(player)).toEqual(BACK);
    });
  },
);

test("[MO-10] what arrived in part may come back too, beside the rest that is still to be found", async () => {
  const { player, id } = await sent();
  const partly = { said: "PARTLY_RECEIVED", amount: (300n * PESO).toString(), rest: "TRANSFER" };
  await player.call("POST", `/withdrawals/${id}/legs/1/answer`, answerForm(partly));
  expect(await back(id, 400n)).toMatchObject({ status: 422, code: "RETURNED_TOO_MUCH" });
  await back(id, 300n);
  await choose(player, id, "CASH", 3);
  expect(await cashier.balance(player)).toEqual({ cash: 900n * PESO, held: 100n * PESO });
  await step(id, "not-received", { reason: "The bank says so" }, staff, 2);
  await step(id, "sent", { reference: "OUT-2" }, payer, 2);
  expect((await received(player, id, 2)).value).toMatchObject({ status: "COMPLETED" });
  expect(await cashier.balance(player)).toEqual({ cash: 900n * PESO, held: 0n });
});

describe("[MO-10] money that came back", () => {
  test("above what one person may move takes two who type the same", async () => {
    const { player, id } = await ended("CONFIRMED", 600n);
    const one = seen(600n);
    const first = (await step(id, "return", one)).value;
    expect(first).toMatchObject({
      status: "COMPLETED",
      legs: [{ status: "CONFIRMED", returns: [{ by: staff.username }] }],
    });
    expect(await step(id, "return", one)).toMatchObject({ code: "SECOND_PERSON_NEEDED" });
    await back(id, 590n, second);
    expect((await cashier.balance(player)).held).toBe(0n);
    expect((await step(id, "return", one, second)).value.status).toBe("PARTLY_RECEIVED");
    expect(await cashier.balance(player)).toEqual({ cash: 400n * PESO, held: 600n * PESO });
  });

  test("may be less than was paid: the rest of it stays paid", async () => {
    const { player, id } = await ended();
    expect(await back(id, 401n)).toMatchObject({ code: "RETURNED_TOO_MUCH" });
    await back(id, 390n);
    expect((await choose(player, id, "CASH")).value).toMatchObject({ status: "COMPLETED" });
    expect(await cashier.balance(player)).toEqual({ cash: 990n * PESO, held: 0n });
  });

  test("is booked once, however often and at once it is typed, and under one number of the bank's", async () => {
    const { player, id } = await ended();
    const other = await ended();
    const one = seen(400n);
    const answers = await Promise.all([
      step(id, "return", one),
      step(id, "return", one, second),
      step(other.id, "return", one, payer),
      step(id, "return", { ...one, reference: "RET-X" }, payer),
    ]);
    const booked = answers.filter(({ status }) => status === 200).length;
    const known = { ...one, reference: one.reference.toLowerCase() };
    for (const { id: of } of [other, { id }])
      expect(["RETURN_KNOWN", "WRONG_STATE", undefined]).toContain(
        (await step(of, "return", known)).code,
      );
    const held = [await cashier.balance(player), await cashier.balance(other.player)].map(
      (balance) => balance.held / PESO,
    );
    // Where RET-X was first, the other number is free for the other leg.
    expect(
      booked === 2
        ? [[400n, 400n]]
        : [
            [400n, 0n],
            [0n, 400n],
          ],
    ).toContainEqual(held);
  });

  test("is chosen about once, by its player alone", async () => {
    const { player, id } = await ended();
    await back(id, 400n);
    const stranger = await cashier.player(2);
    expect(await choose(stranger, id, "CASH")).toMatchObject({ status: 404, code: "NOT_FOUND" });
    const both = await Promise.all([choose(player, id, "CASH"), choose(player, id, "TRANSFER")]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const isCash = both[0]?.status === 200;
    const again = await choose(player, id, isCash ? "CASH" : "TRANSFER");
    expect(again.status).toBe(200);
    expect(await cashier.balance(player)).toEqual(isCash ? BACK : HELD);
  });

  test("is neither paid nor failed before that, and staff may put it into the balance", async () => {
    const { player, id } = await ended();
    await back(id, 400n);
    expect(await step(id, "sent", { reference: "OUT-2" }, payer, 2)).toMatchObject({
      code: "WRONG_STATE",
    });
    for (const name of ["fail", "retry", "not-received"])
      expect(await step(id, name, { reason: "None" }, payer, 2)).toMatchObject({
        code: "WRONG_STATE",
      });
    const reason = "You told us by phone";
    expect((await step(id, "refund", { reason }, staff, 2)).value.status).toBe("REFUNDED");
    expect(await choose(player, id, "CASH")).toMatchObject({ code: "WRONG_STATE" });
    expect(await cashier.balance(player)).toEqual(BACK);
  });

  test("is not sent again to an account that its player has removed", async () => {
    const { player, id, bankAccount } = await ended();
    await player.call("DELETE", `/bank-accounts/${bankAccount}`);
    await back(id, 400n);
    expect(await choose(player, id, "TRANSFER")).toMatchObject({ code: "BANK_ACCOUNT_NOT_FOUND" });
    expect((await choose(player, id, "CASH")).value.status).toBe("REFUNDED");
  });

  test("brings the fee back when nothing was paid in the end", async () => {
    const fee = 25n * PESO;
    await setSection(cashier.platform, "payouts", { feeFree: 0, feeFlat: fee.toString() });
    onTestFinished(() => setSection(cashier.platform, "payouts", { feeFree: 1, feeFlat: "0" }));
    const { player, bankAccount } = await ready(1_000n);
    const asked = request(bankAccount, 400n, { fee: fee.toString() });
    const { id } = (await player.call("POST", "/withdrawals", asked)).value;
    for (const name of ["approve", "pay", "sent"]) await step(id, name);
    await received(player, id);
    await back(id, 400n);
    await choose(player, id, "CASH");
    expect(await cashier.balance(player)).toEqual(BACK);
  });

  test.each([
    ["before it is sent", ["approve", "pay"]],
    ["when the bank refused it", ["approve", "pay", "fail"]],
    ["when its money is the player's again", ["approve", "pay", "fail", "refund"]],
  ])("is not booked of a transfer %s", async (_when, steps) => {
    const { player, bankAccount } = await ready(1_000n);
    const { id } = (await player.call("POST", "/withdrawals", request(bankAccount, 400n))).value;
    for (const name of steps)
      await step(id, name, { reason: "No such account" }, name === "refund" ? second : undefined);
    expect(await back(id, 400n)).toMatchObject({ code: "WRONG_STATE" });
  });
});

test("the ledger is right to the unit after all of this", async () => {
  expect(await cashier.ledgerProblems()).toEqual([]);
});
