import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TEST_RUN } from "../test/end-with.ts";
import { failuresOf, repeatOf, type Failure, type Report } from "./failures.ts";
import { findProperties } from "./find-properties.ts";
import { readOptions } from "./options.ts";

const ROOT = join(import.meta.dirname, "../..");
const HIGHEST_SEED = 2 ** 31;
/** A property that is tried many times as often may take many times as long. */
const TEST_LIMIT_MS = 3_600_000;
const LINES_SHOWN = 40;

const options = readOptions(process.argv.slice(2));
if (typeof options === "string") {
  console.error(options);
  process.exit(2);
}
const { minutes, times } = options;
const files = findProperties(ROOT);
console.log(
  `${files.length} files with property tests, ${times} times as many values as in npm ` +
    `test, for ${minutes} minutes.`,
);
const directory = await mkdtemp(join(tmpdir(), "perya-search-"));
const begun = performance.now();
let failures: Failure[] = [];
for (let round = 1; failures.length === 0 && performance.now() - begun < minutes * 60_000; round++)
  failures = await search(round);
await rm(directory, { recursive: true, force: true });
for (const failure of failures) print(failure);
console.log(
  failures.length === 0
    ? "Nothing was found."
    : `\n${failures.length} found: fix it, and add it to tools/test/found-seeds.ts.`,
);
process.exitCode = failures.length === 0 ? 0 : 1;

/** One round with a seed of its own. */
async function search(round: number): Promise<Failure[]> {
  const seed = randomInt(HIGHEST_SEED);
  const report = join(directory, `${round}.json`);
  const started = performance.now();
  const args = [
    "run",
    ...files,
    "--reporter=json",
    `--outputFile=${report}`,
    `--testTimeout=${TEST_LIMIT_MS}`,
  ];
  const output = await runVitest(args, {
    PROPERTY_SEED: String(seed),
    PROPERTY_TIMES: String(times),
  });
  const text = await readFile(report, "utf8").catch(() => undefined);
  if (text === undefined) throw new Error(`Vitest wrote no report:\n${output}`);
  const said = JSON.parse(text) as Report;
  const found = failuresOf(said, ROOT, seed);
  const seconds = Math.round((performance.now() - started) / 1_000);
  console.log(
    `round ${round}, seed ${seed}: ${said.numPassedTests} passed, ` +
      `${found.length} failed in ${seconds} s`,
  );
  return found;
}

/** Answers what it printed. */
function runVitest(
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<string> {
  const env = { ...process.env, ...variables, [TEST_RUN]: String(process.pid) };
  const child = spawn(process.execPath, [join(ROOT, "node_modules/vitest/vitest.mjs"), ...args], {
    cwd: ROOT,
    env,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", () => resolve(output));
  });
}

function print(failure: Failure): void {
  const { file, test, seed, path, message } = failure;
  console.log(
    `\n${file}\n  ${test}\n  seed ${seed}${path === undefined ? "" : `, path "${path}"`}`,
  );
  console.log(message.split("\n").slice(0, LINES_SHOWN).join("\n"));
  console.log(`  Again: ${repeatOf(failure)}`);
}
