import { execFile } from "node:child_process";
import { randomInt } from "node:crypto";
import { promisify } from "node:util";
import { connect } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

const run = promisify(execFile);
const CLIENTS = 16;
const SCALE = 10;
const ACCOUNTS = SCALE * 100_000;

/**
 * pgbench's simple-update script (-N): one update, one select, one insert, one commit. Uses pgbench
 * if installed, otherwise a client written here.
 */
export async function openPgbench(url: string): Promise<(seconds: number) => Promise<number>> {
  const installed = await run("pgbench", ["--version"]).then(
    () => true,
    () => false,
  );
  return installed ? through(url) : own(url);
}

async function through(url: string): Promise<(seconds: number) => Promise<number>> {
  await run("pgbench", ["-i", "-q", "-s", String(SCALE), url]);
  return async (seconds) => {
    const { stdout } = await run("pgbench", [
      "-n",
      "-N",
      "-M",
      "prepared",
      "-c",
      String(CLIENTS),
      "-j",
      "2",
      "-T",
      String(seconds),
      url,
    ]);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? 0);
  };
}

async function own(url: string): Promise<(seconds: number) => Promise<number>> {
  const db = connect(url, { connections: CLIENTS });
  await db.run(
    sql`
      create table pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84))
      with (fillfactor = 100)`,
  );
  await db.run(
    sql`
      create table pgbench_history (
        tid int, bid int, aid int, delta int, mtime timestamp, filler char(22)
      )`,
  );
  await db.run(sql`
    insert into pgbench_accounts select i, 1, 0, '' from generate_series(1, ${ACCOUNTS}::int) i`);
  return async (seconds) => {
    const end = performance.now() + seconds * 1_000;
    let done = 0;
    const client = async () => {
      for (; performance.now() < end; done++) {
        const aid = randomInt(ACCOUNTS) + 1;
        await db.inTransaction(async (tx) => {
          await tx.run(sql`update pgbench_accounts set abalance = abalance + 1 where aid = ${aid}`);
          await tx.row(sql`select abalance from pgbench_accounts where aid = ${aid}`);
          await tx.run(sql`
            insert into pgbench_history (tid, bid, aid, delta, mtime)
            values (1, 1, ${aid}, 1, current_timestamp)`);
        });
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    return done / seconds;
  };
}
