import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { connect, type Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { lanesFor } from "../../apps/platform/src/config.ts";
import { FOLLOWER } from "../../apps/platform/src/modules/rounds/following/follow-ledger.ts";
import {
  openWallet,
  WALLET_LIMITS,
  type Wallet,
} from "../../apps/platform/src/modules/wallet/index.ts";
import { run } from "../wallet/load.ts";
import { openSetting } from "../wallet/setting.ts";
import { openFollowers } from "./followers.ts";
import { watchLag } from "./lag.ts";

const CALLERS = 1_024;
const WARM_SECONDS = 3;
/** The loops that every movement goes through: into the record, and from there into the reports. */
const LOOPS = ["follower: betting records", "reports: rounds"];

export interface Followed {
  readonly alone: number;
  readonly followed: number;
  /** Movements a second of the time in which the slower loop worked. */
  readonly follower: number;
  readonly lagP99S: number;
  /** Processor time of a movement, in microseconds. */
  readonly walletUs: number;
  readonly followerUs: number;
  readonly pgAloneUs: number;
  readonly pgUs: number;
  /** Of wallet, followers and server together, while the followers ran. */
  readonly coresUsed: number;
}

export interface FollowOptions {
  readonly players: number;
  readonly seconds: number;
  readonly rounds: number;
  readonly log: (what: string) => void;
}

type Setting = Awaited<ReturnType<typeof openSetting>>;

interface Bench {
  readonly setting: Setting;
  readonly wallet: Wallet;
  readonly followers: ReturnType<typeof openFollowers>;
  readonly players: number;
  readonly seconds: number;
}

/**
 * Runs the wallet at its full speed, alone and with the followers of ledger and turnover beside it,
 * in turn. Those that stood still catch up before it counts.
 */
export async function measureFollowing({ players, seconds, rounds, log }: FollowOptions) {
  const setting = await openSetting(players);
  await addPlayers(setting.db, players);
  const db = connect(setting.url, { connections: 6, ...WALLET_LIMITS });
  const lanes = lanesFor(availableParallelism());
  const wallet = openWallet({ db, lanes, onCommitted: () => undefined });
  const followers = openFollowers(setting.url);
  const bench = { setting, wallet, followers, players, seconds };
  // The first seconds compile the code and fill caches; the followers' tables are small then.
  await playFollowed({ ...bench, seconds: WARM_SECONDS });
  const seen: Followed[] = [];
  for (let round = 0; round < rounds; round++) {
    const first = round % 2 === 0 ? await play(bench) : undefined;
    const both = await playFollowed(bench);
    const alone = first ?? (await play(bench));
    const { perSecond: followed, ...same } = both;
    seen.push({ ...same, alone: alone.perSecond, followed, pgAloneUs: alone.pgUs });
    log(`round ${round + 1} of ${rounds}`);
  }
  await followers.close();
  await wallet.close();
  await db.close();
  await setting.close();
  return seen;
}

/** The wallet at its full speed, and the processor time of a movement in it and in the server. */
async function play({ setting, wallet, players, seconds }: Bench) {
  const [cpu, pg, from] = [process.cpuUsage(), await setting.cpuSeconds(), performance.now()];
  const load = { players, callers: CALLERS, seconds, replays: 0 };
  const { perSecond, applied } = await run(wallet.submit, load);
  const { user, system } = process.cpuUsage(cpu);
  const pgS = (await setting.cpuSeconds()) - pg;
  return {
    perSecond,
    walletUs: (user + system) / applied,
    pgUs: (pgS * 1e6) / applied,
    usedS: (user + system) / 1e6 + pgS,
    tookS: (performance.now() - from) / 1_000,
  };
}

async function playFollowed(bench: Bench) {
  const { setting, followers } = bench;
  await followers.start();
  await caughtUp(setting.db);
  const lag = watchLag(setting.db);
  await followers.count();
  const from = await positions(setting.db);
  const { usedS, tookS, ...played } = await play(bench);
  const { workedMs, cpuMs } = await followers.count();
  const to = await positions(setting.db);
  await caughtUp(setting.db);
  const lagP99S = await lag(99);
  await followers.stop();
  const [read = 1, added = 1] = LOOPS.map((name) => workedMs[name]);
  return {
    ...played,
    lagP99S,
    follower: Math.min(
      ((to.entries - from.entries) * 1_000) / read,
      // An entry of turnover is the end of a round of two movements.
      ((to.booked - from.booked) * 2_000) / added,
    ),
    followerUs: (cpuMs * 1_000) / (to.entries - from.entries),
    coresUsed: (usedS + cpuMs / 1_000) / tookS,
  };
}

/** Players of the wallet's accounts, so that their rounds are booked. */
async function addPlayers(db: Database, players: number): Promise<void> {
  await db.run(sql`
    insert into player (id, public_id, brand_id, username, currency, book, country)
    overriding system value
    select id, 'pl_' || lpad(id::text, 20, '0'), (select min(id) from brand), 'player' || id,
      'PHP', 'test', 'PH'
    from generate_series(1, ${players}::int8) id`);
  await db.run(sql`analyze player`);
}

/** How many movements the follower has read, and how many entries of turnover the reports. */
async function positions(db: Database): Promise<{ entries: number; booked: number }> {
  const row = await db.row<{ entries: bigint; booked: bigint }>(sql`
    select (
        select coalesce(sum(entries), 0)::int8 from wallet_batch
        where tx <= (select read_to::text::xid8 from wallet_follower where name = ${FOLLOWER})
      ) as entries,
      (select read_to from report_position where source = 'rounds') as booked`);
  return { entries: Number(row?.entries ?? 0n), booked: Number(row?.booked ?? 0n) };
}

/** Until everything that is committed has been read and added up. */
async function caughtUp(db: Database): Promise<void> {
  for (;;) {
    const row = await db.row<{ done: boolean }>(sql`
      select coalesce(
        (select read_to from wallet_follower where name = ${FOLLOWER})
          >= (select max(tx)::text::int8 from wallet_batch),
        false
      )
      and (select written from turnover_source where name = 'rounds')
        = (select read_to from report_position where source = 'rounds') as done`);
    if (row?.done) return;
    await pause(50);
  }
}
