import { availableParallelism } from "node:os";
import { connect, type Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { lanesFor } from "../../apps/platform/src/config.ts";
import {
  openWallet,
  verifyLedger,
  WALLET_LIMITS,
} from "../../apps/platform/src/modules/wallet/index.ts";
import { median, printFigures, printTable } from "../report/table.ts";
import { rivalSubmit } from "../rivals/per-bet-function.ts";
import { run, type Load, type Result } from "./load.ts";
import { openPgbench } from "./pgbench.ts";
import { openSetting } from "./setting.ts";
import { transactionSubmit } from "./transaction-rival.ts";

/**
 * Durable wallet movements per second, one hot house account, against three rivals on the same
 * server in interleaved rounds. Read the ratios.
 */
const QUICK = process.argv.includes("--quick");
const PLAYERS = QUICK ? 20_000 : 100_000;
const SECONDS = QUICK ? 2 : 4;
const ROUNDS = QUICK ? 1 : 3;
const CALLERS = QUICK ? [1, 64, 1_024] : [1, 16, 64, 256, 1_024];
const POOLS = QUICK ? [16] : [4, 8, 16, 32];
const RIVAL_CALLERS = 64;

interface Measured extends Result {
  readonly nodeUs: number;
  readonly pgUs: number;
}

const setting = await openSetting(PLAYERS, PLAYERS);
const own = connect(setting.url, { connections: 6, ...WALLET_LIMITS });
const openOwn = () =>
  openWallet({ db: own, lanes: lanesFor(availableParallelism()), onCommitted: () => undefined });
const wallet = openOwn();
/** The wallet of players with every cap, as another process would have them. */
const capped = openOwn();
const load = (callers: number, replays = 0): Load => ({
  players: PLAYERS,
  callers,
  seconds: SECONDS,
  replays,
});

async function measure(submit: Parameters<typeof run>[0], what: Load): Promise<Measured> {
  const [cpu, pg] = [process.cpuUsage(), await setting.cpuSeconds()];
  const result = await run(submit, what);
  const used = process.cpuUsage(cpu);
  const calls = result.perSecond * (SECONDS + 1);
  return {
    ...result,
    nodeUs: (used.user + used.system) / calls,
    pgUs: (((await setting.cpuSeconds()) - pg) * 1e6) / calls,
  };
}

async function withPool<Value>(
  connections: number,
  work: (db: Database) => Promise<Value>,
): Promise<Value> {
  const db = connect(setting.url, { connections });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** The pool size at which a rival is fastest: any other would be unfair. */
async function bestPool(make: (db: Database) => Parameters<typeof run>[0]): Promise<number> {
  const tried = [];
  for (const pool of POOLS)
    tried.push({
      pool,
      result: await withPool(pool, (db) => run(make(db), { ...load(RIVAL_CALLERS), seconds: 2 })),
    });
  return tried.toSorted((a, b) => b.result.perSecond - a.result.perSecond)[0]?.pool ?? 16;
}

const pgbench = await openPgbench(setting.pgbenchUrl);
const pools = {
  function: await bestPool(rivalSubmit),
  transaction: await bestPool(transactionSubmit),
};
const seen: Record<string, Measured[]> = {};
const keep = (name: string, measured: Measured) => (seen[name] ??= []).push(measured);
const simple: number[] = [];
const before = await sizes();
let applied = 0;

for (let round = 0; round < ROUNDS; round++) {
  for (const callers of CALLERS) {
    const measured = await measure(wallet.submit, load(callers));
    applied += measured.applied;
    keep(`wallet, ${callers} callers`, measured);
    // The same calls before it as the wallet without caps: both know as many players by then.
    const limited = await measure(capped.submit, { ...load(callers), from: PLAYERS + 1 });
    applied += limited.applied;
    keep(`every cap set, ${callers} callers`, limited);
  }
  const replayed = await measure(wallet.submit, load(1_024, 0.01));
  applied += replayed.applied;
  keep("wallet, 1024 callers, 1 % replays", replayed);
  keep(
    "function, 64 callers",
    await withPool(pools.function, (db) => measure(rivalSubmit(db), load(RIVAL_CALLERS))),
  );
  keep(
    "transaction, 64 callers",
    await withPool(pools.transaction, (db) => measure(transactionSubmit(db), load(RIVAL_CALLERS))),
  );
  simple.push(await pgbench(SECONDS));
}

const bytes = ((await sizes()) - before) / applied;
await wallet.close();
await capped.close();
const proof = await verifyLedger(setting.db);
const written =
  (
    await own.row<{ count: bigint }>(
      sql`select count(*) as count from wallet_entry where vendor <> 0`,
    )
  )?.count ?? 0n;
await own.close();
await setting.close();

const middle = (name: string, figure: keyof Measured) =>
  median((seen[name] ?? []).map((measured) => measured[figure]));
printTable(
  `Durable movements, ${PLAYERS} players, median of ${ROUNDS}; best pools ${JSON.stringify(pools)}`,
  [
    ...Object.keys(seen).map((name) => ({
      design: name,
      "per second": Math.round(middle(name, "perSecond")),
      "p50 ms": middle(name, "p50Ms").toFixed(2),
      "p99 ms": middle(name, "p99Ms").toFixed(2),
      "Node us": middle(name, "nodeUs").toFixed(1),
      "PG us": middle(name, "pgUs").toFixed(1),
    })),
    {
      design: "pgbench -N, 16 clients",
      "per second": Math.round(median(simple)),
      "p50 ms": "",
      "p99 ms": "",
      "Node us": "",
      "PG us": "",
    },
  ],
);
console.log(
  `${bytes.toFixed(0)} bytes per movement; ledger ${proof.green ? "green" : "RED"}; ` +
    `${applied} applied by answer, ${written} in the log`,
);
const best = Math.max(
  ...CALLERS.map((callers) => middle(`wallet, ${callers} callers`, "perSecond")),
);
const top = middle("wallet, 1024 callers", "perSecond");
printFigures("wallet", {
  vs_transaction: best / middle("transaction, 64 callers", "perSecond"),
  vs_function: best / middle("function, 64 callers", "perSecond"),
  vs_pgbench_n: best / median(simple),
  p99_vs_function: middle("wallet, 64 callers", "p99Ms") / middle("function, 64 callers", "p99Ms"),
  limits_kept: middle("every cap set, 1024 callers", "perSecond") / top,
  replay_kept: middle("wallet, 1024 callers, 1 % replays", "perSecond") / top,
  per_second: best,
  bytes_per_movement: bytes,
});
if (!proof.green || written !== BigInt(applied))
  throw new Error(
    `The invariants do not hold: ${proof.books.flatMap((book) => book.problems).join("; ")}`,
  );

async function sizes(): Promise<number> {
  const row = await setting.db.row<{ bytes: bigint }>(sql`
    select pg_total_relation_size('wallet_entry')
      + pg_total_relation_size('wallet_batch') as bytes`);
  return Number(row?.bytes ?? 0n);
}
