import { randomUUID } from "node:crypto";
import { connect, type Query } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Template } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { jobs } from "../../apps/platform/src/sites/jobs.ts";
import { startWorker } from "../../apps/platform/src/jobs/worker.ts";
import { depositOf } from "../../apps/platform/src/modules/cashier/testing/open-cashier.ts";
import {
  openLotteryWorld,
  placeLines,
  units,
} from "../../apps/platform/src/modules/lottery/testing/lottery-world.ts";
import { newPlayer } from "../../apps/platform/src/testing/people.ts";
import { sweep } from "../../apps/studio/src/modules/rounds/index.ts";
import { openSide, type Side } from "./side.ts";
import { tasksOf, type Task } from "./tasks.ts";

const MOVEMENTS = 12_000;
const TASKS = tasksOf({ followed: 20, proven: 20, drawn: 5, farPage: 2 });
/**
 * All tasks together read fewer entries than this from any index of a large table: a player who has
 * played from the beginning has about six hundred.
 */
const FEW = 400;

/**
 * Tables whose rows people create, such as brands, vendors, games, staff and settings, so they stay
 * small. Every other table grows with the traffic.
 */
const SMALL: ReadonlySet<string> = new Set([
  "brand",
  "brand_settings",
  "vendor",
  "vendor_key",
  "game",
  "staff",
  "service_canned",
  "lottery_game",
  "lottery_odds",
  "lottery_limit",
  "lottery_exception",
  "wallet_checkpoint",
  "wallet_clock",
  "wallet_house",
  "wallet_last_proof",
  "wallet_follower",
  "report_open",
  "report_position",
  "report_record_position",
  "team_position",
  "turnover_source",
  "vip_position",
  "vip_review",
  "vip_keeping",
  "wagering_position",
  "brand_zone",
  "catalogue_version",
  "schema_migration",
]);
/** Every proof looks at every account, and says so. */
const READ_WHOLE: ReadonlySet<string> = new Set(["wallet_account"]);

/**
 * A far page skips the rows before it, and a proof checks up to a thousand accounts, which is all
 * of them here.
 */
const READS_MORE = /far page$|^proof/;

let side: Side;
let address: { platform: string; studio: string };
let drop: () => Promise<void>;

/** A server as the bench expects it, with its own database names. */
function serverOf({ serverUrl }: Template) {
  const suffix = randomUUID().slice(0, 8);
  const url = (name: string) => serverUrl.replace(/\/[^/]*$/, `/${name}_${suffix}`);
  const made: string[] = [];
  const administer = async (statement: string) => {
    const db = connect(serverUrl, { connections: 1, statementTimeoutMs: 60_000 });
    await db.run({ text: statement, values: [] });
    await db.close();
  };
  const ensureDatabase = async (name: string) => {
    made.push(`${name}_${suffix}`);
    await administer(`create database ${name}_${suffix}`);
  };
  return {
    url,
    ensureDatabase,
    administer,
    drop: async () =>
      void (await Promise.all(
        made.map((name) => administer(`drop database ${name} with (force)`)),
      )),
  };
}

beforeAll(async () => {
  const server = serverOf(inject("platform"));
  drop = server.drop;
  address = { platform: server.url("small_platform"), studio: server.url("small_studio") };
  side = await openSide({
    server,
    name: "small",
    movements: MOVEMENTS,
    perDay: MOVEMENTS,
    log: () => undefined,
  });
});
afterAll(() => drop());

/** Runs a query on a separate connection. */
async function asked<Row>(url: string, statement: Query): Promise<Row[]> {
  const db = connect(url, { connections: 1 });
  const rows = await db.rows<Row>(statement);
  await db.close();
  return rows;
}

/** More connections than any pool has. */
const CONNECTIONS = 40;

/** Ends every other connection: a connection reports its statistics when it ends. */
async function terminateOthers(url: string): Promise<void> {
  const others = sql`
    datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
  await asked(
    url,
    sql`select pg_terminate_backend(pid, 10000) from pg_stat_activity where ${others}`,
  );
}

/** Ends the other connections and lets the pools notice. */
async function endOthers(url: string): Promise<void> {
  await terminateOthers(url);
  for (const db of [side.db, side.platform.db, side.studio.db])
    await Promise.allSettled(Array.from({ length: CONNECTIONS }, () => db.run(sql`select`)));
}

/**
 * From here on PostgreSQL reads a table whole only if no index can serve the query: the planner
 * prefers to scan small tables, and most are small here. Open connections keep their settings.
 */
async function forbidScans(url: string): Promise<void> {
  const [row] = await asked<{ name: string }>(url, sql`select current_database() as name`);
  await asked(url, { text: `alter database ${row?.name} set enable_seqscan = off`, values: [] });
  await endOthers(url);
  await asked(url, sql`select pg_stat_reset()`);
}

async function work(): Promise<void> {
  const { platform } = side;
  const worker = await startWorker(platform, jobs(platform));
  const player = await newPlayer(platform, side.url, 1);
  const cashier = await player.call("POST", "/deposits", depositOf("bank-transfer", 200n));
  expect(cashier.status).toBe(200);
  const today = Temporal.Now.plainDateISO().toString();
  const days = `fromDay=${today}&toDay=${today}`;
  for (const path of [
    "/deposits",
    "/withdrawals",
    "/account-record",
    "/betting-record",
    "/lottery/records",
    `/betting-record/totals?${days}`,
    `/account-record/totals?${days}`,
    `/lottery/records/totals?${days}`,
    `/personal-profit?${days}`,
    `/cash-totals?${days}`,
    `/deposits?${days}`,
    `/withdrawals?${days}`,
    "/sessions",
  ])
    expect([path, (await player.call("GET", path)).status]).toEqual([path, 200]);
  const world = await openLotteryWorld({
    platform,
    player: () => newPlayer(platform, side.url, 1),
  } as Parameters<typeof openLotteryWorld>[0]);
  const bettor = await world.playerWith(1_000n);
  const game = await world.newGame();
  const issue = await world.newIssue(game);
  expect(
    await placeLines(bettor, game, issue.issueNo, [
      { market: "DB2", picks: ["39"], unit: units(1) },
    ]),
  ).toMatchObject({ status: 200 });
  for (const path of [
    "/deposits",
    "/withdrawals",
    "/players",
    "/approvals",
    "/audit",
    "/dashboard",
  ])
    expect([path, (await side.staff.call("GET", path)).status]).toEqual([path, 200]);
  for (const task of TASKS) await task.run(side);
  await sweep(side.studio, new AbortController().signal);
  await worker.stop();
}

test("nothing that grows is read whole by a day's work", async () => {
  const urls = [address.platform, address.studio];
  for (const url of urls) await forbidScans(url);
  await work();
  for (const url of urls) {
    await endOthers(url);
    const read = await asked<{ name: string; whole: bigint; rows: bigint }>(
      url,
      sql`
        select relname as name, seq_scan as whole, seq_tup_read as rows from pg_stat_user_tables
        where schemaname = 'public' and seq_scan > 0
        order by 1`,
    );
    expect(read.filter(({ name }) => !SMALL.has(name) && !READ_WHOLE.has(name))).toEqual([]);
  }
});

test("no question of a player or of staff reads more of what grows than its page", async () => {
  const questions = TASKS.filter(({ asks, name }) => asks && !READS_MORE.test(name));
  for (const task of questions) await task.run(side);
  const walked = await readBy(questions);
  // One by one, so that it is known which of them it was.
  const culprits = [];
  if (walked.length > 0)
    for (const task of questions) culprits.push({ name: task.name, walked: await readBy([task]) });
  await side.close();
  expect({ walked, culprits }).toEqual({ walked: [], culprits: [] });
});

/** The indexes of large tables that questions have read more of than a page, and how much. */
async function readBy(questions: readonly Task[]): Promise<string[]> {
  await endOthers(address.platform);
  await asked(address.platform, sql`select pg_stat_reset()`);
  for (const task of questions) await task.run(side);
  await endOthers(address.platform);
  const read = await asked<{ index: string; entries: bigint }>(
    address.platform,
    sql`
      select i.indexrelname as index, i.idx_tup_read as entries
      from pg_stat_user_indexes i
      join pg_class c on c.oid = i.relid
      where schemaname = 'public' and c.reltuples > ${MOVEMENTS / 4} and i.idx_tup_read > ${FEW}
      order by 1`,
  );
  return read.map(({ index, entries }) => `${entries} of ${index}`);
}
