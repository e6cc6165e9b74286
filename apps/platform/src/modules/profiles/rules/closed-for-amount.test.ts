import { expect, test } from "vitest";
import { SHIPPED_PROFILES } from "../shipped/shipped-profiles.ts";
import { closedForAmount } from "./closed-for-amount.ts";
import { fold } from "./fold.ts";

const closed = (currency: string, ...codes: string[]) =>
  closedForAmount(fold(SHIPPED_PROFILES.filter(({ code }) => codes.includes(code))), currency).map(
    ({ rule, what }) => `${rule}: ${what}`,
  );

test("what a rule names no amount for is closed in that currency, and named with the rule", () => {
  expect(closed("EUR", "GB", "DE")).toEqual(["GB.stake.max: Slots"]);
  expect(closed("GBP", "GB", "DE", "KE")).toEqual([
    "DE.stake.max: Slots",
    "KE.stake.min: All bets",
    "DE.limit.depositCeiling: Deposits",
  ]);
  expect(closed("EUR", "DE", "NL", "MT")).toEqual([]);
});
