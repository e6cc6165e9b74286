import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "@perya/postgres";
import { startEmbedded } from "@perya/postgres/embedded";
import { migratePlatform } from "../../apps/platform/src/migrate.ts";
import { printFigures, printTable } from "../report/table.ts";
import { fillBets } from "./fill-bets.ts";
import { makeTree } from "./make-tree.ts";
import { addByPaths, addOneByOne, openRivals } from "./paths-rival.ts";
import { addDayUp, fillHistory, followEntries, measureReads, proveSame } from "./teams.ts";

/** What it takes to add members up to the agents above them, beside a walk over every path. */
const QUICK = process.argv.includes("--quick");
const MEMBERS = QUICK ? 50_000 : 1_000_000;
const BETS = QUICK ? 150_000 : 3_000_000;
/** Bets that are walked one by one. */
const SAMPLE = QUICK ? 10_000 : 40_000;
const READS = QUICK ? 200 : 1_000;
/** Entries that the loop of the platform reads while it is measured. */
const FOLLOWED = QUICK ? 20_000 : 200_000;
const SETTINGS = [
  "shared_buffers=2GB",
  "max_wal_size=16GB",
  "checkpoint_timeout=30min",
  "random_page_cost=1.1",
  "work_mem=256MB",
  "jit=off",
];

const directory = await mkdtemp(join(tmpdir(), "perya-agents-"));
const server = await startEmbedded({ directory, settings: SETTINGS });
await server.ensureDatabase("agents");
const url = server.url("agents");
await migratePlatform(url);
const db = connect(url, { connections: 4, statementTimeoutMs: 3_600_000 });

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1_000;
}

try {
  const agents = await makeTree(db, MEMBERS);
  await fillBets(db, MEMBERS, BETS);
  await openRivals(db);
  // Half of the rivals' work comes before ours and half after.
  const sampled = await timed(() => addOneByOne(db, 1, SAMPLE / 2));
  const paths = await timed(() => addByPaths(db, 1, BETS / 2));
  const teams = await timed(() => addDayUp(db, "teams"));
  const own = await timed(() => addDayUp(db, "own"));
  const games = await timed(() => addDayUp(db, "games"));
  const pathsAfter = await timed(() => addByPaths(db, BETS / 2 + 1, BETS));
  const sampledAfter = await timed(() => addOneByOne(db, SAMPLE / 2 + 1, SAMPLE));
  await proveSame(db);
  const each = ((sampled + sampledAfter) * BETS) / SAMPLE;
  const atOnce = paths + pathsAfter;
  printTable(`${BETS} bets of ${MEMBERS} members added up to ${agents} agents`, [
    { design: "sums of teams by levels", seconds: teams.toFixed(1) },
    { design: "members' own days too", seconds: (teams + own).toFixed(1) },
    { design: "and teams' games", seconds: (teams + own + games).toFixed(1) },
    { design: "each bet along its bettor's path (scaled up)", seconds: each.toFixed(1) },
    { design: "all paths in one statement", seconds: atOnce.toFixed(1) },
  ]);
  const followed = await timed(() => followEntries(db, FOLLOWED));
  await fillHistory(db);
  const reads = await measureReads(db, agents, READS);
  printTable("Reading and following", [
    { what: "overview of the largest agent, p99 ms", figure: reads.overview.toFixed(1) },
    { what: "page of downlines, p99 ms", figure: reads.drill.toFixed(1) },
    { what: "entries followed a second", figure: Math.round(FOLLOWED / followed) },
  ]);
  printFigures("agents", {
    rollup_vs_paths: each / teams,
    rollup_vs_one_statement: atOnce / teams,
    overview_p99_ms: reads.overview,
    drill_p99_ms: reads.drill,
    followed_per_s: FOLLOWED / followed,
  });
} finally {
  await db.close();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}
