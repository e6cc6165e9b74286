import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { PASSWORD, type TestStaff, type TestPlayer } from "../../testing/people.ts";
import { received, stepBody, stepPath } from "../cashier/testing/pay-steps.ts";
import { useSites } from "../../testing/use-sites.ts";

const PESO = 100_000n;
const { db, sites } = await useSites({ TWO_PERSON_ABOVE: (100n * PESO).toString() });

let [ana, ben, carla]: TestStaff[] = [];
let player: TestPlayer;
beforeEach(async () => {
  [ana, ben, carla, player] = await Promise.all([
    sites.staff("cashier"),
    sites.staff("cashier"),
    sites.staff("cashier"),
    sites.player(2),
  ]);
});
const as = (staff: TestStaff | undefined) => staff as TestStaff;

interface Shown {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly askedBy: string;
  readonly typed: boolean;
  readonly others: readonly {
    readonly askedBy: string;
    readonly details: readonly { readonly value: string }[];
  }[];
}
/** What waits for a subject, as a person sees it on the page of all that waits. */
const waiting = async (subject: string, by = ben): Promise<Shown[]> =>
  (await as(by).call("GET", "/approvals")).value.filter((one: Shown) => one.subject === subject);
const decide = (id: string | undefined, decision: "approve" | "reject", by = ben) =>
  as(by).call(
    "POST",
    `/approvals/${id}/${decision}`,
    decision === "reject" ? { reason: "I can't find it at the bank" } : undefined,
  );
/** How what a person asked for ended, the latest first. */
const ended = async (by: TestStaff | undefined, subject: string) =>
  (await as(by).call("GET", "/approvals/history")).value.content.filter(
    (one: Shown) => one.subject === subject && one.askedBy === as(by).username,
  );

async function transfer(pesos: bigint): Promise<string> {
  return (
    await player.call("POST", "/deposits", {
      method: "bank-transfer",
      amount: (pesos * PESO).toString(),
      key: randomUUID(),
    })
  ).value.id;
}
const credit = (id: string, pesos: bigint, reference: string, by = ana) =>
  as(by).call("POST", `/deposits/${id}/approve`, {
    paidAmount: (pesos * PESO).toString(),
    reference,
  });

async function withdrawal(pesos: bigint): Promise<string> {
  const { wallet } = sites.platform;
  await db.inTransaction((tx) =>
    wallet.append(tx, [
      {
        kind: "adjust",
        player: player.id,
        key: randomUUID(),
        units: pesos * PESO,
        reason: "start",
      },
    ]),
  );
  const account = {
    bank: "Metrobank",
    number: (800_000_000n + player.id).toString(),
    holder: "Ana Cruz",
  };
  const { value } = await player.call("POST", "/bank-accounts", account);
  const order = {
    amount: (pesos * PESO).toString(),
    bankAccount: value.id,
    password: PASSWORD,
    key: randomUUID(),
  };
  return (await player.call("POST", "/withdrawals", order)).value.id;
}
const step = (id: string, name: string, by = ana, body: object = stepBody(name)) =>
  as(by).call("POST", stepPath(id, name), body);
const cash = async () => (await sites.platform.wallet.balance(player.id))?.cash ?? 0n;

describe("a withdrawal that one person approved", () => {
  test("stands on the page of all that waits, and is approved there by a second person, who can't pay it then", async () => {
    const id = await withdrawal(500n);
    await step(id, "approve");
    const [shown] = await waiting(id);
    expect(shown).toMatchObject({
      kind: "withdrawals.approve",
      askedBy: as(ana).username,
      typed: false,
      others: [],
    });
    expect(await decide(shown?.id, "approve", ana)).toMatchObject({
      status: 403,
      code: "OWN_REQUEST",
    });
    expect((await decide(shown?.id, "approve")).status).toBe(200);
    expect((await as(ana).call("GET", `/withdrawals/${id}`)).value).toMatchObject({
      status: "APPROVED",
      approvals: [{}, {}],
    });
    for (const by of [ana, ben])
      expect(await step(id, "pay", by)).toMatchObject({ status: 403, code: "APPROVED_BY_YOU" });
    expect((await step(id, "pay", carla)).value.status).toBe("PAYING");
  });

  test("waits again when the second one rejects that, and the first one reads why, and may approve or pay it later", async () => {
    const id = await withdrawal(500n);
    await step(id, "approve");
    await decide((await waiting(id))[0]?.id, "reject");
    expect((await as(ana).call("GET", `/withdrawals/${id}`)).value).toMatchObject({
      status: "REQUESTED",
      approvals: [],
    });
    expect(await ended(ana, id)).toMatchObject([
      {
        state: "REJECTED",
        decidedBy: as(ben).username,
        decisionReason: "I can't find it at the bank",
      },
    ]);
    await step(id, "approve", ben);
    expect((await step(id, "approve", carla)).value.status).toBe("APPROVED");
    expect((await step(id, "pay", ana)).value.status).toBe("PAYING");
  });

  test("is no request any more once it is rejected or taken back by the player, and the first one reads why", async () => {
    const id = await withdrawal(500n);
    await step(id, "approve");
    await step(id, "reject", ben, { reason: "Another person's account" });
    expect(await waiting(id)).toEqual([]);
    expect(await ended(ana, id)).toMatchObject([
      {
        state: "REJECTED",
        decidedBy: as(ben).username,
        decisionReason: "Another person's account",
      },
    ]);
    const again = await withdrawal(500n);
    await step(again, "approve");
    await player.call("POST", `/withdrawals/${again}/cancel`);
    expect(await ended(ana, again)).toMatchObject([
      { state: "OVERTAKEN", decisionReason: "The player cancelled the withdrawal" },
    ]);
  });
});

describe("a deposit that one person saw at the bank", () => {
  test("shows both figures when the second one typed others, and is credited once two typed the same", async () => {
    const id = await transfer(500n);
    await credit(id, 500n, "BK-1");
    await credit(id, 600n, "BK-1", ben);
    for (const by of [ana, ben, carla]) {
      const shown = await waiting(id, by);
      expect(
        shown.map(({ askedBy, others }) => [
          askedBy,
          others.map((other) => [other.askedBy, other.details[0]?.value]),
        ]),
      ).toEqual([
        [as(ana).username, [[as(ben).username, "₱600.00"]]],
        [as(ben).username, [[as(ana).username, "₱500.00"]]],
      ]);
    }
    expect(await cash()).toBe(0n);
    expect((await credit(id, 600n, "BK-1", carla)).value.status).toBe("SUCCEEDED");
    expect(await cash()).toBe(600n * PESO);
    expect(await waiting(id)).toEqual([]);
    expect(await ended(ana, id)).toMatchObject([{ state: "OVERTAKEN" }]);
    expect(await ended(ben, id)).toMatchObject([
      { state: "APPROVED", decidedBy: as(carla).username },
    ]);
  });

  test("is not credited by who only read the figures", async () => {
    const id = await transfer(500n);
    await credit(id, 500n, "BK-2");
    const [shown] = await waiting(id);
    expect(shown).toMatchObject({ typed: true });
    expect(await decide(shown?.id, "approve")).toMatchObject({
      status: 422,
      code: "TYPE_THE_FIGURES",
    });
    expect(await cash()).toBe(0n);
    expect((await decide(shown?.id, "reject")).status).toBe(200);
    expect((await as(ana).call("GET", `/deposits/${id}`)).value).toMatchObject({
      status: "SUBMITTED",
      approvals: [],
    });
    expect(await ended(ana, id)).toMatchObject([
      { state: "REJECTED", decisionReason: "I can't find it at the bank" },
    ]);
    expect((await credit(id, 500n, "BK-2", ben)).value.status).toBe("SUBMITTED");
  });

  test("keeps what others saw of it, and what the same person saw of another, when one of them is rejected", async () => {
    const [id, another] = [await transfer(500n), await transfer(700n)];
    await credit(id, 500n, "BK-6");
    await credit(id, 600n, "BK-6", ben);
    await credit(another, 700n, "BK-7");
    const mine = (await waiting(id, carla)).find(({ askedBy }) => askedBy === as(ana).username);
    expect((await decide(mine?.id, "reject", carla)).status).toBe(200);
    const seenBy = async (deposit: string) =>
      (await as(carla).call("GET", `/deposits/${deposit}`)).value.approvals.map(
        (one: { by: string }) => one.by,
      );
    expect([await seenBy(id), await seenBy(another)]).toEqual([
      [as(ben).username],
      [as(ana).username],
    ]);
  });

  test("that is rejected tells its first one why", async () => {
    const id = await transfer(500n);
    await credit(id, 500n, "BK-3");
    await as(ben).call("POST", `/deposits/${id}/reject`, { reason: "It was sent back" });
    expect(await ended(ana, id)).toMatchObject([
      { state: "REJECTED", decidedBy: as(ben).username, decisionReason: "It was sent back" },
    ]);
  });
});

test("a payout that came back waits there for a second person who types the same, and is over when it arrived after all", async () => {
  const id = await withdrawal(100n);
  await step(id, "approve");
  await step(id, "pay", ben);
  await step(id, "sent", ben);
  const back = {
    returnedAmount: (100n * PESO).toString(),
    reference: "RET-1",
    reason: "The account is closed",
  };
  await step(id, "return", ana, back);
  const leg = `${id}:1`;
  const [shown] = await waiting(leg);
  expect(shown).toMatchObject({
    kind: "withdrawals.return",
    typed: true,
    askedBy: as(ana).username,
  });
  expect(await decide(shown?.id, "approve")).toMatchObject({ code: "TYPE_THE_FIGURES" });
  await received(player, id);
  expect(await waiting(leg)).toEqual([]);
  expect(await ended(ana, leg)).toMatchObject([
    { state: "OVERTAKEN", decisionReason: "The payout was received" },
  ]);
});

test("what stands in two queues of the Work page counts once", async () => {
  const before = await work();
  await step(await withdrawal(500n), "approve");
  const after = await work();
  expect(after["withdrawals"]?.count).toBe((before["withdrawals"]?.count ?? 0) + 1);
  expect(after["approvals"]?.count).toBe((before["approvals"]?.count ?? 0) + 1);
  expect(after["approvals"]?.elsewhere).toBe((before["approvals"]?.elsewhere ?? 0) + 1);
});

async function work(): Promise<Record<string, { count: number; elsewhere: number }>> {
  const { value } = await as(ben).call("GET", "/work");
  return Object.fromEntries(value.map((queue: { queue: string }) => [queue.queue, queue]));
}
