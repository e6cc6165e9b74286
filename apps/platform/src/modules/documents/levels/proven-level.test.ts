import fc from "fast-check";
import { expect, test } from "vitest";
import { PROOFS, type Proof } from "../document.ts";
import { levelAfter, provenLevel } from "./proven-level.ts";

const of = (phone: boolean, person: boolean, ...documents: Proof[]) =>
  provenLevel({ phone, person, documents: new Set(documents) });

test("each level stands on the one below it", () => {
  expect(of(false, false)).toBe(0);
  expect(of(true, false, ...PROOFS)).toBe(0);
  expect(of(false, true, ...PROOFS)).toBe(0);
  expect(of(true, true)).toBe(1);
  expect(of(true, true, "IDENTITY")).toBe(1);
  expect(of(true, true, "SELFIE", "ADDRESS", "FUNDS")).toBe(1);
  expect(of(true, true, "IDENTITY", "SELFIE")).toBe(2);
  expect(of(true, true, "IDENTITY", "SELFIE", "FUNDS")).toBe(2);
  expect(of(true, true, ...PROOFS)).toBe(3);
});

test("one proof more never lowers the level", () => {
  const some = fc.subarray([...PROOFS]);
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), some, fc.constantFrom(...PROOFS), (a, b, has, more) => {
      expect(of(a, b, ...has, more)).toBeGreaterThanOrEqual(of(a, b, ...has));
      expect(of(true, b, ...has)).toBeGreaterThanOrEqual(of(a, b, ...has));
    }),
  );
});

test("a level that staff set by hand stays until proofs lift the player above it", () => {
  const cases = [
    { now: 0, before: 0, proven: 2, after: 2 },
    { now: 2, before: 2, proven: 1, after: 1 },
    { now: 3, before: 0, proven: 2, after: 3 },
    { now: 3, before: 2, proven: 1, after: 3 },
    { now: 0, before: 2, proven: 2, after: 0 },
    { now: 0, before: 2, proven: 1, after: 0 },
    { now: 0, before: 2, proven: 3, after: 3 },
  ];
  for (const { after, ...levels } of cases)
    expect([levels, levelAfter(levels)]).toEqual([levels, after]);
});
