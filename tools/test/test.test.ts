import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { doubtOf } from "./doubt.ts";
import { runsPrograms, writeInMemory } from "./in-memory.ts";
import { ownTests } from "./own-tests.ts";
import { partsOf, STAGES } from "./parts.ts";
import { slowest } from "./slowest.ts";
import { browserTimes, unitTimes } from "./times.ts";

async function tree(...files: readonly string[]): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "perya-own-tests-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const file of files) {
    await mkdir(join(root, file, ".."), { recursive: true });
    await writeFile(join(root, file), "");
  }
  return root;
}

test("a file's own tests are the one of its name, or those of the nearest folder that has some, but never those of everything", async () => {
  const root = await tree(
    "apps/site/src/wallet/take.ts",
    "apps/site/src/wallet/take.test.ts",
    "apps/site/src/wallet/give.ts",
    "apps/site/src/wallet/parts/coin.ts",
    "apps/site/src/bank/open.ts",
    "apps/site/whole.test.ts",
  );
  const of = (file: string) => ownTests([file], root);
  expect(of("apps/site/src/wallet/take.ts")).toEqual(["apps/site/src/wallet/take.test.ts"]);
  expect(of("apps/site/src/wallet/give.ts")).toEqual(["apps/site/src/wallet/take.test.ts"]);
  expect(of("apps/site/src/wallet/parts/coin.ts")).toEqual(["apps/site/src/wallet/take.test.ts"]);
  expect(of("apps/site/src/wallet/take.test.ts")).toEqual(["apps/site/src/wallet/take.test.ts"]);
  expect(of("apps/site/src/wallet/deleted.test.ts")).toEqual([]);
  expect(of("apps/site/src/bank/open.ts")).toEqual(["apps/site/whole.test.ts"]);
  expect(of("README.md")).toEqual([]);
});

test("what is asked for runs, and nothing else: all, a part, the tests of a file", () => {
  const names = (...args: string[]) => partsOf(args).map(({ name }) => name);
  expect(names().toSorted()).toEqual(STAGES.flat().toSorted());
  expect(names("unit")).toEqual(["unit"]);
  expect(names("check", "browser")).toEqual(["check", "browser"]);
  const [one] = partsOf(["packages/money/src/money.ts"]);
  expect(one?.commands("/reports")).toEqual([
    expect.arrayContaining([
      "vitest",
      "packages/money/src/money.test.ts",
      "--outputFile.json=/reports/unit.json",
    ]),
  ]);
  const [scene] = partsOf(["e2e/login.spec.ts"]);
  expect([scene?.name, scene?.commands("/reports")]).toEqual([
    "browser",
    [expect.arrayContaining(["playwright", "e2e/login.spec.ts"])],
  ]);
  expect(names("README.md")).toEqual([]);
});

test("the slowest are named first, with their share of the time of all", () => {
  const tests = [
    { name: "quick", ms: 100 },
    { name: "slow", ms: 61_000 },
    { name: "slower", ms: 120_000 },
  ];
  expect(slowest(tests, 2)).toBe(
    "The slowest 2 of 3 tests, 100 % of their time:\n  120.0 s  slower\n   61.0 s  slow",
  );
  expect(slowest([{ name: "one", ms: 3 }])).toBe("");
});

test("times are read from the reports of both runners, all tries of a browser test together", () => {
  const unit = {
    testResults: [
      {
        name: "/r/a.test.ts",
        assertionResults: [
          { fullName: "a b", duration: 12.5 },
          { fullName: "c", duration: null },
        ],
      },
    ],
  };
  expect(unitTimes(unit, "/r")).toEqual([
    { name: "a.test.ts: a b", ms: 12.5 },
    { name: "a.test.ts: c", ms: 0 },
  ]);
  const spec = (title: string, ...durations: number[]) => ({
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [
    {
      title: "x",
      file: "x.spec.ts",
      specs: [spec("one", 5, 7)],
      suites: [{ title: "in", file: "x.spec.ts", specs: [spec("two", 1)] }],
    },
  ];
  expect(browserTimes({ suites })).toEqual([
    { name: "e2e/x.spec.ts: one", ms: 12 },
    { name: "e2e/x.spec.ts: two", ms: 1 },
  ]);
});

test("a runner that ends well is believed when its report says that all tests passed, and not when there is none", () => {
  const reports = [
    { success: true },
    { stats: { expected: 219, unexpected: 0 } },
    { success: false },
    { stats: { expected: 218, unexpected: 1 } },
    { stats: { expected: 0, unexpected: 0 } },
  ];
  const doubts = [undefined, ...reports.map((report) => JSON.stringify(report))].map(
    (report) => doubtOf(report) !== undefined,
  );
  expect(doubts).toEqual([true, false, false, true, true, true]);
});

test("passing files are written to memory where there is plenty of it, and where TMPDIR says when it is set", () => {
  const placed = (env: NodeJS.ProcessEnv, room: number) => {
    writeInMemory(env, room);
    return env["TMPDIR"];
  };
  expect(placed({}, 6 * 2 ** 30)).toBe("/dev/shm");
  expect(placed({}, 6 * 2 ** 30 - 1)).toBeUndefined();
  expect(placed({ TMPDIR: "/a/disk" }, 60 * 2 ** 30)).toBe("/a/disk");
});

test.each([
  ["tmpfs / tmpfs rw 0 0\ntmpfs /dev/shm tmpfs rw,nosuid 0 0", true],
  ["tmpfs /dev/shm tmpfs rw 0 0\ntmpfs /dev/shm tmpfs rw,noexec,nosuid 0 0", false],
  ["overlay / overlay rw 0 0", false],
])("memory that is mounted as %j is written to: %s", (mounts, written) => {
  expect(runsPrograms(mounts)).toBe(written);
});
