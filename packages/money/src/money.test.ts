import {
  add,
  compare,
  formatMoney,
  fromMinor,
  fromWire,
  isPositive,
  latinDigits,
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

  test.each([
    ["٢٥٠", 25_000_000n],
    ["١٬٢٥٠٫٥٠", 125_050_000n],
    ["۱٬۲۵۰٫۵", 125_050_000n],
    ["१,२५,०००.५०", 12_500_050_000n],
    ["১২৫০", 125_000_000n],
    ["๑,๒๕๐.๕๐", 125_050_000n],
    ["１，２５０．５０", 125_050_000n],
    ["\u2067١٢٫٥\u2069", 1_250_000n],
    ["1\u202f250,50", 125_050_000n],
    ["1\u00a0250", 125_000_000n],
    ["1’250.50", 125_050_000n],
    ["1.250,50", 125_050_000n],
    ["1.250.000", 125_000_000_000n],
    ["1.250.000,5", 125_000_050_000n],
    ["1,250", 125_000_000n],
  ])("%j, from a keyboard of another script or country, is %s units", (text, amount) => {
    expect(parseAmount(text, "PHP")).toEqual(ok(money(amount, "PHP")));
  });

  test.each([
    ["50.000", 5_000_000_000n],
    ["50,000", 5_000_000_000n],
    ["50 000", 5_000_000_000n],
    ["1.250.000", 125_000_000_000n],
    ["٥٠٬٠٠٠", 5_000_000_000n],
  ])("%j in a currency without decimals is %s units", (text, amount) => {
    expect(parseAmount(text, "VND")).toEqual(ok(money(amount, "VND")));
  });

  test.each([
    ["50.000", "PHP"],
    ["0.500", "VND"],
    ["٥٠٫٠٠٠", "VND"],
    ["0,500", "PHP"],
    ["01,250", "PHP"],
    ["1,250.500", "PHP"],
  ])("%j of %s has more decimals than the currency, and no thousands are guessed", (text, code) => {
    expect(parseAmount(text, code)).toEqual(refuse("TOO_MANY_DIGITS"));
  });

  test.each([
    "",
    "-5",
    "1e3",
    "12a",
    "1.2.3",
    "1,25,00",
    "1234567890123",
    "Infinity",
    "0x10",
    "1,250,50",
    "1,250 000",
    "1.25.000",
    "0.500.000",
    "٬٢٥٠",
    "½",
    "²",
  ])("%j is no amount", (text) => {
    expect(parseAmount(text, "PHP")).toEqual(refuse("NOT_AN_AMOUNT"));
  });

  test("an amount in the digits of any script is the amount in Latin digits", () => {
    const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xc66, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10];
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n - 1n }),
        fc.constantFrom(...zeros),
        fc.constantFrom("PHP", "VND"),
        (minor, zero, code) => {
          const amount = fromMinor(minor, code);
          const typed = formatMoney(amount, { symbol: false }).replaceAll(/\d/g, (digit) =>
            String.fromCodePoint(zero + Number(digit)),
          );
          expect(parseAmount(typed, code)).toEqual(ok(amount));
        },
      ),
    );
  });

  test("thousands by point and decimals by comma are read as they are the other way round", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n - 1n }),
        fc.constantFrom("PHP", "VND"),
        (minor, code) => {
          const amount = fromMinor(minor, code);
          const swapped = formatMoney(amount, { symbol: false }).replaceAll(/[.,]/g, (mark) =>
            mark === "." ? "," : ".",
          );
          expect(parseAmount(swapped, code)).toEqual(ok(amount));
        },
      ),
    );
  });

  test("a text is refused or read as at most its digits, whatever is typed", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."0 1 5 9 . , ' ٫ ٬ ٥ ۵".split(" "), " ") }),
        fc.constantFrom("PHP", "VND"),
        (text, code) => {
          const read = parseAmount(text, code);
          if (!read.ok) return;
          const figures = BigInt(latinDigits(text).replaceAll(/\D/g, ""));
          const hundredths = toMinor(read.value) * (code === "VND" ? 100n : 1n);
          expect([figures, figures * 10n, figures * 100n]).toContain(hundredths);
        },
      ),
    );
  });

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
