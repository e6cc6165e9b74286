import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startLoad } from "./load.ts";
import { mayhem } from "./mayhem.ts";
import { HELP, readOptions, type Options } from "./options.ts";
import { revive, type Part } from "./parts/part.ts";
import type { Check } from "./proof/check.ts";
import { prove } from "./prove.ts";
import { printKill, printProof, words } from "./report.ts";
import { openStage } from "./stage.ts";

/** PostgreSQL's user must be able to enter. */
const ENTERED_BY_ALL = 0o755;
/** Before the first kill, so that there is something to lose. */
const CALM_MS = 2_000;
/** As a shell says it of a program that Ctrl-C ended. */
const INTERRUPTED = 130;

async function run({ kills, seed, lossy }: Options, directory: string): Promise<boolean> {
  const fell: string[] = [];
  const onFell = (part: Part, how: string) => {
    console.log(`  ${part.name} ended by itself (${how}); starting it again`);
    fell.push(`${part.name} ended by itself: ${how}`);
    void revive(part);
  };
  console.log(`chaos: ${kills} kills, seed ${seed}, data in ${directory}\n`);
  const stage = await openStage({ directory, lossy, onFell, closing });
  const load = startLoad(stage, seed);
  await new Promise((resolve) => setTimeout(resolve, CALM_MS));
  await mayhem(stage.parts, kills, seed, (kill) => printKill(kill, kills, load.figures()));
  console.log("\n  everybody is up; ending what was begun, then sending everything again …");
  await load.end();
  console.log(`  ${words(load.figures())}`);
  const stayed: Check = { name: "parts that nobody killed stayed up", looked: stage.parts.length, faults: fell };
  return printProof([...(await prove(stage, load)), stayed]);
}

const closing: (() => Promise<void>)[] = [];
let ending: Promise<void> | undefined;

/** Ends what was started, last first, and only once however often it is asked. */
function end(): Promise<void> {
  ending ??= (async () => {
    for (const close of closing.toReversed()) await close();
  })();
  return ending;
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  const directory = await mkdtemp(join(tmpdir(), "perya-chaos-"));
  await chmod(directory, ENTERED_BY_ALL);
  const started = Date.now();
  let proven = false;
  try {
    proven = await run(options, directory);
  } finally {
    await end();
    if (proven) await rm(directory, { recursive: true, force: true });
    else console.log(`\nData and logs are left in ${directory}`);
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`\n${proven ? "GREEN" : "RED"}: ${options.kills} kills, seed ${options.seed}, ${seconds} s`);
  return proven ? 0 : 1;
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end().finally(() => process.exit(INTERRUPTED)));

try {
  process.exitCode = await main();
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : String(fault));
  process.exitCode = 1;
}
