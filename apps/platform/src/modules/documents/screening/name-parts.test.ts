import fc from "fast-check";
import { expect, test } from "vitest";
import { fitsBirth, fitsName, nameParts } from "./name-parts.ts";

const part = fc.constantFrom("José", "maría", "O'Neil", "Łukasz", "Đặng", "Cruz", "ØYSTEIN", "李");
const name = fc.array(part, { minLength: 2, maxLength: 5 });
const fits = (one: string, other: string) => fitsName(nameParts(one), nameParts(other));

test("a name fits itself in any order of its parts, in any case, with and without accents", () => {
  fc.assert(
    fc.property(name, fc.infiniteStream(fc.nat()), (parts, order) => {
      const keys = new Map(parts.map((_, at) => [at, order.next().value ?? 0]));
      const shuffled = parts
        .map((one, at) => ({ one, key: keys.get(at) ?? 0 }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ one }) => one);
      const plain = shuffled.join("  ").normalize("NFD").replaceAll(/\p{M}/gu, "");
      expect(fits(parts.join(" "), plain.toUpperCase())).toBe(true);
      expect(fits(parts.join(", "), shuffled.join("-").toLowerCase())).toBe(true);
    }),
  );
});

test("a name without its middle parts fits the whole one, whichever is listed", () => {
  fc.assert(
    fc.property(name, part, (parts, middle) => {
      const whole = [...parts, middle].join(" ");
      expect([fits(parts.join(" "), whole), fits(whole, parts.join(" "))]).toEqual([true, true]);
    }),
  );
});

test("names that share one part alone are of different persons", () => {
  expect(fits("Juan Cruz", "Juan Santos")).toBe(false);
  expect(fits("Cruz", "Juan Cruz")).toBe(false);
  expect(fits("Cruz Cruz", "Juan Cruz")).toBe(false);
  expect(fits("Suharto", "SUHARTO")).toBe(true);
  expect(fits("", "")).toBe(false);
});

test("a listed year or month fits every day in it, and no date fits all", () => {
  expect(fitsBirth([], "1965-03-02")).toBe(true);
  expect(fitsBirth(["1965"], "1965-03-02")).toBe(true);
  expect(fitsBirth(["1964", "1965-03"], "1965-03-02")).toBe(true);
  expect(fitsBirth(["1965-03-01"], "1965-03-02")).toBe(false);
  expect(fitsBirth(["1964"], "1965-03-02")).toBe(false);
});
