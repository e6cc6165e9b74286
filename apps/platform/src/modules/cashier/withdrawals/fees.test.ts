import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestPlayer } from "../../../testing/people.ts";
import { setSection } from "../../settings/testing/set-section.ts";
import { PESO } from "../testing/open-cashier.ts";
import { received } from "../testing/pay-steps.ts";
import { request, useWithdrawals } from "../testing/use-withdrawals.ts";
import { feeOf } from "./fee.ts";

const { ready, cashier, step, db, bind, deposit } = await useWithdrawals();

const FEE = 25n * PESO;
const FREE = { feeFree: 1, feeFlat: FEE.toString(), feeBps: 0 };
const TERMS = {
  answerMinutes: 30,
  lastCallMinutes: 5,
  askAgainMinutes: 10,
  silentHours: 24,
  legsMax: 10,
  appealDays: 7,
  reviewAbove: null,
  unplayedFeeBps: null,
  returnFirst: true,
  ...FREE,
};
beforeAll(() => setSection(cashier.platform, "payouts", FREE));

const costs = async (player: TestPlayer, pesos: bigint) =>
  BigInt((await player.call("GET", `/withdrawal-fee?amount=${pesos * PESO}`)).value.amount);

/** A player of 1,000 whose free withdrawal of 100 of the day is made. */
async function withoutFree() {
  const { player, bankAccount } = await ready(1_000n);
  expect(await costs(player, 100n)).toBe(0n);
  const free = await player.call("POST", "/withdrawals", request(bankAccount, 100n));
  expect(free.value.fee).toBeUndefined();
  const ask = (pesos: bigint, fee: bigint) =>
    player.call("POST", "/withdrawals", request(bankAccount, pesos, { fee: fee.toString() }));
  return { player, ask };
}

describe("while deposits are not played, a withdrawal", () => {
  const UNPLAYED = 500;
  /** A player of 1,000, of which 300 were played and lost, and 700 are left to play. */
  async function unplayed() {
    const player = await cashier.player(2);
    const bankAccount = await bind(player);
    await deposit(player, 1_000n);
    await cashier.play(player, 300n * PESO);
    const ask = (pesos: bigint, fee: bigint) =>
      player.call("POST", "/withdrawals", request(bankAccount, pesos, { fee: fee.toString() }));
    const terms = async () => (await player.call("GET", "/cashier/methods")).value.withdrawal;
    return { player, ask, terms };
  }
  const allow = (unplayedFeeBps: number | null) =>
    setSection(cashier.platform, "payouts", { ...FREE, unplayedFeeBps });
  const housed = async () =>
    (
      await db.row<{ units: bigint }>(
        sql`
          select -sum(cash)::bigint as units from wallet_entry
          join wallet_house house on house.id = contra
          where house.name = 'unplayed-fees'`,
      )
    )?.units ?? 0n;
  afterAll(() => allow(null));

  test("is refused where the brand takes no fee for it", async () => {
    const { ask, terms } = await unplayed();
    expect(await terms()).toMatchObject({ unplayedFeeBps: null, missing: ["TURNOVER_OPEN"] });
    expect(await ask(200n, 0n)).toMatchObject({ code: "TURNOVER_OPEN" });
  });

  test("costs the brand's share, which is shown before, and leaves as much to play as there was", async () => {
    await allow(UNPLAYED);
    const { player, ask, terms } = await unplayed();
    expect(await terms()).toMatchObject({ unplayedFeeBps: UNPLAYED, missing: [] });
    const quote = (await player.call("GET", `/withdrawal-fee?amount=${200n * PESO}`)).value;
    expect(quote).toMatchObject({
      amount: (10n * PESO).toString(),
      unplayed: { amount: (10n * PESO).toString() },
    });
    expect(await ask(200n, 0n)).toMatchObject({ code: "FEE_DIFFERS" });
    const { value } = await ask(200n, 10n * PESO);
    expect(await cashier.balance(player)).toEqual({ cash: 490n * PESO, held: 200n * PESO });
    expect((await terms()).turnoverLeft.amount).toBe((700n * PESO).toString());
    // The second one of the day costs both.
    expect((await ask(100n, FEE + 5n * PESO)).value.fee.amount).toBe((30n * PESO).toString());
    await player.call("POST", `/withdrawals/${value.id}/cancel`);
    expect(await cashier.balance(player)).toEqual({ cash: 570n * PESO, held: 100n * PESO });
  });

  test("gives its fee back with the other one when nothing is paid", async () => {
    await allow(UNPLAYED);
    const { player, ask } = await unplayed();
    const [before, taken] = [await cashier.balance(player), await housed()];
    await ask(100n, 5n * PESO).then(({ value }) =>
      step(value.id, "reject", { reason: "Not yours" }),
    );
    const { id } = (await ask(100n, 5n * PESO)).value;
    expect((await housed()) - taken).toBe(5n * PESO);
    for (const name of ["approve", "pay"]) await step(id, name);
    await step(id, "fail", { reason: "No such account" });
    await step(id, "refund", { reason: "No such account" });
    expect(await cashier.balance(player)).toEqual(before);
    expect(await housed()).toBe(taken);
  });

  test("costs no share once everything is played", async () => {
    await allow(UNPLAYED);
    const { player, ask } = await unplayed();
    await cashier.play(player, 500n * PESO);
    await db.inTransaction((tx) =>
      cashier.platform.wallet.append(tx, [
        { kind: "adjust", player: player.id, key: randomUUID(), units: 500n * PESO },
      ]),
    );
    await cashier.play(player, 200n * PESO);
    expect((await ask(100n, 0n)).status).toBe(200);
  });
});

describe("the fee of a withdrawal", () => {
  test("is nothing for the first of the day, is shown before, and is taken beside the amount", async () => {
    const { player, ask } = await withoutFree();
    expect(await costs(player, 400n)).toBe(FEE);
    expect(await ask(400n, 0n)).toMatchObject({ status: 409, code: "FEE_DIFFERS" });
    const { value } = await ask(400n, FEE);
    expect(value.fee).toEqual({ amount: FEE.toString(), currency: "PHP" });
    expect(await cashier.balance(player)).toEqual({ cash: 475n * PESO, held: 500n * PESO });
    for (const name of ["approve", "pay", "sent"]) await step(value.id, name);
    await received(player, value.id);
    expect(await cashier.balance(player)).toEqual({ cash: 475n * PESO, held: 100n * PESO });
  });

  test("comes back with a withdrawal that is cancelled, rejected or refunded whole", async () => {
    const { player, ask } = await withoutFree();
    const before = await cashier.balance(player);
    const [cancelled, rejected, refunded] = [
      await ask(100n, FEE),
      await ask(100n, FEE),
      await ask(100n, FEE),
    ];
    await player.call("POST", `/withdrawals/${cancelled.value.id}/cancel`);
    await step(rejected.value.id, "reject", { reason: "Name does not match" });
    for (const name of ["approve", "pay"]) await step(refunded.value.id, name);
    await step(refunded.value.id, "fail", { reason: "No such account" });
    await step(refunded.value.id, "refund", { reason: "No such account" });
    expect(await cashier.balance(player)).toEqual(before);
  });

  test("stays when a part of it was paid", async () => {
    const { player, ask } = await withoutFree();
    const { id } = (await ask(400n, FEE)).value;
    await step(id, "approve");
    await step(id, "pay", { legs: [(300n * PESO).toString(), (100n * PESO).toString()] });
    await step(id, "sent", { reference: "OUT-1" });
    await received(player, id);
    await step(id, "fail", { reason: "No such account" }, undefined, 2);
    const back = await step(id, "refund", { reason: "No such account" }, undefined, 2);
    expect(back.value.status).toBe("COMPLETED");
    expect(await cashier.balance(player)).toEqual({ cash: 575n * PESO, held: 100n * PESO });
  });

  test("must be covered too", async () => {
    const { ask } = await withoutFree();
    expect(await ask(900n, FEE)).toMatchObject({ status: 422, code: "INSUFFICIENT_FUNDS" });
    expect((await ask(875n, FEE)).status).toBe(200);
  });

  test("is a leg of the house's own in the ledger", async () => {
    const { ask } = await withoutFree();
    const { id } = (await ask(100n, FEE)).value;
    const [line] = await db.rows(sql`
      select house.name, entry.cash from wallet_entry entry
      join wallet_house house on house.id = entry.contra
      where entry.transaction = ${`withdrawal:${id}:fee`}`);
    expect(line).toEqual({ name: "withdrawalFees", cash: -FEE });
  });
});

test.each([
  [{ feeFlat: "0", feeBps: 150 }, 10_000n * PESO, 1n, 150n * PESO],
  [{ feeFlat: "0", feeBps: 33 }, 100_01000n, 5n, 33000n],
  [{ feeFlat: "0", feeBps: 150 }, 10_000n * PESO, 0n, 0n],
  [{ feeFlat: FEE.toString(), feeBps: 0 }, 1n, 1n, FEE],
])("terms of %j take of %d units after %d today %d", (terms, units, today, fee) => {
  expect(feeOf({ ...TERMS, ...terms }, units, "PHP", today)).toBe(fee);
});

test("the ledger is right to the unit after all of this", async () => {
  expect(await cashier.ledgerProblems()).toEqual([]);
});
