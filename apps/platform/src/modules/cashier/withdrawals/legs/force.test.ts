import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { told } from "../../../facts/testing/told.ts";
import { complaintAnswered } from "../../index.ts";
import { PESO } from "../../testing/open-cashier.ts";
import { answerForm, received } from "../../testing/pay-steps.ts";
import { PNG } from "../../testing/use-bank-transfers.ts";
import { request, useWithdrawals } from "../../testing/use-withdrawals.ts";

const { ready, cashier, step, db, staff, second } = await useWithdrawals();

const forced = (proof = "PROOF-1", pictures = [PNG]) =>
  answerForm({ proof, reason: "The bank shows that it arrived" }, pictures);

/** A withdrawal of 400 that was sent and that the player says did not arrive. */
async function disputed() {
  const { player, bankAccount } = await ready(1_000n);
  const { id } = (await player.call("POST", "/withdrawals", request(bankAccount, 400n))).value;
  for (const name of ["approve", "pay", "sent"]) await step(id, name);
  const said = answerForm({ said: "NOT_RECEIVED" }, [PNG]);
  const answer = await player.call("POST", `/withdrawals/${id}/legs/1/answer`, said);
  expect(answer.value.status).toBe("DISPUTED");
  return { player, id, path: `/withdrawals/${id}/legs/1` };
}

/** The same, closed as received by two people. */
async function closed() {
  const dispute = await disputed();
  await staff.call("POST", `${dispute.path}/force`, forced());
  await second.call("POST", `${dispute.path}/force`, forced());
  return dispute;
}

describe("[MO-09] a disputed transfer", () => {
  test("is closed as received by two people with the bank's proof, and nothing is refunded", async () => {
    const { player, id, path } = await disputed();
    expect((await staff.call("POST", `${path}/force`, forced())).value).toMatchObject({
      status: "DISPUTED",
      legs: [{ status: "DISPUTED", forces: [{ by: staff.username, proof: "PROOF-1" }] }],
    });
    expect(await staff.call("POST", `${path}/force`, forced())).toMatchObject({
      status: 409,
      code: "SECOND_PERSON_NEEDED",
    });
    expect((await second.call("POST", `${path}/force`, forced("OTHER"))).value.status).toBe(
      "DISPUTED",
    );
    expect((await second.call("POST", `${path}/force`, forced())).value).toMatchObject({
      status: "COMPLETED",
      legs: [{ status: "FORCED", forces: [] }],
    });
    expect(await cashier.balance(player)).toEqual({ cash: 600n * PESO, held: 0n });
    const shown = (await player.call("GET", `/withdrawals/${id}`)).value;
    expect(shown.legs[0]).toMatchObject({
      status: "FORCED",
      reason: "The bank shows that it arrived",
    });
    expect(await received(player, id)).toMatchObject({ status: 409, code: "WRONG_STATE" });
  });

  test("stands in the queue with what did not arrive and how many pictures say so", async () => {
    const { id } = await disputed();
    const query = `/withdrawals?status=DISPUTED&search=${id}`;
    expect((await staff.call("GET", query)).value.content).toMatchObject([
      { id, dispute: { amount: { amount: (400n * PESO).toString() }, pictures: 1 } },
    ]);
  });

  test("is not closed without a picture of the proof, nor one that the player still has time for", async () => {
    const { path, player, id } = await disputed();
    expect(await staff.call("POST", `${path}/force`, forced("PROOF-1", []))).toMatchObject({
      status: 422,
      code: "PICTURES_NEEDED",
    });
    await step(id, "ask-again", { reason: "The bank says that it arrived" });
    expect(await staff.call("POST", `${path}/force`, forced())).toMatchObject({
      status: 409,
      code: "WRONG_STATE",
    });
    expect((await received(player, id)).value.status).toBe("COMPLETED");
  });

  test("did not arrive in a part of a cent", async () => {
    const { player, path } = await disputed();
    const part = { said: "PARTLY_RECEIVED", amount: "1", rest: "CASH" };
    expect(await player.call("POST", `${path}/answer`, answerForm(part))).toMatchObject({
      status: 400,
    });
  });

  test("that the player calls received needs no second person any more", async () => {
    const { path, player, id } = await disputed();
    await staff.call("POST", `${path}/force`, forced());
    await Promise.all([received(player, id), second.call("POST", `${path}/force`, forced())]);
    expect(await cashier.balance(player)).toEqual({ cash: 600n * PESO, held: 0n });
    const waiting = await db.row(sql`
      select from approval where subject = ${`${id}:1`} and outcome is null`);
    expect(waiting).toBeUndefined();
  });
});

describe("[MO-09] an appeal", () => {
  const appeal = answerForm({ text: "My account shows nothing" }, [PNG]);

  test("is made once within seven days, reverses nothing, and is answered by staff", async () => {
    const { player, id, path } = await closed();
    const appealed = await player.call("POST", `${path}/appeal`, appeal);
    expect(appealed.value.legs[0].complaint).toMatchObject({
      kind: "APPEAL",
      text: "My account shows nothing",
    });
    expect(await player.call("POST", `${path}/appeal`, appeal)).toMatchObject({
      code: "COMPLAINT_OPEN",
    });
    const waiting = (await staff.call("GET", "/payout-complaints")).value.content;
    expect(waiting).toContainEqual(expect.objectContaining({ withdrawal: id, leg: 1 }));
    await staff.call("POST", `${path}/complaint`, { answer: "The bank has shown us the entry" });
    expect(await second.call("POST", `${path}/complaint`, { answer: "Once more" })).toMatchObject({
      code: "WRONG_STATE",
    });
    const { legs } = (await player.call("GET", `/withdrawals/${id}`)).value;
    expect(legs[0].complaint.answer).toBe("The bank has shown us the entry");
    expect(await cashier.balance(player)).toEqual({ cash: 600n * PESO, held: 0n });
    expect(await told(db, complaintAnswered)).toContainEqual(
      expect.objectContaining({ withdrawal: id }),
    );
  });

  test.each([
    ["a moment before seven days have passed", "6 days 23:59:00", 200],
    ["a moment after", "7 days 00:01:00", 409],
  ])("%s", async (_when, ago, status) => {
    const { player, id, path } = await closed();
    await db.run(sql`
      update withdrawal_leg set changed_at = clock_timestamp() - ${ago}::interval
      where withdrawal = (select id from withdrawal where public_id = ${id})`);
    expect((await player.call("POST", `${path}/appeal`, appeal)).status).toBe(status);
  });
});

test("[MO-08] an answer after the deadline opens a complaint and reverses nothing", async () => {
  const { player, bankAccount } = await ready(1_000n);
  const { id } = (await player.call("POST", "/withdrawals", request(bankAccount, 400n))).value;
  for (const name of ["approve", "pay", "sent"]) await step(id, name);
  await db.run(sql`
    update withdrawal_leg set due_at = clock_timestamp() - interval '1 second'
    where withdrawal = (select id from withdrawal where public_id = ${id})`);
  const part = { said: "PARTLY_RECEIVED", amount: (100n * PESO).toString(), rest: "CASH" };
  const late = await player.call("POST", `/withdrawals/${id}/legs/1/answer`, answerForm(part));
  expect(late.value).toMatchObject({
    status: "COMPLETED",
    legs: [
      {
        status: "AUTO_CONFIRMED",
        complaint: { kind: "LATE_ANSWER", said: { amount: (100n * PESO).toString() } },
      },
    ],
  });
  expect(await cashier.balance(player)).toEqual({ cash: 600n * PESO, held: 0n });
});

test("the ledger is right to the unit after all of this", async () => {
  expect(await cashier.ledgerProblems()).toEqual([]);
});
