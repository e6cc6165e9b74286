import { describe, expect, test } from "vitest";
import type { TestPlayer } from "../../../../testing/people.ts";
import { told } from "../../../facts/testing/told.ts";
import { setSection } from "../../../settings/testing/set-section.ts";
import { owedSetOff, withdrawalEnded } from "../../index.ts";
import { PESO } from "../../testing/open-cashier.ts";
import { takeBackSpentWin } from "../../testing/owe.ts";
import { received } from "../../testing/pay-steps.ts";
import { request, useWithdrawals } from "../../testing/use-withdrawals.ts";
import { setOffAll } from "./set-off-all.ts";

const { cashier, ready, db, step, payer } = await useWithdrawals();
const { platform } = cashier;

const pesos = (amount: bigint) => (amount * PESO).toString();
const moneyOf = async ({ id }: TestPlayer) => {
  const { cash = 0n, held = 0n, owed = 0n } = (await platform.wallet.balance(id)) ?? {};
  return { cash: cash / PESO, held: held / PESO, owed: owed / PESO };
};
const owes = (player: TestPlayer, amount: bigint) =>
  takeBackSpentWin(platform, player, amount * PESO);
const seenBy = async (player: TestPlayer, id: string) =>
  (await player.call("GET", `/withdrawals/${id}`)).value;
const legsOf = async (player: TestPlayer, id: string) =>
  (await seenBy(player, id)).legs.map((leg: { status: string; amount: { amount: string } }) => [
    leg.status,
    BigInt(leg.amount.amount) / PESO,
  ]);

/** A withdrawal of all of 1,000, in legs of so much, that is being paid. */
async function paying(...legs: readonly bigint[]) {
  const { player, bankAccount } = await ready(1_000n);
  const { id } = (await player.call("POST", "/withdrawals", request(bankAccount, 1_000n))).value;
  await step(id, "approve");
  await step(id, "pay", { legs: legs.map(pesos) });
  return { player, id: id as string };
}

describe("what a player owes is taken from a transfer that waits", () => {
  test("by itself; the rest is sent, answered, and completes the withdrawal", async () => {
    const { player, id } = await paying(1_000n);
    await owes(player, 300n);
    await setOffAll(platform);
    expect(await moneyOf(player)).toEqual({ cash: 0n, held: 700n, owed: 0n });
    expect(await legsOf(player, id)).toEqual([
      ["CREATED", 700n],
      ["SET_OFF", 300n],
    ]);
    expect(await told(db, owedSetOff)).toContainEqual(
      expect.objectContaining({ withdrawal: id, units: pesos(300n) }),
    );
    expect((await step(id, "sent")).status).toBe(200);
    expect((await received(player, id)).value).toMatchObject({
      status: "COMPLETED",
      standing: { paid: { amount: pesos(700n) }, setOff: { amount: pesos(300n) } },
    });
    expect(await moneyOf(player)).toEqual({ cash: 0n, held: 0n, owed: 0n });
    expect(await told(db, withdrawalEnded)).toContainEqual(
      expect.objectContaining({ withdrawal: id, units: pesos(700n), paid: true }),
    );
  });

  test("when staff want to pay it: they are told to look at what is left, and send that", async () => {
    const { player, id } = await paying(1_000n);
    await owes(player, 300n);
    expect(await step(id, "sent")).toMatchObject({ status: 409, code: "OWED_FIRST" });
    const body = { reference: "OUT-1" };
    // The page that was open still shows 1,000.
    expect(await step(id, "sent", { ...body, amount: pesos(1_000n) })).toMatchObject({
      status: 409,
      code: "LEG_CHANGED",
    });
    expect((await step(id, "sent", { ...body, amount: pesos(700n) })).value.status).toBe("SENT");
    expect(await moneyOf(player)).toEqual({ cash: 0n, held: 700n, owed: 0n });
  });

  test("also before a provider is ordered to pay it", async () => {
    const { player, id } = await paying(1_000n);
    await owes(player, 300n);
    const order = () => payer.call("POST", `/withdrawals/${id}/legs/1/order`, { provider: "x" });
    expect(await order()).toMatchObject({ code: "OWED_FIRST" });
    expect(await order()).toMatchObject({ code: "PROVIDER_NOT_OFFERED" });
    expect((await moneyOf(player)).owed).toBe(0n);
  });

  test("the first one first, and one that is on its way is left alone", async () => {
    const { player, id } = await paying(200n, 300n, 500n);
    await step(id, "sent", undefined, payer, 1);
    await owes(player, 400n);
    await setOffAll(platform);
    expect(await legsOf(player, id)).toEqual([
      ["SENT", 200n],
      ["SET_OFF", 300n],
      ["CREATED", 400n],
      ["SET_OFF", 100n],
    ]);
    expect(await moneyOf(player)).toEqual({ cash: 0n, held: 600n, owed: 0n });
  });

  test("all of it, where the debt is larger: the withdrawal ends, and nobody is told of money back", async () => {
    await setSection(platform, "payouts", { feeFree: 0, feeFlat: pesos(25n) });
    const { player, bankAccount } = await ready(1_025n);
    const fee = { fee: pesos(25n) };
    const asked = request(bankAccount, 1_000n, fee);
    const { id } = (await player.call("POST", "/withdrawals", asked)).value;
    await setSection(platform, "payouts", { feeFlat: "0" });
    await step(id, "approve");
    await step(id, "pay");
    await owes(player, 1_200n);
    await setOffAll(platform);
    // The fee of a withdrawal of which nothing was paid goes back, and pays the debt as well.
    expect(await moneyOf(player)).toEqual({ cash: 0n, held: 0n, owed: 175n });
    expect(await seenBy(player, id)).toMatchObject({
      status: "REFUNDED",
      legs: [{ status: "SET_OFF" }],
      standing: { returned: { amount: "0" }, setOff: { amount: pesos(1_000n) } },
    });
    expect(await told(db, withdrawalEnded)).toContainEqual(
      expect.objectContaining({ withdrawal: id, units: "0", paid: false }),
    );
    const ended = await step(id, "sent");
    expect(ended).toMatchObject({ status: 409, code: "WRONG_STATE" });
  });

  test("once, however often and at once it is looked for", async () => {
    const { player, id } = await paying(1_000n);
    await owes(player, 300n);
    await Promise.all([setOffAll(platform), setOffAll(platform), step(id, "sent")]);
    await setOffAll(platform);
    expect(await moneyOf(player)).toMatchObject({ cash: 0n, held: 700n, owed: 0n });
  });

  test("of a debt with a fraction of a centavo the whole one, and what is above is cash", async () => {
    const { player, id } = await paying(1_000n);
    await takeBackSpentWin(platform, player, 300n * PESO + 1n);
    await setOffAll(platform);
    const { cash, held, owed } = (await platform.wallet.balance(player.id)) ?? {};
    const cent = PESO / 100n;
    expect({ cash, held, owed }).toEqual({ cash: cent - 1n, held: 700n * PESO - cent, owed: 0n });
    expect((await step(id, "sent")).status).toBe(200);
  });

  test("not from one that failed, which pays it when its money goes back", async () => {
    const { player, id } = await paying(1_000n);
    await step(id, "fail", { reason: "No such account" });
    await owes(player, 300n);
    await setOffAll(platform);
    expect(await legsOf(player, id)).toEqual([["FAILED", 1_000n]]);
    await step(id, "refund", { reason: "No such account" });
    expect(await moneyOf(player)).toEqual({ cash: 700n, held: 0n, owed: 0n });
  });
});

test("the ledger is right to the unit after all of this", async () => {
  expect(await cashier.ledgerProblems()).toEqual([]);
});
