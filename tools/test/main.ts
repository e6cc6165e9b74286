import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./browser.ts";
import { keepCompiled } from "./compiled.ts";
import { doubtOf } from "./doubt.ts";
import { TEST_RUN } from "./end-with.ts";
import { writeInMemory } from "./in-memory.ts";
import { partsOf, STAGES, type Part } from "./parts.ts";
import { slowest, type Timed } from "./slowest.ts";
import { browserTimes, unitTimes, type UnitReport } from "./times.ts";

/**
 * `npm test`: everything that must hold before a change lands, in the order in which a mistake
 * shows soonest, and at the end the slowest tests. `npm test -- unit` (or check, build, browser)
 * runs one part, `npm test -- path/to/file.ts` the tests of a file, and `npm test -- changed` those
 * of every file that differs from the last commit.
 */
const ROOT = join(import.meta.dirname, "../..");

keepCompiled();
writeInMemory();
const chosen = partsOf(process.argv.slice(2));
if (chosen.length === 0) console.log("No test belongs to that.");
const reports = await mkdtemp(join(tmpdir(), "perya-times-"));
const browser = chosen.some(({ name }) => name === "browser") ? await findBrowser() : "";
const running = new Set<ReturnType<typeof spawn>>();
const started = Date.now();
let passed = true;
for (const stage of STAGES) {
  const all = await Promise.all(chosen.filter((part) => stage.includes(part.name)).map(run));
  passed &&= all.every(Boolean);
  if (!passed) break;
}
const tests = [
  ...(await timesFrom("unit.json", (report: UnitReport) => unitTimes(report, ROOT))),
  ...(await timesFrom("browser.json", browserTimes)),
];
await rm(reports, { recursive: true, force: true });
const slow = slowest(tests);
if (slow) console.log(`\n${slow}`);
console.log(`\n── ${passed ? "passed" : "FAILED"} in ${since(started)} s`);
process.exitCode = passed ? 0 : 1;

/**
 * Runs the commands of a part, one after the other. The first failure ends this part and those
 * beside it, so that it is reported at once.
 */
async function run({ name, commands, report }: Part): Promise<boolean> {
  const begun = Date.now();
  console.log(`\n── ${name}`);
  for (const command of commands(reports)) {
    if ((await exitOf(command)) === 0) continue;
    for (const other of running) other.kill("SIGTERM");
    console.log(`── ${name}: FAILED in ${since(begun)} s`);
    return false;
  }
  const doubt = report === undefined ? undefined : doubtOf(await textOf(report));
  if (doubt !== undefined) {
    console.log(`── ${name}: FAILED in ${since(begun)} s, ${doubt}`);
    return false;
  }
  console.log(`── ${name}: passed in ${since(begun)} s`);
  return true;
}

function exitOf([program, ...args]: readonly [string, ...string[]]): Promise<number> {
  const env = {
    ...process.env,
    PERYA_BROWSER: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, "browser.json"),
    [TEST_RUN]: String(process.pid),
  };
  const child = spawn(program, args, { cwd: ROOT, stdio: "inherit", env });
  running.add(child);
  return new Promise((resolve) => {
    child.on("exit", (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
    child.on("error", () => resolve(1));
  });
}

/** The times of a report, if its part ran far enough to write it. */
async function timesFrom<Report>(
  name: string,
  timesOf: (report: Report) => Timed[],
): Promise<Timed[]> {
  const text = await textOf(name);
  return text === undefined ? [] : timesOf(JSON.parse(text) as Report);
}

function textOf(report: string): Promise<string | undefined> {
  return readFile(join(reports, report), "utf8").catch(() => undefined);
}

function since(at: number): number {
  return Math.round((Date.now() - at) / 1000);
}
