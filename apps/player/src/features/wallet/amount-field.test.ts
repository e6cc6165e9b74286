import { expect, test } from "vitest";
import { readTyped } from "./amount-field.tsx";

const limits = {
  min: { amount: "10000000", currency: "PHP" },
  max: { amount: "200000000", currency: "PHP" },
};

test.each([
  ["100", { units: 10_000_000n }],
  ["1,250.50", { units: 125_050_000n }],
  ["99.99", { fault: "At least ₱100.00." }],
  ["2000.01", { fault: "At most ₱2,000.00." }],
  ["100.005", { fault: "Too many decimals for this currency." }],
  ["ten", { fault: "Type an amount, for example 250 or 1,250.50." }],
])("%j typed gives %o", (text, result) => {
  expect(readTyped(text, limits)).toEqual(result);
});

test("a limit that is used up says so, and so does what else leaves nothing", () => {
  expect(readTyped("100", { ...limits, max: { amount: "0", currency: "PHP" } })).toEqual({
    fault: "You have reached today's limit.",
  });
  const other = { max: { amount: "0", currency: "PHP" }, nothing: "Not to this account." };
  expect(readTyped("100", { ...limits, ...other })).toEqual({ fault: "Not to this account." });
});
