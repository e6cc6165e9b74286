import { expect, test } from "vitest";
import { reasonOf } from "./reason-of.ts";

const amount = { amount: "0", currency: "PHP" };

test("a limit tells its figures as money, what it lifted, and nothing of what it left alone", () => {
  const entry = (note: object) => reasonOf({ kind: "limit", reason: JSON.stringify(note), amount });
  expect(entry({ singleBet: "100000000", dailyWager: null, reason: "asked for" })).toBe(
    "single bet at most ₱1,000.00 · no wager a day limit · asked for",
  );
  expect(entry({ dailyWager: "2000000000", reason: "asked for" })).toBe("wager a day at most ₱20,000.00 · asked for");
});

test("every other reason is told as it was given", () => {
  expect(reasonOf({ kind: "adjust", reason: "{goodwill}", amount })).toBe("{goodwill}");
  expect(reasonOf({ kind: "bet", reason: null, amount })).toBe("–");
});
