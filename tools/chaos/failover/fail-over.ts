import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect, type Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import {
  startStandby,
  type EmbeddedOptions,
  type EmbeddedServer,
  type Standby,
} from "@perya/postgres/embedded";
import { openForwarder } from "@perya/postgres/testing";
import {
  openWallet,
  verifyLedger,
  WALLET_LIMITS,
} from "../../../apps/platform/src/modules/wallet/index.ts";
import type { Close } from "../stand-trial.ts";
import { startCallers, type Callers } from "./callers.ts";
import { measureOutcome, type Outcome } from "./measure-outcome.ts";

export interface Failover {
  /** A running primary with the migrated database `platform`. This run kills it. */
  readonly primary: EmbeddedServer;
  /** Players who can pay. */
  readonly players: readonly bigint[];
  /** The standby's data directory, and its settings. */
  readonly directory: string;
  readonly settings: Pick<EmbeddedOptions, "throwaway" | "settings">;
  /** Whether a commit waits for the standby. */
  readonly synchronous: boolean;
  /** How long the callers bet before the failover, and after it. */
  readonly peaceMs: number;
  /** Collects the functions that end what was started, in order. */
  readonly closing: Close[];
}

const CALLERS = 64;
const LANES = 2;
const CONNECTIONS = 8;
/** How long the primary serves while its log does not reach the standby. */
const FROZEN_MS = 300;
/**
 * This many bets are answered before the failover and after it, without a wait for the standby in
 * between, however slow the machine is.
 */
const MANY = 4 * CALLERS;
const LOOK_EVERY_MS = 20;
const LIMIT_MS = 120_000;

/**
 * Callers bet through a forwarder that stands for the proxy in front of a cell's PostgreSQL. The
 * primary's WAL sender is frozen, the primary is killed a moment later, the standby is promoted and
 * the forwarder redirected to it. Returns the outcome of the bets, and the standby, which is the
 * primary now.
 */
export async function failOver({
  primary,
  players,
  directory,
  settings,
  synchronous,
  peaceMs,
  closing,
}: Failover): Promise<[Outcome, Standby]> {
  const name = synchronous ? "synchronous" : "asynchronous";
  const proxy = await openForwarder(primary.port);
  closing.push(async () => proxy[Symbol.asyncDispose]());
  const standby = await startStandby({
    primary,
    name,
    directory: join(directory, name),
    ...settings,
  });
  closing.push(() => standby.stop());
  const admin = connect(primary.url("platform"), { connections: 2, forgetful: true });
  const ledger = connect(primary.url("platform").replace(`:${primary.port}/`, `:${proxy.port}/`), {
    connections: CONNECTIONS,
    ...WALLET_LIMITS,
  });
  const wallet = openWallet({ db: ledger, lanes: LANES, onCommitted: () => undefined });
  try {
    if (synchronous) await waitForStandby(admin, name);
    const callers = startCallers(wallet, players, CALLERS);
    await Promise.all([pause(peaceMs), untilAnswered(callers, MANY)]);
    const copy = synchronous ? await proofOf(standby) : [];
    await freezeSender(admin, name);
    await pause(FROZEN_MS);
    if (!synchronous) await untilAnswered(callers, callers.answered.length + MANY);
    const killedAt = performance.now();
    await primary.kill();
    await standby.promote();
    const redirectedAt = performance.now();
    proxy.redirect(standby.port);
    await Promise.all([pause(peaceMs), untilAnswered(callers, callers.answered.length + MANY)]);
    await callers.end();
    return [
      await measureOutcome({
        url: standby.url("platform"),
        players,
        callers,
        killedAt,
        redirectedAt,
        synchronous,
        copy,
      }),
      standby,
    ];
  } finally {
    await wallet.close();
    await Promise.all([ledger.close(), admin.close()]);
  }
}

/**
 * What the ledger proof finds on a standby while it follows, over read-only connections, as
 * `ledger:verify` reads it.
 */
async function proofOf(standby: Standby): Promise<string[]> {
  const reads = connect(standby.url("platform"), { connections: 1, readOnly: true });
  const proof = await verifyLedger(reads);
  await reads.close();
  return proof.green
    ? []
    : ["the standby's ledger is RED", ...proof.books.flatMap(({ problems }) => problems)];
}

/** Stops the primary's process that sends its log to the standby. */
async function freezeSender(admin: Database, name: string): Promise<void> {
  const sender = await admin.row<{ pid: number }>(
    sql`select pid from pg_stat_replication where application_name = ${name}`,
  );
  if (!sender) throw new Error("Nothing is sent to the standby");
  process.kill(sender.pid, "SIGSTOP");
}

/** Makes commits wait for the standby, and resolves when they do. */
async function waitForStandby(admin: Database, name: string): Promise<void> {
  await admin.run({
    text: `alter system set synchronous_standby_names = 'ANY 1 (${name})'`,
    values: [],
  });
  await admin.run(sql`select pg_reload_conf()`);
  await until(async () => {
    const row = await admin.row(sql`
      select from pg_stat_replication
      where application_name = ${name} and state = 'streaming' and sync_state = 'quorum'`);
    return row !== undefined;
  }, "The standby was not waited for");
}

function untilAnswered({ answered }: Callers, count: number): Promise<void> {
  return until(async () => answered.length >= count, `${count} answers did not come`);
}

async function until(holds: () => Promise<boolean>, otherwise: string): Promise<void> {
  for (
    const deadline = performance.now() + LIMIT_MS;
    !(await holds());
    await pause(LOOK_EVERY_MS)
  ) {
    if (performance.now() > deadline) throw new Error(`${otherwise} within ${LIMIT_MS / 1_000} s`);
  }
}
