import fc from "fast-check";
import { expect, test } from "vitest";
import { SHIPPED_PROFILES } from "../shipped/shipped-profiles.ts";
import { currencyForbidden } from "./currency-law.ts";
import { fold } from "./fold.ts";

const under = (...codes: string[]) =>
  fold(SHIPPED_PROFILES.filter(({ code }) => codes.includes(code)));
const rule = (currency: string, ...codes: string[]) =>
  currencyForbidden(under(...codes), { currency, realMoney: true })?.rule;

test("an account for real money is in a currency that every profile's list has", () => {
  expect(rule("PHP", "PH")).toBeUndefined();
  expect(rule("EUR", "PH")).toBe("PH.currency");
  expect(rule("EUR", "DE", "NL", "MT")).toBeUndefined();
  expect(rule("EUR", "DE", "GB")).toBe("GB.currency");
  expect(rule("VND", "MT", "CW", "BASE")).toBeUndefined();
});

test("DEMO has none for real money, and no list is about play money", () => {
  expect(rule("PHP", "DEMO")).toBe("DEMO.currency");
  for (const code of ["DEMO", "GB"])
    expect(currencyForbidden(under(code), { currency: "PHP", realMoney: false })).toBeUndefined();
});

test("another profile never opens a currency that one forbids", () => {
  const profiles = fc.subarray([...SHIPPED_PROFILES], { minLength: 1 });
  fc.assert(
    fc.property(profiles, fc.constantFrom("PHP", "EUR", "GBP", "USD"), (all, currency) => {
      const brand = { currency, realMoney: true };
      if (currencyForbidden(fold(all), brand)) return;
      for (const one of all) expect(currencyForbidden(fold([one]), brand)).toBeUndefined();
    }),
  );
});
