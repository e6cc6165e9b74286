import { seal, type SealingKey } from "@perya/api-client";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase } from "@perya/postgres/testing";
import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, inject, test } from "vitest";
import { PESO, openCashier } from "../testing/open-cashier.ts";
import { withdrawing } from "../testing/withdrawing.ts";
import { onlyLargeNeedsTwo } from "../../../testing/alone-limits.ts";
import { PASSWORD, type TestPlayer } from "../../../testing/people.ts";

const TWO_PERSON_ABOVE = 5_000n * PESO;

const db = await cloneDatabase(inject("platform"));
const cashier = await openCashier(db);
await onlyLargeNeedsTwo(db, TWO_PERSON_ABOVE);
const [clerk, second, payer] = await Promise.all([
  cashier.clerk(),
  cashier.clerk(),
  cashier.clerk(),
]);
const { bind, deposit, ready } = withdrawing(cashier, [clerk, second]);
afterAll(async () => {
  await cashier.close();
  await db.close();
});

const request = (
  bankAccount: string,
  pesos: bigint,
  changes: Readonly<Record<string, unknown>> = {},
) => ({
  amount: (pesos * PESO).toString(),
  bankAccount,
  password: PASSWORD,
  key: randomUUID(),
  ...changes,
});

const step = (
  id: string,
  name: string,
  body: unknown = {},
  by = ["pay", "sent", "complete"].includes(name) ? payer : clerk,
) => by.call("POST", `/withdrawals/${id}/${name}`, body);

describe("the password of a withdrawal", () => {
  const PATH = "/api/v1/withdrawals";
  const post = async (player: TestPlayer, body: object) => {
    const headers = { authorization: `Bearer ${player.token}`, "content-type": "application/json" };
    const answer = await fetch(cashier.url + PATH, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    return {
      status: answer.status,
      ...((await answer.json()) as { code?: string; value?: { id: string } }),
    };
  };
  const envelopeOf = async (player: TestPlayer, body: object, call = `POST ${PATH}`) => {
    const { key, now } = (await player.call("GET", "/envelope-key")).value as {
      key: SealingKey;
      now: string;
    };
    return { jwe: await seal(key, Date.parse(now), call, body) };
  };

  test("is taken in an envelope alone, made for this call", async () => {
    const { player, bankAccount } = await ready(1_000n);
    const order = request(bankAccount, 400n);
    expect(await post(player, order)).toMatchObject({ status: 400, code: "ENVELOPE_REQUIRED" });
    const other = await envelopeOf(player, order, "POST /api/v1/payment-password");
    expect(await post(player, other)).toMatchObject({ status: 400, code: "ENVELOPE_INVALID" });
    expect(await cashier.balance(player)).toEqual({ cash: 1_000n * PESO, held: 0n });
    expect((await post(player, await envelopeOf(player, order))).status).toBe(200);
  });

  test("is opened once: a copy is refused, and the same request in a fresh envelope is the same withdrawal", async () => {
    const { player, bankAccount } = await ready(1_000n);
    const order = request(bankAccount, 400n);
    const envelope = await envelopeOf(player, order);
    const asked = await post(player, envelope);
    expect(await post(player, envelope)).toMatchObject({ status: 409, code: "ENVELOPE_REPLAYED" });
    expect((await post(player, await envelopeOf(player, order))).value?.id).toBe(asked.value?.id);
    expect(await cashier.balance(player)).toEqual({ cash: 600n * PESO, held: 400n * PESO });
  });
});

describe("a withdrawal", () => {
  test("holds the money, passes through staff's hands and takes it out for good at the end", async () => {
    const { player, bankAccount } = await ready(1_000n);
    const asked = await player.call("POST", "/withdrawals", request(bankAccount, 400n));
    expect(asked.value).toMatchObject({
      status: "REQUESTED",
      bankAccount: { number: `•••• ${(100_000n + player.id).toString().slice(-4)}` },
    });
    expect(await cashier.balance(player)).toEqual({ cash: 600n * PESO, held: 400n * PESO });
    const { id } = asked.value;
    for (const [name, status] of [
      ["approve", "APPROVED"],
      ["pay", "PAYING"],
      ["sent", "SENT"],
    ] as const) {
      expect((await step(id, name)).value.status).toBe(status);
      expect(await cashier.balance(player)).toEqual({ cash: 600n * PESO, held: 400n * PESO });
    }
    expect((await step(id, "complete", { reference: "OUT-1" })).value).toMatchObject({
      status: "COMPLETED",
      reference: "OUT-1",
    });
    expect(await cashier.balance(player)).toEqual({ cash: 600n * PESO, held: 0n });
    const { value } = await player.call("GET", `/withdrawals/${id}`);
    expect(value.timeline.map((line: { status: string }) => line.status)).toEqual([
      "REQUESTED",
      "APPROVED",
      "PAYING",
      "SENT",
      "COMPLETED",
    ]);
    const trail = await db.rows(
      sql`select action, after ->> 'status' as after from audit_row where subject = ${id} order by n`,
    );
    expect(trail.map((row) => (row as { action: string }).action)).toEqual([
      "withdrawal.approve",
      "withdrawal.pay",
      "withdrawal.sent",
      "withdrawal.complete",
    ]);
  });

  test("that is rejected gives the money back and tells the player why", async () => {
    const { player, bankAccount } = await ready(1_000n);
    const { id } = (await player.call("POST", "/withdrawals", request(bankAccount, 400n))).value;
    expect(await step(id, "reject")).toMatchObject({ status: 422, code: "REASON_NEEDED" });
    await step(id, "reject", { reason: "Name does not match" });
    expect((await player.call("GET", `/withdrawals/${id}`)).value).toMatchObject({
      status: "REJECTED",
      reason: "Name does not match",
    });
    expect(await cashier.balance(player)).toEqual({ cash: 1_000n * PESO, held: 0n });
  });

  test("that was sent can't be rejected", async () => {
    const { player, bankAccount } = await ready(1_000n);
    const { id } = (await player.call("POST", "/withdrawals", request(bankAccount, 400n))).value;
    for (const name of ["approve", "pay", "sent"]) await step(id, name);
    expect(await step(id, "reject", { reason: "Bank said no" })).toMatchObject({
      status: 409,
      code: "WRONG_STATE",
    });
    expect(await cashier.balance(player)).toEqual({ cash: 600n * PESO, held: 400n * PESO });
  });

  test("can be taken back by the player before it is approved, once, and not after", async () => {
    const { player, bankAccount } = await ready(1_000n);
    const first = (await player.call("POST", "/withdrawals", request(bankAccount, 400n))).value.id;
    await Promise.all(
      Array.from({ length: 5 }, () => player.call("POST", `/withdrawals/${first}/cancel`)),
    );
    expect(await cashier.balance(player)).toEqual({ cash: 1_000n * PESO, held: 0n });
    const next = (await player.call("POST", "/withdrawals", request(bankAccount, 400n))).value.id;
    await step(next, "approve");
    expect(await player.call("POST", `/withdrawals/${next}/cancel`)).toMatchObject({
      status: 409,
      code: "WRONG_STATE",
    });
  });

  test("is not paid when the player owes something since it was approved, and is when that is settled", async () => {
    const { player, bankAccount } = await ready(1_000n);
    const { id } = (await player.call("POST", "/withdrawals", request(bankAccount, 400n))).value;
    await step(id, "approve");
    await db.run(sql`update wallet_account set owed = 1 where player = ${player.id}`);
    expect(await step(id, "pay")).toMatchObject({ status: 422, code: "MONEY_OWED" });
    await db.run(sql`update wallet_account set owed = 0 where player = ${player.id}`);
    expect((await step(id, "pay")).value.status).toBe("PAYING");
  });

  test("can't skip a step", async () => {
    const { player, bankAccount } = await ready(1_000n);
    const { id } = (await player.call("POST", "/withdrawals", request(bankAccount, 400n))).value;
    for (const name of ["pay", "sent", "complete"])
      expect(await step(id, name)).toMatchObject({ status: 409, code: "WRONG_STATE" });
    expect(await cashier.balance(player)).toEqual({ cash: 600n * PESO, held: 400n * PESO });
  });
});

describe("at once", () => {
  // As many as passwords are judged at once for one player: an eleventh may be told to wait.
  test("ten identical requests hold once", async () => {
    const { player, bankAccount } = await ready(1_000n);
    const same = request(bankAccount, 100n);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => player.call("POST", "/withdrawals", same)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map((answer) => answer.value?.id)).size).toBe(1);
    expect(await cashier.balance(player)).toEqual({ cash: 900n * PESO, held: 100n * PESO });
  });

  test("requests with one key to two bank accounts are one, and the other is told so", async () => {
    const { player, bankAccount } = await ready(1_000n);
    const other = await bind(player, { number: `99887${player.id}` });
    await db.run(sql`update bank_account set usable_from = now() where public_id = ${other}`);
    const same = request(bankAccount, 100n);
    const answers = await Promise.all(
      [same, { ...same, bankAccount: other }].map((body) =>
        player.call("POST", "/withdrawals", body),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await cashier.balance(player)).toEqual({ cash: 900n * PESO, held: 100n * PESO });
  });

  test("ten different requests for more than there is hold no more than there is", async () => {
    const { player, bankAccount } = await ready(1_000n);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        player.call("POST", "/withdrawals", request(bankAccount, 400n)),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(2);
    expect(
      new Set(answers.filter((answer) => answer.status !== 200).map((answer) => answer.code)),
    ).toEqual(new Set(["INSUFFICIENT_FUNDS"]));
    expect(await cashier.balance(player)).toEqual({ cash: 200n * PESO, held: 800n * PESO });
  });

  test("approving and cancelling: one of them wins and the money follows it", async () => {
    for (let at = 0; at < 5; at += 1) {
      const { player, bankAccount } = await ready(500n);
      const { id } = (await player.call("POST", "/withdrawals", request(bankAccount, 200n))).value;
      await Promise.all([step(id, "approve"), player.call("POST", `/withdrawals/${id}/cancel`)]);
      const { status } = (await player.call("GET", `/withdrawals/${id}`)).value;
      expect(["APPROVED", "CANCELLED"]).toContain(status);
      expect((await cashier.balance(player)).held).toBe(status === "APPROVED" ? 200n * PESO : 0n);
    }
  });

  test("two people who complete it take the money out once", async () => {
    const { player, bankAccount } = await ready(1_000n);
    const { id } = (await player.call("POST", "/withdrawals", request(bankAccount, 400n))).value;
    for (const name of ["approve", "pay", "sent"]) await step(id, name);
    const answers = await Promise.all(
      [payer, second, payer, second].map((by) => step(id, "complete", {}, by)),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409,
    ]);
    expect(await cashier.balance(player)).toEqual({ cash: 600n * PESO, held: 0n });
  });
});

describe("two people", () => {
  test("must agree above the threshold, and one person asking twice is one person", async () => {
    const { player, bankAccount } = await ready();
    const { id } = (await player.call("POST", "/withdrawals", request(bankAccount, 5_001n))).value;
    expect((await step(id, "approve")).value).toMatchObject({
      status: "REQUESTED",
      needsTwo: true,
      approvals: [{ by: clerk.username }],
    });
    expect(await step(id, "approve")).toMatchObject({ status: 409, code: "SECOND_PERSON_NEEDED" });
    expect(await step(id, "pay")).toMatchObject({ status: 409 });
    expect((await step(id, "approve", {}, second)).value.status).toBe("APPROVED");
  });

  test("who agree at the same moment approve it", async () => {
    const { player, bankAccount } = await ready();
    const { id } = (await player.call("POST", "/withdrawals", request(bankAccount, 6_000n))).value;
    await Promise.all([step(id, "approve"), step(id, "approve", {}, second)]);
    expect((await clerk.call("GET", `/withdrawals/${id}`)).value.status).toBe("APPROVED");
  });

  test("are not needed at the threshold itself", async () => {
    const { player, bankAccount } = await ready();
    const { id } = (await player.call("POST", "/withdrawals", request(bankAccount, 5_000n))).value;
    expect((await step(id, "approve")).value.status).toBe("APPROVED");
  });
});

describe("is refused and holds nothing", () => {
  /** Asks, and answers the refusal when nothing was moved or kept by it. */
  async function refusal(player: TestPlayer, body: unknown): Promise<string | undefined> {
    const before = await cashier.balance(player);
    const { code } = await player.call("POST", "/withdrawals", body);
    const after = await cashier.balance(player);
    const { content } = (await player.call("GET", "/withdrawals")).value;
    return before.cash === after.cash && after.held === 0n && content.length === 0
      ? code
      : "SOMETHING MOVED";
  }

  test("with a wrong password", async () => {
    const { player, bankAccount } = await ready(500n);
    expect(await refusal(player, request(bankAccount, 200n, { password: "Fiesta2027" }))).toBe(
      "WRONG_PASSWORD",
    );
  });

  test("below verification level 1", async () => {
    const player = await cashier.player(0);
    await deposit(player, 500n);
    await cashier.play(player, 200n * PESO);
    expect(await refusal(player, request(await bind(player), 100n))).toBe("KYC_NEEDED");
  });

  test("before the deposit has been played once, to the last unit", async () => {
    const player = await cashier.player();
    await deposit(player, 500n);
    const bankAccount = await bind(player);
    const adjust = {
      kind: "adjust",
      player: player.id,
      key: randomUUID(),
      units: 500n * PESO,
      reason: "to play with",
    } as const;
    await db.inTransaction((tx) => cashier.platform.wallet.append(tx, [adjust]));
    await cashier.play(player, 500n * PESO - 1n);
    expect(await refusal(player, request(bankAccount, 200n))).toBe("TURNOVER_OPEN");
    const { withdrawal } = (await player.call("GET", "/cashier/methods")).value;
    expect(withdrawal).toMatchObject({ turnoverLeft: { amount: "1" }, blocked: "TURNOVER_OPEN" });
    await cashier.play(player, 1n);
    expect((await player.call("POST", "/withdrawals", request(bankAccount, 200n))).status).toBe(
      200,
    );
  });

  test("to an account added in the last 24 hours, unless it is the first", async () => {
    const { player } = await ready(500n);
    const later = await bind(player, { number: `99887${player.id}` });
    expect(await refusal(player, request(later, 200n))).toBe("BANK_ACCOUNT_WAITING");
    await db.run(
      sql`update bank_account set usable_from = now() + interval '1 hour' where public_id = ${later}`,
    );
    expect(await refusal(player, request(later, 200n))).toBe("BANK_ACCOUNT_WAITING");
    await db.run(sql`update bank_account set usable_from = now() where public_id = ${later}`);
    expect((await player.call("POST", "/withdrawals", request(later, 200n))).status).toBe(200);
  });

  test("while something is owed or the account is blocked", async () => {
    const { player, bankAccount } = await ready(500n);
    await db.inTransaction((tx) =>
      cashier.platform.wallet.append(tx, [{ kind: "block", player: player.id, key: randomUUID() }]),
    );
    expect(await refusal(player, request(bankAccount, 200n))).toBe("PLAYER_BLOCKED");
    await db.inTransaction((tx) =>
      cashier.platform.wallet.append(tx, [
        { kind: "unblock", player: player.id, key: randomUUID() },
      ]),
    );
    await db.run(sql`update wallet_account set owed = 1 where player = ${player.id}`);
    expect(await refusal(player, request(bankAccount, 200n))).toBe("MONEY_OWED");
    await db.run(sql`update wallet_account set owed = 0 where player = ${player.id}`);
  });

  test.each([
    [99n, "AMOUNT_TOO_SMALL"],
    [50_001n, "AMOUNT_TOO_LARGE"],
    [20_001n, "DAILY_LIMIT"],
    [501n, "INSUFFICIENT_FUNDS"],
  ])("of %s pesos by a player of level 1 with 500: %s", async (pesos, code) => {
    const { player, bankAccount } = await ready(500n, 1);
    expect(await refusal(player, request(bankAccount, pesos))).toBe(code);
  });
});

test("a sixth withdrawal in a day is refused", async () => {
  const { player, bankAccount } = await ready(1_000n);
  for (let at = 0; at < 5; at += 1)
    expect((await player.call("POST", "/withdrawals", request(bankAccount, 100n))).status).toBe(
      200,
    );
  expect(await player.call("POST", "/withdrawals", request(bankAccount, 100n))).toMatchObject({
    status: 422,
    code: "TOO_MANY_TODAY",
  });
});

test("a key used for another amount is refused", async () => {
  const { player, bankAccount } = await ready(1_000n);
  const key = randomUUID();
  await player.call("POST", "/withdrawals", request(bankAccount, 100n, { key }));
  expect(
    await player.call("POST", "/withdrawals", request(bankAccount, 200n, { key })),
  ).toMatchObject({ status: 409, code: "KEY_REUSED" });
});

test("the ledger is right to the unit after all of this", async () => {
  expect(await cashier.ledgerProblems()).toEqual([]);
});
