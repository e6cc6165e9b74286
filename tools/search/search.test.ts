import fc from "fast-check";
import { join } from "node:path";
import { expect, test } from "vitest";
import { failuresOf, repeatOf, type Report } from "./failures.ts";
import { findProperties } from "./find-properties.ts";
import { readOptions } from "./options.ts";

const ROOT = join(import.meta.dirname, "../..");

/** fast-check's message for a property that does not hold. */
function saidOf(seed: number): string {
  try {
    fc.assert(
      fc.property(fc.nat(), (value) => value < 1_000),
      { seed },
    );
  } catch (fault) {
    return String(fault);
  }
  throw new Error("It held");
}

const reportOf = (failureMessages: readonly string[], message = ""): Report => ({
  numPassedTests: 0,
  testResults: [
    {
      name: join(ROOT, "packages/money/src/money.test.ts"),
      message,
      assertionResults: [
        { status: "passed", title: "what holds", ancestorTitles: [], failureMessages: [] },
        ...(failureMessages.length > 0
          ? [
              {
                status: "failed",
                title: "a (small) sum",
                ancestorTitles: ["sums"],
                failureMessages,
              },
            ]
          : []),
      ],
    },
  ],
});

test("what a property failed with is found with its seed and path, and said as a command that does it again", () => {
  const [failure] = failuresOf(reportOf([saidOf(-42)]), ROOT, 7);
  expect(failure).toMatchObject({
    file: "packages/money/src/money.test.ts",
    test: "sums > a (small) sum",
    seed: -42,
  });
  const path = failure?.path ?? "";
  expect(path).toMatch(/^\d+(:\d+)+$/);
  expect(failure && repeatOf(failure)).toBe(
    `PROPERTY_SEED=-42 PROPERTY_PATH=${path} npx vitest run ` +
      `packages/money/src/money.test.ts -t "sums a .small. sum"`,
  );
  expect(() =>
    fc.assert(
      fc.property(fc.nat(), (value) => value < 1_000),
      { seed: -42, path, numRuns: 1 },
    ),
  ).toThrow("Property failed after 1 tests");
});

test("what failed beside a property is one of that round's seed, and so is a file that could not be read", () => {
  expect(failuresOf(reportOf(["Error: the ledger is not green"]), ROOT, 7)).toMatchObject([
    { seed: 7, path: undefined },
  ]);
  expect(failuresOf(reportOf([], "SyntaxError: no"), ROOT, 7)).toMatchObject([
    { test: "", seed: 7, path: undefined, message: "SyntaxError: no" },
  ]);
  expect(failuresOf(reportOf([]), ROOT, 7)).toEqual([]);
});

test("the search goes over wallet, lottery, cashier, games and money", () => {
  const files = findProperties(ROOT);
  for (const area of [
    "modules/wallet/model",
    "modules/lottery/settling/settle",
    "modules/lottery/orders/random-orders",
    "modules/cashier/cashier.property",
  ])
    expect(files).toContain(`apps/platform/src/${area}.test.ts`);
  for (const file of [
    "games/keno/rules",
    "games/mango-mines/rules",
    "apps/studio/src/games",
    "packages/money/src/money",
    "packages/fair/src/fair",
  ])
    expect(files).toContain(`${file}.test.ts`);
});

test.each([
  [["--minutes", "0"], "--minutes is a whole number from 1 to 1440."],
  [["--minutes", "half"], "--minutes is a whole number from 1 to 1440."],
  [["--seconds", "3"], "--seconds is no option."],
])("%j is refused in words", (args, words) => {
  expect(readOptions(args)).toContain(words);
});

test("half an hour is searched where nothing else is said", () => {
  expect([readOptions([]), readOptions(["--minutes", "3", "--times", "2"])]).toEqual([
    { minutes: 30, times: 5 },
    { minutes: 3, times: 2 },
  ]);
});
