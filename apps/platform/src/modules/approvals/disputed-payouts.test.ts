import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { PASSWORD } from "../../testing/people.ts";
import { useSites } from "../../testing/use-sites.ts";
import { answerForm, stepBody, stepPath } from "../cashier/testing/pay-steps.ts";
import { PNG } from "../cashier/testing/use-bank-transfers.ts";

const PESO = 100_000n;
const { db, sites } = await useSites({ TWO_PERSON_ABOVE: (100n * PESO).toString() });
const [ana, ben, payer] = [
  await sites.staff("cashier"),
  await sites.staff("cashier"),
  await sites.staff("cashier"),
];

const step = (id: string, name: string, by = ana, body: object = stepBody(name)) =>
  by.call("POST", stepPath(id, name), body);
const decide = (id: string | undefined, decision: "approve", by = ben) =>
  by.call("POST", `/approvals/${id}/${decision}`);
const waiting = async (subject: string) =>
  (await ben.call("GET", "/approvals")).value.filter(
    (one: { subject: string }) => one.subject === subject,
  );

/** A withdrawal of 100 that was sent and that its player says did not arrive. */
async function disputed() {
  const player = await sites.player(2);
  const money = {
    kind: "adjust",
    player: player.id,
    key: randomUUID(),
    units: 100n * PESO,
  } as const;
  await db.inTransaction((tx) => sites.platform.wallet.append(tx, [{ ...money, reason: "start" }]));
  const number = (800_000_000n + player.id).toString();
  const account = { bank: "Metrobank", number, holder: "Ana Cruz" };
  const bound = (await player.call("POST", "/bank-accounts", account)).value.id;
  const amount = (100n * PESO).toString();
  const asked = { amount, bankAccount: bound, password: PASSWORD, key: randomUUID() };
  const { id } = (await player.call("POST", "/withdrawals", asked)).value;
  for (const by of [ana, ben]) await step(id, "approve", by);
  for (const name of ["pay", "sent"]) await step(id, name, payer);
  const said = answerForm({ said: "NOT_RECEIVED" }, [PNG]);
  await player.call("POST", `/withdrawals/${id}/legs/1/answer`, said);
  return { player, id: id as string };
}

test("a disputed payout that one person closes as received waits there, and is closed by a second one's yes", async () => {
  const { player, id } = await disputed();
  const proof = answerForm({ proof: "PROOF-1", reason: "The bank shows that it arrived" }, [PNG]);
  await ana.call("POST", `/withdrawals/${id}/legs/1/force`, proof);
  const [shown] = await waiting(`${id}:1`);
  expect(shown).toMatchObject({ kind: "withdrawals.force", typed: false });
  expect(await decide(shown?.id, "approve", ana)).not.toMatchObject({ status: 200 });
  await decide(shown?.id, "approve");
  expect((await player.call("GET", `/withdrawals/${id}`)).value).toMatchObject({
    status: "COMPLETED",
    legs: [{ status: "FORCED" }],
  });
});

test("a disputed payout that one person finds lost waits there, has failed by a second one's yes, and uses up nothing of what either may do alone", async () => {
  const { player, id } = await disputed();
  const alone = async () =>
    (await db.row<{ n: bigint }>(sql`select count(*) as n from approval where alone`))?.n;
  const before = await alone();
  await step(id, "not-received", ana, { reason: "The bank has no such transfer" });
  const [shown] = await waiting(`${id}:1`);
  expect(shown).toMatchObject({
    kind: "withdrawals.not-received",
    typed: false,
    amount: { amount: (100n * PESO).toString() },
    reason: "The bank has no such transfer",
  });
  expect(await decide(shown?.id, "approve", ana)).toMatchObject({ code: "OWN_REQUEST" });
  await decide(shown?.id, "approve");
  expect((await player.call("GET", `/withdrawals/${id}`)).value).toMatchObject({
    status: "FAILED",
    reason: "The bank has no such transfer",
  });
  expect(await alone()).toBe(before);
});

test("a rest that its player alone says is owed is closed as received by a second one's yes", async () => {
  const { player, id } = await disputed();
  const partly = { said: "PARTLY_RECEIVED", amount: "1000", rest: "CASH" };
  await player.call("POST", `/withdrawals/${id}/legs/1/answer`, answerForm(partly, []));
  const proof = answerForm({ proof: "PROOF-2", reason: "The bank paid all of it" }, [PNG]);
  await ana.call("POST", `/withdrawals/${id}/legs/2/force`, proof);
  const [shown] = await waiting(`${id}:2`);
  expect((await decide(shown?.id, "approve")).status).toBe(200);
  expect((await player.call("GET", `/withdrawals/${id}`)).value).toMatchObject({
    status: "COMPLETED",
    legs: [{ status: "PARTIAL" }, { status: "FORCED" }],
  });
});
