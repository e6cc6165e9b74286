import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ana, ben, onlyAbove } from "../testing/open-till.ts";
import { payVerbs, type PayStep } from "../testing/pay-verbs.ts";
import { OTHER, START, useTill } from "../testing/use-till.ts";
import { approveWithdrawal } from "./approving/approve-withdrawal.ts";
import { rejectWithdrawal } from "./approving/reject-withdrawal.ts";
import { cancelWithdrawal } from "./cancel-withdrawal.ts";
import { selectLegs } from "./legs/legs.store.ts";
import { standingOf, statusOf } from "./legs/standing.ts";
import { requestWithdrawal } from "./request-withdrawal.ts";
import { RELEASED } from "./withdrawal.ts";
import { withdrawalByPublicId } from "./withdrawals.store.ts";

const { db, till } = await useTill();

const DECIDING = ["approve", "approve-second", "reject", "cancel", "ask-again"] as const;
const PAYING = [
  "pay",
  "sent",
  "received",
  "not received",
  "half received",
  "half received, rest as cash",
  "not arrived",
  "not arrived-second",
  "ask again",
  "fail",
  "retry",
  "refund",
  "force",
  "force-second",
  "back",
  "back-second",
  "back-other",
  "back late",
  "wants cash",
  "wants a transfer",
] as const satisfies readonly PayStep[];

interface Move {
  readonly name: (typeof DECIDING)[number] | PayStep;
  /** Number of the leg, of those that are about one. */
  readonly n: number;
}
const n = fc.integer({ min: 1, max: 4 });
const move: fc.Arbitrary<Move> = fc.record({ name: fc.constantFrom(...DECIDING, ...PAYING), n });
const payingMove: fc.Arbitrary<Move> = fc.record({ name: fc.constantFrom(...PAYING), n });
const begun = (["approve", "approve-second", "pay"] as const).map((name) => ({ name, n: 1 }));
const sent = [1, 2].map((leg) => ({ name: "sent", n: leg }) as const);
/**
 * One by one, most moves would find a state they don't fit; so many begin on the way to the bank.
 */
const moves = fc.oneof(
  fc.array(move, { minLength: 1, maxLength: 10 }),
  fc.array(payingMove, { minLength: 1, maxLength: 14 }).map((then) => [...begun, ...then]),
  fc.array(payingMove, { minLength: 2, maxLength: 12 }).map((then) => [...begun, ...sent, ...then]),
);
const split = fc.constantFrom(undefined, [24_000_000n, 16_000_000n], [39_999_999n, 1n]);

test("whatever order of decisions and answers, at once or one by one: what is paid, open, to repay and returned is the amount, and the ledger agrees", async () => {
  await fc.assert(
    fc.asyncProperty(
      moves,
      split,
      fc.boolean(),
      fc.boolean(),
      async (made, legs, atOnce, large) => {
        const player = await till.payer(START);
        const bankAccount = await till.bankAccountOf(player);
        const request = {
          player,
          units: OTHER,
          bankAccount,
          key: randomUUID(),
          feeUnits: 0n,
          owedUnits: 0n,
        };
        const asked = await db.inTransaction((tx) => requestWithdrawal(tx, till.wallet, request));
        if (!asked.ok) throw new Error(asked.refusal);
        const { id, publicId } = asked.value;
        const steps = payVerbs(till.wallet, publicId, player.id, legs);
        const standard = onlyAbove(large ? 1n : START);
        const run = ({ name, n }: Move) =>
          db.inTransaction(async (tx): Promise<unknown> => {
            if (name === "approve" || name === "approve-second") {
              const staff = name === "approve" ? ana : ben;
              return approveWithdrawal(tx, { publicId, staff, reason: undefined, standard });
            }
            if (name === "reject") return rejectWithdrawal(tx, till.wallet, publicId, "no", ana);
            if (name === "cancel") return cancelWithdrawal(tx, till.wallet, player.id, publicId);
            if (name === "ask-again") return requestWithdrawal(tx, till.wallet, request);
            return steps[name](tx, n);
          });
        if (atOnce) await Promise.all(made.map(run));
        else for (const one of made) await run(one);

        const status = (await withdrawalByPublicId(db, publicId, {}))?.status ?? "REQUESTED";
        const parts = await selectLegs(db, id);
        const { paid, open, toRepay, returned } = standingOf(parts);
        if (parts.length > 0) {
          expect(paid + open + toRepay + returned).toBe(OTHER);
          expect(status).toBe(statusOf(parts));
        }
        const back = parts.length === 0 && RELEASED.includes(status) ? OTHER : returned;
        expect(await till.money(player)).toEqual({
          cash: START - OTHER + back,
          held: OTHER - paid - back,
        });
        for (const one of parts.filter(({ status }) => status === "CAME_BACK")) {
          const of = parts.filter(({ restOf }) => restOf === one.n);
          expect(of.filter(({ holdOf }) => holdOf === one.n)).toHaveLength(1);
          const sum = of.reduce((total, { units }) => total + units, one.receivedUnits);
          expect(sum).toBe(one.units);
        }

        const names = made.map(({ name }) => name);
        const cameBack = await db.row(sql`
        select from cashier_step
        join withdrawal_leg leg on leg.id = subject_id
        where subject = 'leg' and leg.withdrawal = ${id} and to_status = 'FAILED'
          and cashier_step.reference like 'back %'`);
        const seen = names.includes("back") && names.includes("back-second");
        expect(cameBack !== undefined && !seen).toBe(false);
        const forced = parts.some(({ status }) => status === "FORCED");
        expect(forced && !(names.includes("force") && names.includes("force-second"))).toBe(false);
        const lost = await db.row(sql`
        select from cashier_step
        join withdrawal_leg leg on leg.id = subject_id
        where subject = 'leg' and leg.withdrawal = ${id} and cashier_step.reason = 'lost'`);
        const found = names.includes("not arrived") && names.includes("not arrived-second");
        expect(lost !== undefined && !found).toBe(false);
        const agreed = names.includes("approve") && names.includes("approve-second");
        const passed = !["REQUESTED", "RISK_REVIEW", "REJECTED", "CANCELLED"].includes(status);
        expect(passed && large && !agreed).toBe(false);
      },
    ),
    { numRuns: 120 },
  );
  expect(await till.problems()).toEqual([]);
});
