import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startEmbedded } from "@perya/postgres/embedded";
import { verifyLedger } from "../../apps/platform/src/modules/wallet/index.ts";
import { median, printFigures, printTable } from "../report/table.ts";
import { readKept, writeKept } from "./kept.ts";
import { readOptions } from "./options.ts";
import { openSide, type Side } from "./side.ts";
import { sizesOf, STEP, tasksOf } from "./tasks.ts";

/**
 * Runs the same tasks over a small ledger and a large one, side by side: no task may cost more
 * because the history is longer. Read the ratios.
 */
const {
  small: SMALL,
  large: LARGE,
  rounds: ROUNDS,
  task: ONLY,
  directory: kept,
} = readOptions(process.argv.slice(2));
const VERIFIED = 3;
/** PostgreSQL settings for a server that holds a ledger of this size. */
const SETTINGS = [
  "shared_buffers=12GB",
  "max_wal_size=16GB",
  "checkpoint_timeout=30min",
  "maintenance_work_mem=1GB",
  "random_page_cost=1.1",
  "jit=off",
];

if (kept !== undefined) await mkdir(kept, { recursive: true });
const directory =
  kept === undefined ? await mkdtemp(join(tmpdir(), "perya-growth-")) : resolve(kept);
const server = await startEmbedded({ directory, settings: SETTINGS });
const begun = performance.now();
const log = (what: string) =>
  console.error(`${((performance.now() - begun) / 1000).toFixed(0)} s  ${what}`);
const sides: Side[] = [];
const stop = async () => {
  for (const side of sides) await side.close();
  await server.stop();
  if (kept === undefined) await rm(directory, { recursive: true, force: true });
};

try {
  for (const [name, movements] of [
    ["small", SMALL],
    ["large", LARGE],
  ] as const)
    sides.push(
      await openSide({
        server,
        name,
        movements,
        perDay: SMALL,
        log,
        filled: kept === undefined ? undefined : await readKept(directory, name, movements),
        keep: (filled) =>
          kept === undefined ? Promise.resolve() : writeKept(directory, name, filled),
      }),
    );
  const [small, large] = sides as [Side, Side];
  for (const side of sides) await side.warm();
  log("in memory");
  const verified = ONLY === undefined ? await verifyBoth(small, large) : undefined;
  const rows = await compare(small, large);
  printTable(
    `Work over ${SMALL} and over ${LARGE} movements, milliseconds, first ` +
      `quarter of ${ROUNDS} rounds`,
    [
      ...rows.map(({ name, smallMs, largeMs, ratio }) => ({
        work: name,
        small: smallMs.toFixed(2),
        large: largeMs.toFixed(2),
        ratio: ratio.toFixed(2),
      })),
      ...(verified ? [proofRow(verified)] : []),
    ],
  );
  if (verified)
    printFigures("growth", {
      growth_worst: Math.max(...rows.map(({ ratio }) => ratio)),
      verify_linear: verified.large / verified.small,
      verify_per_s: 1e6 / verified.large,
      verify_step_ratio: rows.find(({ name }) => name === STEP)?.ratio ?? 0,
    });
} finally {
  await stop();
}

/** Microseconds per entry of a whole proof: both sides in turn, the median of several runs. */
async function verifyBoth(
  small: Side,
  large: Side,
): Promise<{ readonly small: number; readonly large: number }> {
  // The first proof compiles the code while it runs.
  await verify(small);
  const times = { small: [] as number[], large: [] as number[] };
  for (let time = 0; time < VERIFIED; time++) {
    times.small.push(await verify(small));
    times.large.push(await verify(large));
  }
  log("both ledgers are green");
  return { small: median(times.small), large: median(times.large) };
}

async function verify({ db }: Side): Promise<number> {
  const from = performance.now();
  const proof = await verifyLedger(db);
  if (!proof.green)
    throw new Error(
      `The ledger is red: ${proof.books.flatMap(({ problems }) => problems).join("; ")}`,
    );
  return ((performance.now() - from) * 1_000) / Number(proof.entries);
}

function proofRow({ small, large }: { readonly small: number; readonly large: number }) {
  return {
    work: "whole proof, microseconds an entry",
    small: small.toFixed(2),
    large: large.toFixed(2),
    ratio: (large / small).toFixed(2),
  };
}

/**
 * Runs each task on both sides, alternating which goes first, and returns the lower quartile of its
 * times.
 */
async function compare(small: Side, large: Side) {
  const rows = [];
  for (const task of tasksOf(await sizesOf(small)).filter(
    ({ name }) => ONLY === undefined || name.includes(ONLY),
  )) {
    const times = { small: [] as number[], large: [] as number[] };
    // Warm up: a server that has run for a day has compiled code, open connections and cached
    // pages.
    for (const side of [small, large]) await task.run(side);
    // Both sides alternate, so that a disturbance of the machine hits both.
    for (let time = 0; time < ROUNDS * task.times; time++)
      for (const name of time % 2 === 0
        ? (["small", "large"] as const)
        : (["large", "small"] as const))
        times[name].push(await task.run(name === "small" ? small : large));
    const [smallMs, largeMs] = [undisturbed(times.small), undisturbed(times.large)];
    rows.push({ name: task.name, smallMs, largeMs, ratio: largeMs / smallMs });
    log(`${task.name}: ${smallMs.toFixed(2)} and ${largeMs.toFixed(2)} ms`);
  }
  return rows;
}

/** The lower quartile: the least disturbed quarter of the times ends here. */
function undisturbed(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0;
}
