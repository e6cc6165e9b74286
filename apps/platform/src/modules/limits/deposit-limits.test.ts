import { expect, test } from "vitest";
import vectors from "./fixtures/vectors.json" with { type: "json" };
import { reachedDepositLimit } from "./deposit-limits.ts";

/** 500.00 were paid in twelve hours ago, and 1,800.00 five days ago. */
const LATELY = { day: 50_000n, week: 230_000n, month: 230_000n };
/** The week's limit of each case: 3,000.00, and 2,600.00 in the last. */
const WEEKS = [300_000n, 300_000n, 260_000n];

test.each(vectors.depositWindows.map((one, at) => ({ ...one, week: WEEKS[at] ?? 0n })))(
  "a deposit of $amount under a week's limit of $week",
  ({ amount, week, r }) => {
    const limits = { dailyDeposit: 100_000n, weeklyDeposit: week, monthlyDeposit: null };
    const reached = reachedDepositLimit(limits, LATELY, BigInt(amount));
    const names = { D: "dailyDeposit", W: "weeklyDeposit" } as const;
    expect(reached).toEqual(
      r.ok ? undefined : { name: names[r.window as "D" | "W"], left: BigInt(r.remaining ?? 0) },
    );
  },
);

test("a limit that was lowered below what is used leaves nothing", () => {
  const limits = { dailyDeposit: 10_000n, weeklyDeposit: null, monthlyDeposit: null };
  expect(reachedDepositLimit(limits, LATELY, 1n)).toEqual({ name: "dailyDeposit", left: 0n });
});

test.each(vectors.ceilings.filter(({ window }) => window === "24h"))(
  "$profile: a player's own limit counts $basis, so a withdrawal gives no room",
  ({ limit, grossUsed, deposit, decision }) => {
    const paidIn = BigInt(grossUsed ?? 0);
    const lately = { day: paidIn, week: paidIn, month: paidIn };
    const limits = { dailyDeposit: BigInt(limit), weeklyDeposit: null, monthlyDeposit: null };
    const reached = reachedDepositLimit(limits, lately, BigInt(deposit.amount));
    expect(reached ? "REFUSED" : "OK").toBe(decision);
  },
);
