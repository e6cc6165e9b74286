import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "@perya/postgres/sql";
import { beforeAll, describe, expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { verifyLedger } from "../../wallet/index.ts";
import { openLotteryWorld, ONE, type LotteryWorld } from "../testing/lottery-world.ts";

const { db, sites } = await useSites();
let world: LotteryWorld;
let game: string;
let players: readonly bigint[];
beforeAll(async () => {
  world = await openLotteryWorld(sites);
  game = await world.newGame();
  players = (await Promise.all(Array.from({ length: 6 }, () => world.playerWith(100_000n)))).map(
    ({ id }) => id,
  );
});

const PROGRAM = join(import.meta.dirname, "../testing/bettor-process.ts");

/**
 * Another server that bets on a given draw. `ready` and `begun` when it can and when its first
 * order was accepted; `told` is all it was answered, by word.
 */
function bettor() {
  const env = {
    ...process.env,
    DATABASE_URL: db.url,
    GAME: game,
    PLAYERS: JSON.stringify(players.map(String)),
  };
  const child = spawn(process.execPath, [PROGRAM], { env, stdio: ["pipe", "pipe", "inherit"] });
  let text = "";
  const hears = (word: string) =>
    new Promise<void>((resolve) => child.stdout.on("data", () => text.includes(word) && resolve()));
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const told = new Promise<Map<string, string[]>>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", () =>
      resolve(
        Map.groupBy(
          text.split("\n").filter((line) => line.includes(" ")),
          (line) => line.slice(0, line.indexOf(" ")),
        ),
      ),
    );
  });
  return {
    ready: hears("ready"),
    begun: hears("accepted"),
    told,
    bet: (issueNo: string) => child.stdin.write(`${issueNo}\n`),
    kill: () => child.kill("SIGKILL"),
  };
}

/** What a killed server had sent may still be under way. */
async function quiet(): Promise<void> {
  for (;;) {
    const row = await db.row<{ busy: bigint }>(sql`
      select count(*) as busy from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
        and application_name like 'perya%'`);
    if (row?.busy === 0n) return;
    await pause(50);
  }
}

const keysOf = (told: Map<string, string[]>, word: string) =>
  (told.get(word) ?? []).map((line) => line.split(" ")[1] ?? "");

/**
 * What is stored of a draw: its orders, what was debited for them, and whether the counters are the
 * sum of the lines.
 */
async function storedOf(issueId: bigint) {
  const orders = await db.rows<{ key: string; late: boolean; debited: boolean }>(sql`
    select
      o.key, o.placed_at >= i.close_at as late,
      exists (
        select from wallet_entry e
        where e.round = 'lo_' || o.id and e.kind = 1 and e.status = 0 and e.units = o.stake
      ) as debited
    from lottery_order o
    join lottery_issue i on i.id = o.issue_id
    where i.id = ${issueId}`);
  const sums = await db.row<{
    counted: bigint;
    lines: bigint;
    players: bigint;
    orders: bigint;
  }>(sql`
    select
      (
        select coalesce(sum(liability), 0)::int8 from lottery_exposure where issue_id = ${issueId}
      ) as counted,
      (
        select coalesce(sum(unit_minor * odds[1] / 10000 * 1000), 0)::int8 from lottery_line
        where issue_id = ${issueId}
      ) as lines,
      (
        select coalesce(sum(stake), 0)::int8 from lottery_player_issue where issue_id = ${issueId}
      ) as players,
      (
        select coalesce(sum(stake), 0)::int8 from lottery_order where issue_id = ${issueId}
      ) as orders`);
  return { orders, sums };
}

async function debitsWithoutOrder(): Promise<bigint> {
  const row = await db.row<{ count: bigint }>(sql`
    select count(*) as count from wallet_entry e
    where e.vendor = ${world.vendorId} and e.kind = 1 and e.status = 0
      and not exists (select from lottery_order o where 'lo_' || o.id = e.round)`);
  return row?.count ?? -1n;
}

describe("at the close", () => {
  test("LB-12 two servers that bet to the last millisecond: every accepted order was in time and is in the draw, every other one took nothing", async () => {
    const servers = [bettor(), bettor()] as const;
    await Promise.all(servers.map(({ ready }) => ready));
    const { id, issueNo } = await world.newIssue(game, { closes: 3 });
    const lock = async () => {
      for (;;) {
        const locked = await db.inTransaction(async (tx) => {
          const due = await tx.row(sql`
            select id from lottery_issue
            where id = ${id} and close_at <= clock_timestamp()
            for update`);
          if (!due) return undefined;
          await tx.run(sql`update lottery_issue set status = 'LOCKED' where id = ${id}`);
          return tx.rows<{ key: string }>(
            sql`select key from lottery_order where issue_id = ${id}`,
          );
        });
        if (locked) return locked.map(({ key }) => key);
        await pause(5);
      }
    };
    for (const server of servers) server.bet(issueNo);
    const [one, other, drawn] = await Promise.all([servers[0].told, servers[1].told, lock()]);
    const accepted = [...keysOf(one, "accepted"), ...keysOf(other, "accepted")];
    const { orders, sums } = await storedOf(id);
    expect(keysOf(one, "accepted").length).toBeGreaterThan(5);
    expect(keysOf(other, "accepted").length).toBeGreaterThan(5);
    expect(accepted.toSorted()).toEqual(drawn.toSorted());
    expect(orders.map(({ key }) => key).toSorted()).toEqual(drawn.toSorted());
    expect(orders.filter(({ late, debited }) => late || !debited)).toEqual([]);
    expect(await debitsWithoutOrder()).toBe(0n);
    expect(sums).toEqual({
      counted: sums?.lines,
      lines: sums?.lines,
      players: sums?.orders,
      orders: sums?.orders,
    });
    expect((await verifyLedger(db)).green).toBe(true);
  });

  test("LB-12 a server that is killed in the middle of its queue has lost nothing it had accepted, and made nothing half", async () => {
    const { id, issueNo } = await world.newIssue(game);
    const server = bettor();
    await server.ready;
    server.bet(issueNo);
    await server.begun;
    await pause(700);
    server.kill();
    const told = await server.told;
    await quiet();
    const { orders, sums } = await storedOf(id);
    const stored = new Set(orders.map(({ key }) => key));
    expect(keysOf(told, "accepted").length).toBeGreaterThan(5);
    expect(keysOf(told, "accepted").filter((key) => !stored.has(key))).toEqual([]);
    expect(orders.filter(({ debited }) => !debited)).toEqual([]);
    expect(await debitsWithoutOrder()).toBe(0n);
    expect(sums).toEqual({
      counted: sums?.lines,
      lines: sums?.lines,
      players: sums?.orders,
      orders: sums?.orders,
    });
    expect(await sumOfCash()).toBe(BigInt(players.length) * 100_000n * ONE - (await stakes()));
    expect((await verifyLedger(db)).green).toBe(true);
  });
});

async function sumOfCash(): Promise<bigint> {
  return (
    (
      await db.row<{ sum: bigint }>(sql`
        select sum(cash)::int8 as sum from wallet_account where player = any (${players}::int8[])`)
    )?.sum ?? 0n
  );
}

async function stakes(): Promise<bigint> {
  return (
    (await db.row<{ sum: bigint }>(sql`select sum(stake)::int8 as sum from lottery_order`))?.sum ??
    0n
  );
}
