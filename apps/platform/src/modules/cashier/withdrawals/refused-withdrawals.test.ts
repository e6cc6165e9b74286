import { seal, type SealingKey } from "@perya/api-client";
import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { describe, expect, test, onTestFinished, vi } from "vitest";
import { PESO } from "../testing/open-cashier.ts";
import type { TestPlayer } from "../../../testing/people.ts";
import { takeBackSpentWin } from "../testing/owe.ts";
import { useWithdrawals, request } from "../testing/use-withdrawals.ts";

const { cashier, ready, deposit, bind, db, step } = await useWithdrawals();

test("an amount that no bank can move is refused by its field, and so are such legs", async () => {
  const { player, bankAccount } = await ready(1_000n);
  const uneven = { amount: (400n * PESO + 7n).toString() };
  expect(
    await player.call("POST", "/withdrawals", request(bankAccount, 400n, uneven)),
  ).toMatchObject({ status: 400, code: "INVALID_REQUEST", value: [{ field: "amount" }] });
  expect(await cashier.balance(player)).toEqual({ cash: 1_000n * PESO, held: 0n });
  const { value } = await player.call("POST", "/withdrawals", request(bankAccount, 400n));
  await step(value.id, "approve");
  const legs = [100n * PESO + 7n, 300n * PESO - 7n].map(String);
  expect(await step(value.id, "pay", { legs })).toMatchObject({
    status: 400,
    code: "INVALID_REQUEST",
    value: [{ field: "legs" }],
  });
  expect((await step(value.id, "pay", { legs: ["10000000", "30000000"] })).value.status).toBe(
    "PAYING",
  );
});

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
    await db.run(sql`
      update bank_account set usable_from = now() + interval '1 hour' where public_id = ${later}`);
    // The database's clock decides, whatever a server's own says.
    const fast = vi
      .spyOn(Temporal.Now, "instant")
      .mockReturnValue(Temporal.Instant.from("2999-01-01T00:00:00Z"));
    onTestFinished(() => fast.mockRestore());
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
    await takeBackSpentWin(cashier.platform, player, 501n * PESO);
    expect(await refusal(player, request(bankAccount, 200n))).toBe("MONEY_OWED");
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
