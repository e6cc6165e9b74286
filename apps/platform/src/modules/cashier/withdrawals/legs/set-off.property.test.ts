import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { takeBackSpentWin } from "../../testing/owe.ts";
import { ana, dyingWallet } from "../../testing/open-till.ts";
import { payVerbs, type PayStep } from "../../testing/pay-verbs.ts";
import { NEVER_TWO_PEOPLE, OTHER, useTill } from "../../testing/use-till.ts";
import { approveWithdrawal } from "../approving/approve-withdrawal.ts";
import { requestWithdrawal } from "../request-withdrawal.ts";
import { lockWithdrawal, withdrawalByPublicId } from "../withdrawals.store.ts";
import { waitsToBePaid } from "./leg.ts";
import { selectLegs } from "./legs.store.ts";
import { setOffOwed } from "./set-off-owed.ts";
import { standingOf, statusOf } from "./standing.ts";

const { db, till } = await useTill();

const CENTAVO = 1_000n;

const STEPS = [
  "sent",
  "received",
  "half received",
  "half received, rest as cash",
  "not arrived",
  "not arrived-second",
  "fail",
  "retry",
  "refund",
  "back late",
  "wants cash",
  "wants a transfer",
] as const satisfies readonly PayStep[];

const n = fc.integer({ min: 1, max: 5 });
/** A debt in ledger units, mostly with a fraction of a centavo; a step, or a look for debts. */
const event = fc.oneof(
  fc.record({ owes: fc.bigInt({ min: 1n, max: 30_000_000n }) }),
  fc.record({ step: fc.constantFrom(...STEPS), n }),
  fc.constant({ look: true } as const),
);
const split = fc.constantFrom(undefined, [24_000_000n, 16_000_000n], [39_999_000n, 1_000n]);

/** A withdrawal of all that a player has, that is being paid. */
async function paying(legs: readonly bigint[] | undefined) {
  const player = await till.payer(OTHER);
  const bankAccount = await till.bankAccountOf(player);
  const request = { player, units: OTHER, bankAccount, key: randomUUID() };
  const asked = await db.inTransaction((tx) =>
    requestWithdrawal(tx, till.wallet, { ...request, feeUnits: 0n, owedUnits: 0n }),
  );
  if (!asked.ok) throw new Error(asked.refusal);
  const { id, publicId } = asked.value;
  const approval = { publicId, staff: ana, reason: undefined, standard: NEVER_TWO_PEOPLE };
  await db.inTransaction((tx) => approveWithdrawal(tx, approval));
  const steps = payVerbs(till.wallet, publicId, player.id, legs);
  await db.inTransaction((tx) => steps.pay(tx));
  const look = (wallet = till.wallet) =>
    db.inTransaction(async (tx) => {
      const withdrawal = await lockWithdrawal(tx, publicId, {});
      if (withdrawal) await setOffOwed(tx, wallet, withdrawal);
    });
  return { player, id, publicId, steps, look };
}

const moneyOf = async ({ id }: { readonly id: bigint }) => {
  const { cash = 0n, held = 0n, owed = 0n } = (await till.wallet.balance(id)) ?? {};
  return { cash, held, owed };
};

test("whatever is owed and whenever, at once or one by one: nothing is made or lost, no more than the debt is taken, and the ledger agrees", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { minLength: 1, maxLength: 12 }),
      split,
      fc.boolean(),
      async (events, legs, atOnce) => {
        const { player, id, publicId, steps, look } = await paying(legs);
        const run = async (one: (typeof events)[number]): Promise<void> => {
          if ("owes" in one) await takeBackSpentWin(till, player, one.owes);
          else if ("step" in one)
            await db.inTransaction((tx): Promise<unknown> => steps[one.step](tx, one.n));
          else await look();
        };
        if (atOnce) await Promise.all(events.map(run));
        else for (const one of events) await run(one);
        await look();

        const all = await selectLegs(db, id);
        const { cash, held, owed } = await moneyOf(player);
        const { paid, open, toRepay, returned, setOff } = standingOf(all);
        const debts = events.reduce((sum, one) => sum + ("owes" in one ? one.owes : 0n), 0n);
        // What the player has, got and owes comes to what they began with, less the debts.
        expect(cash + held + paid - owed).toBe(OTHER - debts);
        expect(held).toBe(open + toRepay);
        expect(paid + open + toRepay + returned + setOff).toBe(OTHER);
        expect((await withdrawalByPublicId(db, publicId, {}))?.status).toBe(statusOf(all));
        // More than the debt is never taken.
        expect(cash).toBeGreaterThanOrEqual(0n);
        expect(owed).toBeGreaterThanOrEqual(0n);
        // Nothing waits to be paid to who owes, and no bank is asked for a fraction.
        const waiting = all.filter(waitsToBePaid);
        if (owed > 0n) expect(waiting).toEqual([]);
        expect(waiting.filter(({ units }) => units % CENTAVO !== 0n)).toEqual([]);
      },
    ),
    { numRuns: 120 },
  );
  expect(await till.problems()).toEqual([]);
});

test("a power cut at any of its movements leaves all as it was, and the next look takes it once", async () => {
  const { player, id, look } = await paying([24_000_000n, 16_000_000n]);
  await takeBackSpentWin(till, player, 30_000_000n);
  const before = await moneyOf(player);
  for (const when of ["before", "after"] as const)
    await expect(look(dyingWallet(till.wallet, when))).rejects.toThrow("power cut");
  expect(await moneyOf(player)).toEqual(before);
  expect((await selectLegs(db, id)).map(({ status }) => status)).toEqual(["CREATED", "CREATED"]);
  await look();
  await look();
  expect(await moneyOf(player)).toEqual({ cash: 0n, held: 10_000_000n, owed: 0n });
});
