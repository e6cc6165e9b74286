import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "@perya/postgres";
import { startEmbedded } from "@perya/postgres/embedded";
import { migratePlatform } from "../../apps/platform/src/migrate.ts";
import { openRival } from "../rivals/per-round-rule.ts";
import { printFigures, printTable } from "../report/table.ts";
import { processorSeconds } from "../wallet/setting.ts";
import { countAll, countOneByOne, proveCounted } from "./count.ts";
import { fillDay, fillPlayers, fillSettled } from "./fill.ts";
import { makeDay } from "./rebate.ts";

/**
 * What it takes to count settled rounds for bonuses, missions and VIP levels, beside one
 * transaction for each round and rule, and to make a day's rebates.
 */
const QUICK = process.argv.includes("--quick");
const only = process.argv[process.argv.indexOf("--only") + 1];
const isAsked = (part: string) => !process.argv.includes("--only") || only === part;
const ROUNDS = QUICK ? 100_000 : 1_000_000;
const PLAYERS = QUICK ? 10_000 : 100_000;
/** Rounds that the rival counts, half of them before and half after ours. */
const SAMPLE = QUICK ? 4_000 : 20_000;
const SETTINGS = [
  "shared_buffers=2GB",
  "max_wal_size=16GB",
  "checkpoint_timeout=30min",
  "random_page_cost=1.1",
  "jit=off",
];

const directory = await mkdtemp(join(tmpdir(), "perya-promotions-"));
const server = await startEmbedded({ directory, settings: SETTINGS });
await server.ensureDatabase("promotions");
const url = server.url("promotions");
await migratePlatform(url);
const db = connect(url, { connections: 16, statementTimeoutMs: 600_000 });

/** Runs something, and says how long it took, and what processor time here and of the server. */
async function timed(work: () => Promise<unknown>) {
  const [cpu, pg, from] = [
    process.cpuUsage(),
    await processorSeconds(server.pid),
    performance.now(),
  ];
  await work();
  const seconds = (performance.now() - from) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  const cpuSeconds = (user + system) / 1e6 + (await processorSeconds(server.pid)) - pg;
  return { seconds, cpuSeconds };
}
const perRound = ({ seconds, cpuSeconds }: Awaited<ReturnType<typeof timed>>, rounds: number) => ({
  "per second": Math.round(rounds / seconds),
  "us of a round": ((seconds * 1e6) / rounds).toFixed(1),
  "cpu us": ((cpuSeconds * 1e6) / rounds).toFixed(1),
});

const figures: Record<string, number> = {};

/** Counting in batches, and one transaction for each round and rule before and after it. */
async function compareCounting(): Promise<void> {
  await fillSettled(db, PLAYERS, ROUNDS);
  await openRival(db);
  const before = await timed(() => countOneByOne(db, 1, SAMPLE / 2));
  const ours = await timed(() => countAll(db));
  const after = await timed(() => countOneByOne(db, SAMPLE / 2 + 1, SAMPLE));
  await proveCounted(db, { rounds: ROUNDS, sample: SAMPLE });
  const rival = {
    seconds: before.seconds + after.seconds,
    cpuSeconds: before.cpuSeconds + after.cpuSeconds,
  };
  printTable(`Bonus, three missions and VIP level of ${ROUNDS} rounds of ${PLAYERS} players`, [
    { design: "followers, in batches", rounds: ROUNDS, ...perRound(ours, ROUNDS) },
    { design: "one transaction per round and rule", rounds: SAMPLE, ...perRound(rival, SAMPLE) },
  ]);
  const scale = ROUNDS / SAMPLE;
  console.log(
    `The second counted a sample: ${ROUNDS} rounds would take ` +
      `${(rival.seconds * scale).toFixed(0)} s, and took ${ours.seconds.toFixed(1)} s in batches`,
  );
  figures["batch_vs_each"] = (rival.seconds * scale) / ours.seconds;
  figures["batch_vs_each_cpu"] = (rival.cpuSeconds * scale) / ours.cpuSeconds;
}

async function measureRebates(): Promise<void> {
  await fillDay(db, PLAYERS);
  const rebate = await timed(() => makeDay(db, PLAYERS));
  printTable(`Rebates of a day of ${PLAYERS} players, on ${availableParallelism()} cores`, [
    { seconds: rebate.seconds.toFixed(2), "cpu s": rebate.cpuSeconds.toFixed(2) },
  ]);
  figures["rebate_s"] = rebate.seconds;
  figures["rebate_cpu_s"] = rebate.cpuSeconds;
}

try {
  await fillPlayers(db, PLAYERS);
  if (isAsked("count")) await compareCounting();
  if (isAsked("rebate")) await measureRebates();
  printFigures("promotions", figures);
} finally {
  await db.close();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}
