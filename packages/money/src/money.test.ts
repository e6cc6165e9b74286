import {
  add,
  compare,
  formatMoney,
  fromMinor,
  fromWire,
  isPositive,
  money,
  parseAmount,
  roundDownToMinor,
  subtract,
  toMinor,
  toWire,
} from "@perya/money";
import { ok, refuse } from "@perya/result";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

const units = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n });

describe("arithmetic", () => {
  test("what is added and taken away again leaves the amount as it was", () => {
    fc.assert(
      fc.property(
        units,
        units,
        (a, b) => subtract(add(money(a, "PHP"), money(b, "PHP")), money(b, "PHP")).units === a,
      ),
    );
  });

  test("two currencies are never added, taken away or compared", () => {
    for (const mix of [add, subtract, compare])
      expect(() => mix(money(1n, "PHP"), money(1n, "USD"))).toThrow("Currencies differ: PHP, USD");
  });

  test("an unknown currency is a fault", () => {
    expect(() => money(1n, "ABC")).toThrow("Unknown currency: ABC");
  });

  test("zero is not positive", () => {
    expect([
      isPositive(money(0n, "PHP")),
      isPositive(money(1n, "PHP")),
      isPositive(money(-1n, "PHP")),
    ]).toEqual([false, true, false]);
  });

  test("rounding to the minor unit goes down and takes less than one minor unit", () => {
    fc.assert(
      fc.property(units, fc.constantFrom("PHP", "JPY", "VND"), (a, currency) => {
        const rounded = roundDownToMinor(money(a, currency)).units;
        return (
          rounded <= a &&
          a - rounded < fromMinor(1n, currency).units &&
          fromMinor(toMinor(money(a, currency)), currency).units === rounded
        );
      }),
    );
  });
});

describe("reading and writing", () => {
  test.each([
    [25_000_000n, "PHP", "₱250.00"],
    [123_456_789_00000n, "PHP", "₱123,456,789.00"],
    [-1_999n, "PHP", "-₱0.02"],
    [999n, "PHP", "₱0.00"],
    [150_000_000n, "JPY", "¥1,500"],
    [100_000_000n, "VND", "₫1,000"],
  ])("%s units of %s read %s", (amount, currency, text) => {
    expect(formatMoney(money(amount, currency))).toBe(text);
  });

  test("a list of movements shows the sign of what came in", () => {
    expect(formatMoney(money(1_000_000n, "PHP"), { sign: true, symbol: false })).toBe("+10.00");
  });

  test.each([
    ["250", 25_000_000n],
    ["250.5", 25_050_000n],
    ["1,250.50", 125_050_000n],
    ["0,05", 5_000n],
    [" 20 ", 2_000_000n],
  ])("%j typed is %s units", (text, amount) => {
    expect(parseAmount(text, "PHP")).toEqual(ok(money(amount, "PHP")));
  });

  test.each(["", "-5", "1e3", "12a", "1.2.3", "1,25,00", "1234567890123", "Infinity", "0x10"])(
    "%j is no amount",
    (text) => {
      expect(parseAmount(text, "PHP")).toEqual(refuse("NOT_AN_AMOUNT"));
    },
  );

  test("more digits than the currency has are refused, not rounded", () => {
    expect(parseAmount("1.005", "PHP")).toEqual(refuse("TOO_MANY_DIGITS"));
    expect(parseAmount("100.5", "JPY")).toEqual(refuse("TOO_MANY_DIGITS"));
  });

  test("what is written can be read again, to the minor unit", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 13n }), (minor) => {
        const amount = fromMinor(minor, "PHP");
        expect(parseAmount(formatMoney(amount, { symbol: false }), "PHP")).toEqual(ok(amount));
      }),
    );
  });

  test("an amount above what a JSON number can hold survives the wire", () => {
    fc.assert(
      fc.property(fc.bigInt(), (amount) => {
        expect(fromWire(JSON.parse(JSON.stringify(toWire(money(amount, "PHP")))))).toEqual(
          money(amount, "PHP"),
        );
      }),
    );
  });
});
