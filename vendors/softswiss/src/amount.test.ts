import { JsonNumber } from "@perya/wallet-protocol";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readAmount, writeAmount } from "./amount.ts";

test.each([
  ["0.90", 90_000n],
  ["1", 100_000n],
  ["0.00001", 1n],
  ["12.3400000000000000", 1_234_000n],
  ["007", 700_000n],
  ["92233720368547.75807", 9_223_372_036_854_775_807n],
])("%s is %s units", (text, units) => {
  expect(readAmount(text)).toBe(units);
});

test.each([
  "0",
  "0.00",
  "-1",
  "+1",
  "1e3",
  "1.",
  ".5",
  "1,5",
  "",
  " 1",
  "1 ",
  "0.000001",
  "92233720368547.75808",
  "1.00000000000000000",
  "1".repeat(41),
  "0x10",
  "NaN",
  "１",
])("%s is no amount", (text) => {
  expect(readAmount(text)).toBeUndefined();
});

test("a JSON number is no amount", () => {
  expect(readAmount(new JsonNumber("1"))).toBeUndefined();
});

test.each([
  [0n, "0.00"],
  [1n, "0.00001"],
  [90_000n, "0.90"],
  [100_000n, "1.00"],
  [123_456n, "1.23456"],
  [100_100n, "1.001"],
])("%s units are written %s", (units, text) => {
  expect(writeAmount(units)).toBe(text);
});

test("what is written is read back to the unit", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 9_223_372_036_854_775_807n }), (units) => {
      expect(readAmount(writeAmount(units))).toBe(units);
    }),
  );
});
