import { expect, test } from "vitest";
import { reasonOf } from "./reason-of.ts";

const amount = { amount: "0", currency: "PHP" };

test("a limit tells its figures as money, what it lifted, and nothing of what it left alone", () => {
  const entry = (note: object) => reasonOf({ kind: "limit", reason: JSON.stringify(note), amount });
  expect(entry({ singleBet: "100000000", dailyWager: null, reason: "asked for" })).toBe(
    "single bet at most ₱1,000.00 · no wager per day limit · asked for",
  );
  expect(entry({ dailyWager: "2000000000", reason: "asked for" })).toBe(
    "wager per day at most ₱20,000.00 · asked for",
  );
});

test("an exclusion tells its end, or that it has none", () => {
  const entry = (until: string) =>
    reasonOf({ kind: "exclude", reason: JSON.stringify({ until, reason: "asked for" }), amount });
  expect(entry("2027-01-02T03:04:05.678Z")).toBe("until 2027-01-02 03:04 UTC · asked for");
  expect(entry("9999-12-31T00:00:00Z")).toBe("for good · asked for");
});

test("what a vendor wrote for programs is told as its values", () => {
  const said = { version: "1.0.0", choice: { risk: "low", rows: 8 } };
  expect(reasonOf({ kind: "win", reason: JSON.stringify(said), amount })).toBe(
    "Version: 1.0.0 · Choice: Risk: low · Choice: Rows: 8",
  );
  expect(reasonOf({ kind: "win", reason: "{}", amount })).toBe("–");
});

test("every other reason is told as it was given", () => {
  expect(reasonOf({ kind: "adjust", reason: "{goodwill}", amount })).toBe("{goodwill}");
  expect(reasonOf({ kind: "bet", reason: null, amount })).toBe("–");
});
