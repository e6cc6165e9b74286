import fc from "fast-check";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FOUND } from "./found-seeds.ts";

const ROOT = join(import.meta.dirname, "../..");

/** What a property is tried with. */
function tried(numRuns: number): number[] {
  const values: number[] = [];
  fc.assert(
    fc.property(fc.nat(), (value) => void values.push(value)),
    { numRuns },
  );
  return values;
}

test("a property is tried with the same values in every run, and with what was found before", () => {
  const values = tried(20);
  expect(values.slice(0, 20)).toEqual(fc.sample(fc.nat(), { numRuns: 20, seed: 20_260_101 }));
  const [, second] = fc.sample(fc.nat(), { numRuns: 2, seed: 7 });
  expect(values.slice(20)).toEqual([second]);
});

test("what was found names a test that is there: one that got another name would be tried no more, and nobody would see it", () => {
  for (const { file, test: name } of FOUND)
    expect(readFileSync(join(ROOT, file), "utf8")).toContain(name.split(" > ").at(-1));
});
