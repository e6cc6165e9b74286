import fc from "fast-check";
import { expect, test } from "vitest";
import { decideFriend } from "./decide-friend.ts";

const start = Temporal.Instant.from("2027-01-01T00:00:00Z");
const after = (days: number) => start.add({ hours: days * 24 });
const TERMS = {
  neededDeposits: 500n,
  depositUntil: after(30),
  neededTurnover: 5_000n,
  playUntil: after(90),
};
const ALL = { isVerified: true, deposits: 500n, turnover: 5_000n };
const at = (days: number, done: Partial<typeof ALL>) =>
  decideFriend(TERMS, { ...ALL, ...done }, after(days)).standing;

test("a friend who has paid in 500.00, played 5,000.00 and is verified has done everything, and one unit less is not enough", () => {
  expect(at(1, {})).toBe("DONE");
  expect(at(1, { deposits: 499n })).toBe("OPEN");
  expect(at(1, { turnover: 4_999n })).toBe("OPEN");
  expect(at(1, { isVerified: false })).toBe("OPEN");
});

test("time runs out for the deposits first and for the rest later, and never for who has done everything", () => {
  expect(at(31, { deposits: 499n })).toBe("LATE");
  expect(at(31, { turnover: 0n })).toBe("OPEN");
  expect(at(91, { turnover: 0n })).toBe("LATE");
  expect(at(400, {})).toBe("DONE");
});

test("what happened in the last minute is waited for, because it is booked soon after", () => {
  const end = decideFriend(TERMS, { ...ALL, deposits: 0n }, after(30));
  expect(end.standing).toBe("OPEN");
  expect(end.until.since(after(30)).total("hours")).toBe(1);
});

test("a friend who does more is never further from the reward", () => {
  const amount = fc.bigInt({ min: 0n, max: 10_000n });
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      fc.integer({ min: 0, max: 120 }),
      (deposits, turnover, more, day) => {
        const isDone = (one: Partial<typeof ALL>) => at(day, one) === "DONE";
        if (isDone({ deposits, turnover })) {
          expect(isDone({ deposits: deposits + more, turnover })).toBe(true);
          expect(isDone({ deposits, turnover: turnover + more })).toBe(true);
        }
      },
    ),
  );
});
