import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { withAuthenticator } from "../../identity/authenticator/testing/with-authenticator.ts";
import { told } from "../../facts/testing/told.ts";
import { withdrawalEnded } from "../index.ts";
import { PESO } from "../testing/open-cashier.ts";
import { takeBackSpentWin } from "../testing/owe.ts";
import { received } from "../testing/pay-steps.ts";
import { useWithdrawals, request } from "../testing/use-withdrawals.ts";

const { ready, cashier, step, db, bind, second, staff } = await useWithdrawals();

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
    expect((await received(player, id)).value).toMatchObject({
      status: "COMPLETED",
      legs: [{ n: 1, status: "CONFIRMED", reference: "OUT-1" }],
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
    const trail = await db.rows(sql`
      select action, after ->> 'status' as after from audit_row where subject = ${id} order by n`);
    expect(trail.map((row) => (row as { action: string }).action)).toEqual([
      "withdrawal.approve",
      "withdrawal.pay",
      "withdrawal.sent",
    ]);
  });

  test("MC-17 MO-02 of a player with an authenticator app takes its code beside the password, each once, and sent again it is the same one", async () => {
    const { player, bankAccount } = await ready(1_000n);
    const app = await withAuthenticator(db, cashier.url, player);
    const methods = (await player.call("GET", "/cashier/methods")).value;
    expect(methods.withdrawal).toMatchObject({ confirmWith: "login", authenticator: true });
    const one = request(bankAccount, 100n);
    const ask = (more: object) => player.call("POST", "/withdrawals", { ...one, ...more });
    expect(await ask({})).toMatchObject({ status: 422, code: "AUTHENTICATOR_CODE_NEEDED" });
    expect(await ask({ code: "000000" })).toMatchObject({ code: "WRONG_AUTHENTICATOR_CODE" });
    const code = await app.code();
    expect(await ask({ code, password: "Wrong2026" })).toMatchObject({ code: "WRONG_PASSWORD" });
    expect(await cashier.balance(player)).toEqual({ cash: 1_000n * PESO, held: 0n });
    const asked = await ask({ code });
    expect(asked.status).toBe(200);
    // The answer was lost: the page sends the same again.
    expect((await ask({ code })).value.id).toBe(asked.value.id);
    expect(await ask({ code, key: crypto.randomUUID() })).toMatchObject({
      code: "WRONG_AUTHENTICATOR_CODE",
    });
    expect(await cashier.balance(player)).toEqual({ cash: 900n * PESO, held: 100n * PESO });
    const [recovery] = app.recoveryCodes;
    expect((await ask({ code: recovery, key: crypto.randomUUID() })).status).toBe(200);
  });

  test("MC-17 that is refused uses no code up, and of two at once with one code one is made", async () => {
    const { player, bankAccount } = await ready(1_000n);
    const app = await withAuthenticator(db, cashier.url, player);
    const ask = (pesos: bigint, more: object) =>
      player.call("POST", "/withdrawals", { ...request(bankAccount, pesos), ...more });
    const left = async () => (await player.call("GET", "/authenticator")).value.recoveryCodesLeft;
    const [recovery] = app.recoveryCodes;
    for (const code of [recovery, await app.code()]) {
      const before = await left();
      expect((await ask(100n, { code, fee: "1" })).code).toBe("FEE_DIFFERS");
      expect((await ask(1_001n, { code })).code).toBe("INSUFFICIENT_FUNDS");
      expect(await left()).toBe(before);
      const both = await Promise.all([ask(100n, { code }), ask(100n, { code })]);
      expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(both.map(({ code }) => code)).toContain("WRONG_AUTHENTICATOR_CODE");
    }
    expect(await left()).toBe(app.recoveryCodes.length - 1);
    expect(await cashier.balance(player)).toEqual({ cash: 800n * PESO, held: 200n * PESO });
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

  test("is a fact for other modules when it ends, paid or not, and not before", async () => {
    const { player, bankAccount } = await ready(1_000n);
    const ask = async () =>
      (await player.call("POST", "/withdrawals", request(bankAccount, 100n))).value.id as string;
    const [paid, rejected] = [await ask(), await ask()];
    for (const name of ["approve", "pay", "sent"]) await step(paid, name);
    const endOf = async (id: string) =>
      ((await told(db, withdrawalEnded)) as { withdrawal: string }[]).filter(
        ({ withdrawal }) => withdrawal === id,
      );
    expect(await endOf(paid)).toEqual([]);
    await received(player, paid);
    await step(rejected, "reject", { reason: "Name does not match" });
    const fact = {
      player: player.id.toString(),
      brand: "1",
      currency: "PHP",
      units: (100n * PESO).toString(),
    };
    expect(await endOf(paid)).toEqual([{ ...fact, withdrawal: paid, paid: true }]);
    expect(await endOf(rejected)).toEqual([{ ...fact, withdrawal: rejected, paid: false }]);
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

  test("is not approved while the player owes something", async () => {
    const { player, bankAccount } = await ready(1_000n);
    const { id } = (await player.call("POST", "/withdrawals", request(bankAccount, 400n))).value;
    await db.run(sql`update wallet_account set owed = 1 where player = ${player.id}`);
    expect(await step(id, "approve")).toMatchObject({ status: 422, code: "MONEY_OWED" });
    await db.run(sql`update wallet_account set owed = 0 where player = ${player.id}`);
    expect((await step(id, "approve")).value.status).toBe("APPROVED");
  });

  test("is paid less what the player owes since it was approved", async () => {
    const { player, bankAccount } = await ready(1_000n);
    const { id } = (await player.call("POST", "/withdrawals", request(bankAccount, 400n))).value;
    await step(id, "approve");
    await takeBackSpentWin(cashier.platform, player, 700n * PESO);
    const { status, standing } = (await step(id, "pay")).value;
    expect(status).toBe("PAYING");
    expect([standing.open.amount, standing.setOff.amount]).toEqual([
      (300n * PESO).toString(),
      (100n * PESO).toString(),
    ]);
  });

  test("can't skip a step", async () => {
    const { player, bankAccount } = await ready(1_000n);
    const { id } = (await player.call("POST", "/withdrawals", request(bankAccount, 400n))).value;
    expect(await step(id, "pay")).toMatchObject({ status: 409, code: "WRONG_STATE" });
    expect(await step(id, "sent")).toMatchObject({ status: 404, code: "NOT_FOUND" });
    for (const name of ["approve", "pay"]) await step(id, name);
    expect(await received(player, id)).toMatchObject({ status: 409, code: "WRONG_STATE" });
    expect(await cashier.balance(player)).toEqual({ cash: 600n * PESO, held: 400n * PESO });
  });
});

describe("at once", () => {
  // As many as passwords are checked at once for one player: an eleventh may be told to wait.
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

  test("answers from four windows take the money out once", async () => {
    const { player, bankAccount } = await ready(1_000n);
    const { id } = (await player.call("POST", "/withdrawals", request(bankAccount, 400n))).value;
    for (const name of ["approve", "pay", "sent"]) await step(id, name);
    const answers = await Promise.all(Array.from({ length: 4 }, () => received(player, id)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
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
      approvals: [{ by: staff.username }],
    });
    expect(await step(id, "approve")).toMatchObject({ status: 409, code: "SECOND_PERSON_NEEDED" });
    expect(await step(id, "pay")).toMatchObject({ status: 409 });
    expect((await step(id, "approve", {}, second)).value.status).toBe("APPROVED");
  });

  test("who agree at the same moment approve it", async () => {
    const { player, bankAccount } = await ready();
    const { id } = (await player.call("POST", "/withdrawals", request(bankAccount, 6_000n))).value;
    await Promise.all([step(id, "approve"), step(id, "approve", {}, second)]);
    expect((await staff.call("GET", `/withdrawals/${id}`)).value.status).toBe("APPROVED");
  });

  test("are not needed at the threshold itself", async () => {
    const { player, bankAccount } = await ready();
    const { id } = (await player.call("POST", "/withdrawals", request(bankAccount, 5_000n))).value;
    expect((await step(id, "approve")).value.status).toBe("APPROVED");
  });
});

test("the ledger is right to the unit after all of this", async () => {
  expect(await cashier.ledgerProblems()).toEqual([]);
});
