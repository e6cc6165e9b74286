import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "@perya/postgres/embedded";
import { verifyLedger } from "../../apps/platform/src/modules/wallet/index.ts";
import { median, printFigures, printTable } from "../report/table.ts";
import { openSide, type Side } from "./side.ts";
import { FULL, STEP, tasksOf } from "./tasks.ts";

/**
 * The same work over a small ledger and over a large one, side by side: nothing may cost more because of what was there before. Read the ratios.
 */
const QUICK = process.argv.includes("--quick");
const SMALL = option("small", QUICK ? 20_000 : 100_000);
const LARGE = option("large", QUICK ? 400_000 : 10_000_000);
const ROUNDS = QUICK ? 5 : 9;
const VERIFIED = 3;
/** What a server has that is made for a ledger of this size. */
const SETTINGS = [
  "shared_buffers=4GB",
  "max_wal_size=16GB",
  "checkpoint_timeout=30min",
  "maintenance_work_mem=1GB",
  "random_page_cost=1.1",
  "jit=off",
];

function option(name: string, otherwise: number): number {
  const at = process.argv.indexOf(`--${name}`);
  const value = at < 0 ? otherwise : Number(process.argv[at + 1]);
  if (!Number.isSafeInteger(value) || value < 1_000) throw new RangeError(`--${name} is a number of movements, 1000 at least`);
  return value;
}

const directory = await mkdtemp(join(tmpdir(), "perya-growth-"));
const server = await startEmbedded({ directory, settings: SETTINGS });
const begun = performance.now();
const log = (what: string) => console.error(`${((performance.now() - begun) / 1000).toFixed(0)} s  ${what}`);
const sides: Side[] = [];
const stop = async () => {
  for (const side of sides) await side.close();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
};

try {
  for (const [name, movements] of [
    ["small", SMALL],
    ["large", LARGE],
  ] as const)
    sides.push(await openSide({ server, name, movements, perDay: SMALL, log }));
  const [small, large] = sides as [Side, Side];
  const verified = { small: await verify(small), large: await verify(large) };
  log("both ledgers are green");
  const rows = await compare(small, large);
  printTable(`Work over ${SMALL} and over ${LARGE} movements, milliseconds, first quarter of ${ROUNDS} rounds`, [
    ...rows.map(({ name, smallMs, largeMs, ratio }) => ({
      work: name,
      small: smallMs.toFixed(2),
      large: largeMs.toFixed(2),
      ratio: ratio.toFixed(2),
    })),
    {
      work: "whole proof, microseconds an entry",
      small: verified.small.toFixed(2),
      large: verified.large.toFixed(2),
      ratio: (verified.large / verified.small).toFixed(2),
    },
  ]);
  printFigures("growth", {
    growth_worst: Math.max(...rows.map(({ ratio }) => ratio)),
    verify_linear: verified.large / verified.small,
    verify_per_s: 1e6 / verified.large,
    verify_step_ratio: rows.find(({ name }) => name === STEP)?.ratio ?? 0,
  });
} finally {
  await stop();
}

/** Microseconds an entry that the whole proof takes, the middle of some. */
async function verify({ db }: Side): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < VERIFIED; time++) {
    const from = performance.now();
    const proof = await verifyLedger(db);
    times.push(((performance.now() - from) * 1_000) / Number(proof.entries));
    if (!proof.green) throw new Error(`The ledger is red: ${proof.books.flatMap(({ problems }) => problems).join("; ")}`);
  }
  return median(times);
}

/** Does each task on both sides in turn, who is first changing, and answers the middle of its times. */
async function compare(small: Side, large: Side) {
  const rows = [];
  for (const task of tasksOf(FULL)) {
    const times = { small: [] as number[], large: [] as number[] };
    // A server of a day has its code compiled, its connections open and its pages in memory.
    for (const side of [small, large]) await task.run(side);
    for (let round = 0; round < ROUNDS; round++)
      for (const [name, side] of round % 2 === 0
        ? ([
            ["small", small],
            ["large", large],
          ] as const)
        : ([
            ["large", large],
            ["small", small],
          ] as const))
        for (let time = 0; time < task.times; time++) times[name].push(await task.run(side));
    const [smallMs, largeMs] = [undisturbed(times.small), undisturbed(times.large)];
    rows.push({ name: task.name, smallMs, largeMs, ratio: largeMs / smallMs });
    log(`${task.name}: ${smallMs.toFixed(2)} and ${largeMs.toFixed(2)} ms`);
  }
  return rows;
}

/** The quarter of some times that was disturbed least ends here. */
function undisturbed(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0;
}
