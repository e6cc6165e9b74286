import { randomInt, randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { lanesFor, readConfig } from "../../apps/platform/src/config.ts";
import { placeLotteryOrder } from "../../apps/platform/src/modules/lottery/index.ts";
import type { Platform } from "../../apps/platform/src/platform.ts";
import { openPlatform } from "../../apps/platform/src/open-platform.ts";
import { run } from "../wallet/load.ts";
import { percentile } from "../percentile.ts";

interface Accepted {
  /** Orders accepted per second in the last seconds before the close. */
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Movements of the plain wallet per second, just before, on the same server. */
  readonly walletPerSecond: number;
}

interface Rush {
  readonly players: number;
  readonly callers: number;
  readonly seconds: number;
}

const WARM_MS = 1_000;
const ONE = 100_000n;

/**
 * The last seconds before a draw closes: every player bets as fast as the answers come, each order
 * one debit and one line with its exposure reserved. The plain wallet runs for comparison, in the
 * same process and with as many callers. Throws if the accepted orders differ from what was
 * debited, reserved and stored, or if an order was accepted after the close.
 */
export async function acceptAtClose(url: string, db: Database, rush: Rush): Promise<Accepted> {
  const platform = await openPlatform(
    readConfig({
      DATABASE_URL: url,
      SECRET_KEY: "s".repeat(40),
      GATEWAY_SECRET: "g".repeat(40),
      LOG_LEVEL: "silent",
      WALLET_LANES: String(lanesFor(availableParallelism())),
    }),
  );
  try {
    const plain = await run(platform.wallet.submit, {
      players: rush.players,
      callers: rush.callers,
      seconds: rush.seconds / 2,
      replays: 0,
    });
    const gameCode = await addGame(db);
    const issueNo = await addIssue(db, gameCode, (rush.seconds * 1_000 + WARM_MS) / 1_000);
    const { latencies, accepted } = await hurry(platform, rush, gameCode, issueNo);
    await prove(db, gameCode, accepted);
    const perSecond = latencies.length / rush.seconds;
    return {
      perSecond,
      p50Ms: percentile(latencies, 0.5),
      p99Ms: percentile(latencies, 0.99),
      walletPerSecond: plain.perSecond,
    };
  } finally {
    await platform.close();
  }
}

async function hurry(
  platform: Platform,
  { players, callers }: Rush,
  gameCode: string,
  issueNo: string,
) {
  const begin = performance.now() + WARM_MS;
  const latencies: number[] = [];
  let accepted = 0;
  const caller = async () => {
    for (;;) {
      const started = performance.now();
      const player = {
        id: BigInt(randomInt(players) + 1),
        brandId: 1n,
        currency: "PHP",
        book: "test",
        excluded: true,
      };
      const lines = [
        {
          market: "DB2",
          picks: [String(randomInt(100)).padStart(2, "0")],
          unit: ONE,
          step: 100 as const,
        },
      ];
      const placed = await placeLotteryOrder(platform, {
        player,
        key: randomUUID(),
        gameCode,
        issueNo,
        oddsVersion: 0,
        lines,
        chaseId: null,
      });
      if (!placed.ok && placed.refusal === "ISSUE_CLOSED") return;
      if (!placed.ok) throw new Error(`An order was refused: ${placed.refusal}`);
      accepted++;
      if (started >= begin) latencies.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return { latencies, accepted };
}

async function prove(db: Database, gameCode: string, accepted: number): Promise<void> {
  const row = await db.row<{
    orders: bigint;
    late: bigint;
    debits: bigint;
    liability: bigint;
    lines: bigint;
  }>(sql`
    with issue as (
      select issue.*
      from lottery_issue issue
      join lottery_game game on game.id = issue.game_id
      where game.code = ${gameCode}
    )
    select
      (select count(*) from lottery_order o join issue on issue.id = o.issue_id) as orders,
      (
        select count(*)
        from lottery_order o
        join issue on issue.id = o.issue_id
        where o.placed_at >= issue.close_at
      ) as late,
      (
        select count(*) from wallet_entry where game = ${gameCode} and kind = 1 and status = 0
      ) as debits,
      (
        select sum(liability)::int8 from lottery_exposure e join issue on issue.id = e.issue_id
      ) as liability,
      (
        select sum(unit_minor * 1000 * odds[1] / 10000)::int8
        from lottery_line l
        join issue on issue.id = l.issue_id
      ) as lines`);
  const { orders, late, debits, liability, lines } = row ?? {};
  if (orders !== BigInt(accepted) || debits !== orders || late !== 0n || liability !== lines)
    throw new Error(
      `Accepted ${accepted}, stored ${orders}, debited ${debits}, late ${late}, ` +
        `liability ${liability} of ${lines}`,
    );
}

async function addGame(db: Database): Promise<string> {
  const code = `BENCH-${randomInt(1_000_000)}`;
  await db.run(sql`
    with
      vendor as (
        insert into vendor (slug, vassalage, name, dialect)
        values (${code.toLowerCase()}, 'SEA', ${code}, 'house')
        returning id
      ),
      listed as (
        insert into game (slug, vendor_id, code, name, display_name, game_type)
        select ${code.toLowerCase()}, id, ${code}, ${code}, ${code}, 'LOTT'
        from vendor
        returning id, vendor_id
      )
    insert into lottery_game (
      code, rules, name, prize_mode, tag, vendor_id, game_id, vassalage, timezone, calendar,
      lock_seconds, max_late_seconds, source
    )
    select ${code}, 'vn-south', ${code}, 'SEA', 'BENCH', vendor_id, id, 'SEA', 'UTC',
      '{"kind":"every","seconds":60}', 5, 120, 'RNG'
    from listed`);
  return code;
}

async function addIssue(db: Database, gameCode: string, seconds: number): Promise<string> {
  const issueNo = "20260101-0001";
  await db.run(sql`
    insert into lottery_issue (
      game_id, issue_no, open_at, close_at, draw_at, status, source, rules_version
    )
    select id, ${issueNo}, clock_timestamp(),
      clock_timestamp() + make_interval(secs => ${seconds}::float8),
      clock_timestamp() + make_interval(secs => ${seconds + 5}::float8), 'OPEN', 'RNG', '1.0.0'
    from lottery_game
    where code = ${gameCode}`);
  return issueNo;
}
