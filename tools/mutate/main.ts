import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chooseTests, versionOf } from "./choose-tests.ts";
import { isEquivalent } from "./equivalent.ts";
import { filesOf, mutantsOf, sample, type Mutant } from "./find-mutants.ts";
import { readImportGraph } from "./import-graph.ts";
import { readOptions, type Options } from "./options.ts";
import { report, say } from "./report.ts";
import { openResults, type Fate, type Results } from "./results.ts";
import { openRunner, type Runner } from "./runner.ts";

const ROOT = join(import.meta.dirname, "../..");
const RESULTS = join(ROOT, "node_modules/.cache/mutate/results.jsonl");
/** A fault that keeps its tests from ending counts as found after this time. */
const LIMIT_MS = 600_000;

const options = readOptions(process.argv.slice(2));
if (typeof options === "string") {
  console.error(options);
  process.exit(2);
}
process.exitCode = await main(options);

async function main({ areas, files, limit, seed, minutes, list, again }: Options): Promise<number> {
  const wanted = areas.flatMap((area) =>
    filesOf(ROOT, area)
      .filter((file) => files.length === 0 || files.some((part) => file.includes(part)))
      .map((file) => ({ area, file })),
  );
  const all = wanted.flatMap(({ area, file }) => mutantsOf(ROOT, area, file));
  const mutants = sample(
    all.filter((mutant) => !isEquivalent(mutant)),
    limit,
    seed,
  );
  console.log(`${mutants.length} of ${all.length} faults in ${wanted.length} files, seed ${seed}.`);
  if (list) return (mutants.forEach((mutant) => console.log(say(mutant))), 0);
  const results = openResults(RESULTS, again);
  const relatedTo = readImportGraph(ROOT);
  const until = performance.now() + minutes * 60_000;
  const tried: { mutant: Mutant; fate: Fate }[] = [];
  let open: Promise<Runner> | undefined;
  const reopen = async () => {
    await (await open)?.close();
    open = undefined;
  };
  const bench = openBench(() => (open ??= openRunner()), reopen, results);
  for (const mutant of mutants) {
    const tests = chooseTests(mutant, relatedTo(mutant.file));
    const version = versionOf(ROOT, tests);
    let fate = results.find(mutant.key, version);
    if (fate === undefined) {
      if (performance.now() > until) break;
      const { by, ...came } = await bench(mutant, tests);
      fate = came.fate;
      const { key, file } = mutant;
      results.add({
        key,
        file,
        fate,
        ...(fate === "survived" || fate === "no test" ? { tests: version } : {}),
        ...(by === undefined ? {} : { by }),
      });
      console.log(
        `${fate === "killed" ? "" : `${fate}: `}${say(mutant)}${by === undefined ? "" : `  (${by})`}`,
      );
    }
    tried.push({ mutant, fate });
  }
  await reopen();
  console.log(report(tried));
  return 0;
}

/**
 * Tries faults on tests. A failure counts only if the test passes without the fault; a pass needs
 * no such check.
 */
function openBench(runner: () => Promise<Runner>, reopen: () => Promise<void>, { kills }: Results) {
  const green = new Map<string, boolean>();
  const milliseconds = new Map<string, number>();
  const time = (test: string) => milliseconds.get(test) ?? 0;
  return async (
    mutant: Mutant,
    tests: readonly string[],
  ): Promise<{ fate: Fate; by?: string | undefined }> => {
    const { run, check } = await runner();
    for (;;) {
      // The tests that found most faults in this file run first, and quick ones before slow ones.
      const usable = tests
        .filter((test) => green.get(test) !== false)
        .toSorted((a, b) => kills(mutant.file, b) - kills(mutant.file, a) || time(a) - time(b));
      if (usable.length === 0) return { fate: "no test" };
      const { failed, timedOut, lost } = await run(planted(mutant), usable, LIMIT_MS);
      if (lost) await reopen();
      if (timedOut) return { fate: "timed out" };
      if (failed === undefined) return { fate: "survived" };
      if (green.get(failed) || !usable.includes(failed)) return { fate: "killed", by: failed };
      const alone = await check(failed);
      green.set(failed, alone.why === undefined);
      milliseconds.set(failed, alone.milliseconds);
      if (alone.why === undefined) return { fate: "killed", by: failed };
      console.log(`Left out, it fails without a fault: ${failed}, ${alone.why}`);
    }
  };
}

function planted({ file, start, end, replacement }: Mutant) {
  const path = join(ROOT, file);
  const text = readFileSync(path, "utf8");
  return { path, text: text.slice(0, start) + replacement + text.slice(end) };
}
