import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { TestPlayer } from "../../../testing/people.ts";
import { told } from "../../facts/testing/told.ts";
import { owedTaken } from "../index.ts";
import { setSection } from "../../settings/testing/set-section.ts";
import { PESO } from "../testing/open-cashier.ts";
import { takeBackSpentWin } from "../testing/owe.ts";
import { request, useWithdrawals } from "../testing/use-withdrawals.ts";

const { cashier, ready, db, step } = await useWithdrawals();
const { wallet } = cashier.platform;

const moneyOf = async ({ id }: TestPlayer) => {
  const { cash = 0n, held = 0n, owed = 0n } = (await wallet.balance(id)) ?? {};
  return { cash: cash / PESO, held: held / PESO, owed: owed / PESO };
};
const owes = (player: TestPlayer, pesos: bigint) =>
  takeBackSpentWin(cashier.platform, player, pesos * PESO);
const wins = (player: TestPlayer, pesos: bigint) =>
  db.inTransaction((tx) =>
    wallet.append(tx, [
      { kind: "adjust", player: player.id, key: randomUUID(), units: pesos * PESO },
    ]),
  );
const shown = async (player: TestPlayer) =>
  (await player.call("GET", "/cashier/methods")).value.withdrawal;
const ask = (player: TestPlayer, account: string, pesos: bigint, owed: bigint, more = {}) =>
  player.call(
    "POST",
    "/withdrawals",
    request(account, pesos, { owed: (owed * PESO).toString(), ...more }),
  );
/** A player who has nothing and owes so much. */
async function owing(pesos: bigint) {
  const made = await ready(1_000n);
  await owes(made.player, 1_000n + pesos);
  return made;
}

describe("what a player owes is taken from cash with the withdrawal", () => {
  test("as the player was shown before, so that a large win is not locked by a small debt", async () => {
    const { player, bankAccount } = await owing(1n);
    expect(await moneyOf(player)).toEqual({ cash: 0n, held: 0n, owed: 1n });
    expect((await shown(player)).missing).toContain("MONEY_OWED");
    await wins(player, 10_000n);
    expect(await shown(player)).toMatchObject({
      missing: [],
      owed: { amount: PESO.toString(), currency: "PHP" },
    });
    expect((await ask(player, bankAccount, 9_999n, 1n)).status).toBe(200);
    expect(await moneyOf(player)).toEqual({ cash: 0n, held: 9_999n, owed: 0n });
  });

  test("not where the player was shown another sum, or cash does not cover both: nothing moves then", async () => {
    const { player, bankAccount } = await owing(100n);
    await wins(player, 600n);
    const before = { cash: 600n, held: 0n, owed: 100n };
    for (const wrong of [0n, 99n, 101n])
      expect(await ask(player, bankAccount, 200n, wrong)).toMatchObject({
        status: 409,
        code: "OWED_DIFFERS",
      });
    expect(await ask(player, bankAccount, 501n, 100n)).toMatchObject({
      status: 422,
      code: "INSUFFICIENT_FUNDS",
    });
    expect(await moneyOf(player)).toEqual(before);
    expect((await ask(player, bankAccount, 500n, 100n)).status).toBe(200);
    expect(await moneyOf(player)).toEqual({ cash: 0n, held: 500n, owed: 0n });
  });

  test("once, however often and at once the same request is sent", async () => {
    const { player, bankAccount } = await owing(100n);
    await wins(player, 600n);
    const key = randomUUID();
    const sent = [1, 2, 3].map(() => ask(player, bankAccount, 300n, 100n, { key }));
    const ids = (await Promise.all(sent)).map(({ value }) => value.id);
    expect(new Set(ids).size).toBe(1);
    expect(await moneyOf(player)).toEqual({ cash: 200n, held: 300n, owed: 0n });
  });

  test("and nothing is asked for while no cash would be left", async () => {
    const { player, bankAccount } = await owing(500n);
    await wins(player, 500n);
    expect(await ask(player, bankAccount, 100n, 500n)).toMatchObject({
      status: 422,
      code: "MONEY_OWED",
    });
    expect(await moneyOf(player)).toEqual({ cash: 500n, held: 0n, owed: 500n });
  });

  test("also by one who has excluded themselves", async () => {
    const { player, bankAccount } = await owing(50n);
    await wins(player, 550n);
    const until = Temporal.Now.instant().add({ hours: 24 });
    const of = { player: player.id, key: randomUUID(), reason: "asked for it" };
    await db.inTransaction((tx) => wallet.append(tx, [{ kind: "exclude", until, ...of }]));
    expect((await ask(player, bankAccount, 500n, 50n)).status).toBe(200);
    expect(await moneyOf(player)).toEqual({ cash: 0n, held: 500n, owed: 0n });
  });
});

describe("of money that comes back to cash, what is owed is taken before it can be played", () => {
  /** All of a player's money is held, and then so much is owed. */
  async function heldAndOwing(pesos: bigint) {
    const { player, bankAccount } = await ready(1_000n);
    const { id } = (await ask(player, bankAccount, 1_000n, 0n)).value;
    await owes(player, pesos);
    expect(await moneyOf(player)).toEqual({ cash: 0n, held: 1_000n, owed: pesos });
    return { player, bankAccount, id };
  }

  test("when the player cancels", async () => {
    const { player, id } = await heldAndOwing(300n);
    await player.call("POST", `/withdrawals/${id}/cancel`);
    expect(await moneyOf(player)).toEqual({ cash: 700n, held: 0n, owed: 0n });
    // Once: a second press finds it cancelled.
    await player.call("POST", `/withdrawals/${id}/cancel`);
    expect(await moneyOf(player)).toEqual({ cash: 700n, held: 0n, owed: 0n });
  });

  test("when staff refuse it, as far as it goes", async () => {
    const { player, id } = await heldAndOwing(1_200n);
    expect(await step(id, "approve")).toMatchObject({ status: 422, code: "MONEY_OWED" });
    expect((await step(id, "reject", { reason: "You owe money" })).value.status).toBe("REJECTED");
    expect(await moneyOf(player)).toEqual({ cash: 0n, held: 0n, owed: 200n });
  });

  test("when a leg that failed is refunded, of that leg's money", async () => {
    const { player, bankAccount } = await ready(1_000n);
    const { id } = (await ask(player, bankAccount, 1_000n, 0n)).value;
    await step(id, "approve");
    await step(id, "pay", { legs: ["60000000", "40000000"] });
    await step(id, "fail", { reason: "No such account" });
    await owes(player, 700n);
    await step(id, "refund", { reason: "No such account" });
    expect(await moneyOf(player)).toEqual({ cash: 0n, held: 400n, owed: 100n });
  });

  test("when a leg that failed is refunded, as the player is told", async () => {
    const { player, bankAccount } = await ready(1_000n);
    const { id } = (await ask(player, bankAccount, 1_000n, 0n)).value;
    await step(id, "approve");
    await step(id, "pay");
    await step(id, "fail", { reason: "A deposit was taken back" });
    await owes(player, 300n);
    expect((await step(id, "refund", { reason: "You owed 300" })).value.status).toBe("REFUNDED");
    expect(await moneyOf(player)).toEqual({ cash: 700n, held: 0n, owed: 0n });
    expect(await told(db, owedTaken)).toContainEqual(
      expect.objectContaining({ withdrawal: id, units: (300n * PESO).toString() }),
    );
  });

  test("and of the fee that goes back with it", async () => {
    await setSection(cashier.platform, "payouts", { feeFree: 0, feeFlat: (25n * PESO).toString() });
    const { player, bankAccount } = await ready(1_000n);
    const fee = { fee: (25n * PESO).toString() };
    const { id } = (await ask(player, bankAccount, 975n, 0n, fee)).value;
    await owes(player, 990n);
    await player.call("POST", `/withdrawals/${id}/cancel`);
    expect(await moneyOf(player)).toEqual({ cash: 10n, held: 0n, owed: 0n });
  });
});

test("the ledger is right to the unit after all of this", async () => {
  expect(await cashier.ledgerProblems()).toEqual([]);
});
