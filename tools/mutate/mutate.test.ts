import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { expect, onTestFinished, test, vi } from "vitest";
import { chooseTests } from "./choose-tests.ts";
import { EQUIVALENT } from "./equivalent.ts";
import { allChanges, filesOf, mutantsOf, sample, type Mutant } from "./find-mutants.ts";
import { readImportGraph } from "./import-graph.ts";
import { readOptions } from "./options.ts";
import { plant, planting } from "./planted.ts";
import { report, say } from "./report.ts";
import { openResults } from "./results.ts";
import { endWorkersAfter } from "./runner.ts";

const ROOT = join(import.meta.dirname, "../..");
const OUTCOME = "games/k3/outcome.ts";

/** What becomes of a function's text, a line each fault. */
function planted(text: string): string[] {
  const source = `function f() {${text}}`;
  const file = ts.createSourceFile("a.ts", source, ts.ScriptTarget.Latest, true);
  return allChanges(file).map(({ start, end, replacement }) =>
    (source.slice(0, start) + replacement + source.slice(end)).slice("function f() {".length, -1),
  );
}

test.each([
  ["return a < b;", ["return a <= b;", "return a >= b;"]],
  ["if (a) b();", ["if (true) b();", "if (false) b();", "if (a) ;"]],
  [
    "return a && !b ? 0n : c;",
    [
      "return true ? 0n : c;",
      "return false ? 0n : c;",
      "return a || !b ? 0n : c;",
      "return a && b ? 0n : c;",
      "return a && !b ? 1n : c;",
    ],
  ],
  [
    "x += all.filter(f).some(g);",
    [";", "x -= all.filter(f).some(g);", "x += all.some(g);", "x += all.filter(f).every(g);"],
  ],
  ["return -units;", ["return units;"]],
  ["return g({ free: true });", ["return g({ free: false });"]],
  [
    "return sql`select 1 from t where a = ${x} and b < 2 for update`;",
    [
      "return sql`select 1 from t where a <> ${x} and b < 2 for update`;",
      "return sql`select 1 from t where a = ${x} or b < 2 for update`;",
      "return sql`select 1 from t where a = ${x} and b <= 2 for update`;",
      "return sql`select 1 from t where a = ${x} and b < 2`;",
    ],
  ],
])("faults of %s", (text, faults) => {
  expect(planted(text)).toEqual(faults);
});

test.each([
  "throw new Error(a + b);",
  "log.info(a);",
  "return `${a}` + b;",
  "const x: 0 | 1 = y as 1;",
  "return other`a and b`;",
  "return g({ NOT_FOUND: true });",
])("nothing is planted in %s", (text) => {
  expect(planted(text)).toEqual([]);
});

test("the same seed draws the same faults, and another one others", () => {
  const mutants = filesOf(ROOT, "games")
    .slice(0, 5)
    .flatMap((file) => mutantsOf(ROOT, "games", file));
  const keys = (seed: number) => sample(mutants, 20, seed).map(({ key }) => key);
  expect(keys(1)).toEqual(keys(1));
  expect(new Set(keys(1)).size).toBe(20);
  expect(keys(1)).not.toEqual(keys(2));
});

test("a file's tests are those that reach it by imports, through packages too: of its own area, then the nearest of others", () => {
  const related = readImportGraph(ROOT);
  const ofFile = (area: Mutant["area"], file: string) => chooseTests({ area, file }, related(file));
  const [own, ...others] = ofFile("games", OUTCOME);
  expect(own).toBe("games/k3/rules.test.ts");
  expect(others.length).toBe(4);
  expect(others.filter((test) => test.startsWith("games/"))).toEqual([]);
  expect(ofFile("lottery-kit", "packages/lottery-kit/src/fraction.ts")).toEqual(
    expect.arrayContaining(["packages/lottery-kit/src/kit.test.ts", "games/k3/rules.test.ts"]),
  );
  expect(ofFile("wallet", "apps/platform/src/modules/wallet/deciding/decide-bet.ts")).toContain(
    "apps/platform/src/modules/wallet/wallet.test.ts",
  );
});

test("Vitest is given the planted text of one file, and the disk's of all others", () => {
  const { transform } = planting();
  onTestFinished(() => plant(undefined));
  plant({ path: "/a.ts", text: "planted" });
  expect([transform("disk", "/a.ts?v=1"), transform("disk", "/b.ts")]).toEqual([
    "planted",
    undefined,
  ]);
  plant(undefined);
  expect(transform("disk", "/a.ts")).toBeUndefined();
});

test("results are found again by the next run; what survived is tried again once its tests have changed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "perya-mutate-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "results.jsonl");
  const first = openResults(path, false);
  first.add({ key: "a", fate: "killed", file: "x.ts", by: "x.test.ts" });
  first.add({ key: "b", fate: "survived", file: "x.ts", tests: "v1" });
  const next = openResults(path, false);
  expect([
    next.find("a", "v2"),
    next.find("b", "v1"),
    next.find("b", "v2"),
    next.find("c", "v1"),
  ]).toEqual(["killed", "survived", undefined, undefined]);
  expect([next.kills("x.ts", "x.test.ts"), next.kills("y.ts", "x.test.ts")]).toEqual([1, 0]);
  expect(openResults(path, true).find("a", "v1")).toBeUndefined();
});

test("a run is lost when its workers are gone, and not while the first one is slow to come", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let running: number[] = [];
  let lost = false;
  const clock = endWorkersAfter(600_000, () => running);
  onTestFinished(clock.stop);
  void clock.lost.then(() => (lost = true));
  const seconds = async (count: number) => {
    await vi.advanceTimersByTimeAsync(count * 1_000);
    return lost;
  };
  expect(await seconds(60)).toBe(false);
  running = [1];
  expect(await seconds(60)).toBe(false);
  running = [];
  expect(await seconds(14)).toBe(false);
  expect(await seconds(1)).toBe(true);
});

test("the score counts what was found and what never ended, and names the rest", () => {
  const [mutant] = mutantsOf(ROOT, "games", OUTCOME);
  if (!mutant) throw new Error("There is no fault to plant");
  const lines = report(
    (["killed", "timed out", "survived", "no test"] as const).map((fate) => ({ mutant, fate })),
  ).split("\n");
  expect(lines).toContain(`survived: ${say(mutant)}`);
  expect(lines.at(-1)).toBe("score        50.0 % (2 of 4 faults found)");
});

test.each([
  [["--area", "kitchen"], "There is no area kitchen"],
  [["--limit", "0"], "--limit is a whole number from 1"],
  [["--nonsense"], "--nonsense"],
])("%j is refused in a sentence", (args, sentence) => {
  expect(readOptions(args)).toContain(sentence);
});

test("what is listed as equivalent stands in the code as it says", () => {
  const stale = EQUIVALENT.filter(({ file, line, was, replacement }) => {
    const area = (["wallet", "rounds", "cashier", "vendors", "lottery-kit", "games"] as const).find(
      (name) => filesOf(ROOT, name).includes(file),
    );
    const found =
      area &&
      mutantsOf(ROOT, area, file).filter(
        (mutant) => mutant.was === was && mutant.replacement === replacement,
      );
    return !found?.some(({ lineText }) => lineText === line);
  });
  expect(stale).toEqual([]);
});
