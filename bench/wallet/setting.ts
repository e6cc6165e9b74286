import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, type Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { startEmbedded } from "@perya/postgres/embedded";
import { migratePlatform } from "../../apps/platform/src/migrate.ts";
import { PLAY_CAPS, openWallet } from "../../apps/platform/src/modules/wallet/index.ts";
import { RIVAL_SCHEMA } from "../rivals/per-bet-function.ts";
import { HOUSE_SCHEMA } from "./transaction-rival.ts";

const TUNED = [
  "shared_buffers=4GB",
  "wal_buffers=64MB",
  "max_wal_size=16GB",
  "min_wal_size=4GB",
  "checkpoint_timeout=30min",
  "random_page_cost=1.1",
  "jit=off",
];
/**
 * A server that has run for days recycles old WAL files. A new server creates each file when it
 * needs it, which delays the waiting commit by 40 ms. So this one starts with 256 files (4 GB),
 * which the checkpoint after this makes ready.
 */
const OLD_LOG =
  "do $$ begin for n in 1..256 loop " +
  "perform pg_logical_emit_message(false, 'bench', 'n'), pg_switch_wal(); end loop; end $$";
const CASH = 1_000_000_000n;
const GROUP = 1_000;
const TICKS_PER_SECOND = 100;

/**
 * A durable, tuned PostgreSQL for this bench, with every rival's tables and the same players with
 * the same money. So many more as `capped` have
 * every cap that there is.
 */
export async function openSetting(players: number, capped = 0) {
  const directory = await mkdtemp(join(tmpdir(), "perya-bench-"));
  const server = await startEmbedded({ directory, settings: TUNED });
  await server.ensureDatabase("bench");
  await server.ensureDatabase("pgbench");
  const url = server.url("bench");
  await migratePlatform(url);
  const db = connect(url, { connections: 8, statementTimeoutMs: 120_000 });
  await db.run({ text: OLD_LOG, values: [] });
  await db.run({ text: "checkpoint", values: [] });
  await db.run({ text: RIVAL_SCHEMA, values: [] });
  await db.run({ text: HOUSE_SCHEMA, values: [] });
  await seed(db, players + capped);
  await capAll(db, players + 1, players + capped);
  const close = async () => {
    await db.close();
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  };
  return {
    url,
    pgbenchUrl: server.url("pgbench"),
    db,
    close,
    cpuSeconds: () => processorSeconds(server.pid),
  };
}

async function seed(db: Database, players: number): Promise<void> {
  const wallet = openWallet({ db, lanes: 1, onCommitted: () => undefined });
  for (let start = 1; start <= players; start += GROUP) {
    const group = Array.from({ length: Math.min(GROUP, players - start + 1) }, (_value, at) =>
      BigInt(start + at),
    );
    await db.inTransaction(async (tx) => {
      await wallet.append(
        tx,
        group.map((player) => ({
          kind: "open",
          player,
          key: `open:${player}`,
          currency: "PHP",
          book: "test",
        })),
      );
      const paid = await wallet.append(
        tx,
        group.map((player) => ({ kind: "deposit", player, key: `deposit:${player}`, units: CASH })),
      );
      if (!paid.ok) throw new Error(paid.refusal);
    });
  }
  await wallet.close();
  await db.run(
    sql`insert into rival_account (player, seq, cash) select player, 0, cash from wallet_account`,
  );
  await db.run(sql`analyze`);
}

/** Sets every cap of some players, and what a bonus bounds, none of which a bench reaches. */
async function capAll(db: Database, from: number, to: number): Promise<void> {
  const wallet = openWallet({ db, lanes: 1, onCommitted: () => undefined });
  const caps = {
    ...Object.fromEntries(PLAY_CAPS.map((name) => [name, CASH * 1_000n])),
    bonusBet: CASH * 1_000n,
    bonusClosed: 1n,
  };
  for (let start = from; start <= to; start += GROUP) {
    const group = Array.from({ length: Math.min(GROUP, to - start + 1) }, (_value, at) =>
      BigInt(start + at),
    );
    const done = await db.inTransaction((tx) =>
      wallet.append(
        tx,
        group.map((player) => ({ kind: "limit", player, key: `caps:${player}`, ...caps })),
      ),
    );
    if (!done.ok) throw new Error(done.refusal);
  }
  await wallet.close();
}

/** CPU seconds used so far by the server and all its processes. */
export async function processorSeconds(postmaster: number): Promise<number> {
  let ticks = 0;
  for (const pid of await readdir("/proc").catch(() => [])) {
    if (!/^\d+$/.test(pid)) continue;
    const fields = (await readFile(`/proc/${pid}/stat`, "utf8").catch(() => ""))
      .replace(/^.*\) /, "")
      .split(" ");
    if (Number(pid) !== postmaster && Number(fields[1]) !== postmaster) continue;
    ticks += Number(fields[11]) + Number(fields[12]);
    // Backends that have ended are included in their parent's total.
    if (Number(pid) === postmaster) ticks += Number(fields[13]) + Number(fields[14]);
  }
  return ticks / TICKS_PER_SECOND;
}
