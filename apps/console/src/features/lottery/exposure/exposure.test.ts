import { expect, test } from "vitest";
import { moneyOf, shareOf, stepWords } from "./exposure.ts";

test("LB-12 a number's share of its cap is exact, and its step is said in words", () => {
  expect([
    shareOf("1", "3"),
    shareOf("60", "100"),
    shareOf("9007199254740993", "9007199254740993"),
    shareOf("1", "0"),
  ]).toEqual([3_333, 6_000, 10_000, 0]);
  expect([100, 90, 50, 0].map(stepWords)).toEqual([
    "Full odds",
    "90 % of the odds",
    "50 % of the odds",
    "Closed",
  ]);
  expect(moneyOf("PHP:play", "5")).toEqual({ amount: "5", currency: "PHP" });
});
