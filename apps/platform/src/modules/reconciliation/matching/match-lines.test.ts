import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchLines, type OpenLine, type OpenMovement } from "./match-lines.ts";

const START = Temporal.Instant.from("2026-11-26T00:00:00Z");
const AT = (hours: number) => START.add({ minutes: Math.round(hours * 60) });

const line = (id: number, number: string, units: bigint, hours = 0): OpenLine => ({
  id: BigInt(id),
  direction: "IN",
  number,
  units,
  currency: "PHP",
  at: AT(hours),
});
const movement = (ref: string, number: string | null, units: bigint, hours = 0): OpenMovement => ({
  ref,
  direction: "IN",
  number,
  units,
  currency: "PHP",
  at: AT(hours),
});

const pairs = (lines: readonly OpenLine[], movements: readonly OpenMovement[], isTyped = true) =>
  matchLines(lines, movements, isTyped).map(
    (match) => `${match.line.id} ${match.movement.ref} ${match.by}`,
  );

describe("a line of a statement", () => {
  test("is the movement of its number, whatever the amount, and however the number is written", () => {
    const movements = [movement("a", "ab 12-3", 5n), movement("b", "X", 7n)];
    expect(pairs([line(1, "AB123", 7n)], movements)).toEqual(["1 a NUMBER"]);
  });

  test("is by its amount the nearest movement within two days, where people type the numbers", () => {
    const movements = [movement("far", "T1", 7n, 47), movement("near", "T2", 7n, 1)];
    expect(pairs([line(1, "N", 7n)], movements)).toEqual(["1 near AMOUNT"]);
    expect(pairs([line(1, "N", 7n, -2)], [movement("far", "T1", 7n, 47)])).toEqual([]);
    expect(pairs([line(1, "N", 7n)], movements, false)).toEqual([]);
  });

  test("is by its amount alone what we have no number of, at any provider", () => {
    expect(pairs([line(1, "N", 7n)], [movement("a", null, 7n)], false)).toEqual(["1 a AMOUNT"]);
  });

  test("is nothing of another direction or currency", () => {
    const others = [
      { ...movement("a", "N", 7n), direction: "OUT" as const },
      { ...movement("b", "N", 7n), currency: "USD" },
    ];
    expect(pairs([line(1, "N", 7n)], others)).toEqual([]);
  });
});

const number = fc.constantFrom("A", "B", "C", "a-", "D");
const units = fc.constantFrom(1n, 2n, 3n);
const hours = fc.integer({ min: -60, max: 60 });
const direction = fc.constantFrom("IN", "OUT");
const someLines = fc
  .array(fc.record({ number, units, hours, direction } as const), { maxLength: 9 })
  .map((all) =>
    all.map((one, at) => ({
      ...line(at, one.number, one.units, one.hours),
      direction: one.direction as "IN",
    })),
  );
const someMovements = fc
  .array(fc.record({ number: fc.option(number), units, hours, direction } as const), {
    maxLength: 9,
  })
  .map((all) =>
    all.map((one, at) => ({
      ...movement(`m${at}`, one.number, one.units, one.hours),
      direction: one.direction as "IN",
    })),
  );

describe("whatever lines and movements there are", () => {
  test("each is matched once at most, with its own side, and by amount with an equal one", () => {
    fc.assert(
      fc.property(someLines, someMovements, fc.boolean(), (lines, movements, isTyped) => {
        const found = matchLines(lines, movements, isTyped);
        expect(new Set(found.map((one) => one.line)).size).toBe(found.length);
        expect(new Set(found.map((one) => one.movement)).size).toBe(found.length);
        for (const one of found) {
          expect(one.line.direction).toBe(one.movement.direction);
          if (one.by === "AMOUNT") expect(one.line.units).toBe(one.movement.units);
        }
      }),
    );
  });

  test("their order does not matter", () => {
    const both = fc.tuple(someLines, someMovements).chain(([lines, movements]) =>
      fc.record({
        lines: fc.constant(lines),
        movements: fc.constant(movements),
        otherLines: fc.shuffledSubarray(lines, { minLength: lines.length }),
        otherMovements: fc.shuffledSubarray(movements, { minLength: movements.length }),
      }),
    );
    fc.assert(
      fc.property(both, ({ lines, movements, otherLines, otherMovements }) => {
        expect(new Set(pairs(otherLines, otherMovements))).toEqual(
          new Set(pairs(lines, movements)),
        );
      }),
    );
  });

  test("nothing that could be matched by its number is left on both sides", () => {
    fc.assert(
      fc.property(someLines, someMovements, (lines, movements) => {
        const found = new Set<unknown>(
          matchLines(lines, movements, false).flatMap((one) => [one.line, one.movement]),
        );
        const left = lines.filter((one) => !found.has(one));
        for (const one of left)
          expect(
            movements.filter(
              (other) =>
                !found.has(other) &&
                other.number === one.number &&
                other.direction === one.direction,
            ),
          ).toEqual([]);
      }),
    );
  });
});

test("ten thousand of one amount are matched, each once", () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => line(at, `L${at}`, 7n, at / 1_000));
  const movements = lines.map((_, at) => movement(`m${at}`, `T${at}`, 7n, at / 1_000));
  const found = matchLines(lines, movements, true);
  expect(new Set(found.map((one) => one.movement.ref)).size).toBe(found.length);
  expect(found.length).toBeGreaterThan(9_900);
});
