import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Browser } from "@playwright/test";
import { setTimeout as sleep } from "node:timers/promises";
import { asPlayer } from "../../e2e/world/calls.ts";
import { units } from "../../e2e/world/cash.ts";
import { makeWorld } from "../../e2e/world/make-world.ts";
import type { Person } from "../../e2e/world/people.ts";

/** What is bet on: drawn every minute, every half hour, and on some days. */
const ORDERS = [
  { gameCode: "K3-1M", market: "SIZE", picks: ["BIG"] },
  { gameCode: "VN27-30M", market: "DB2", picks: ["68"] },
  { gameCode: "MARK6", market: "SPECIAL_SIDE", picks: ["BIG"] },
] as const;
const NEXT_DRAWS = 2;
const TRIES = 200;
const PAUSE_MS = 1_000;

/**
 * A day at the demo brand: people, play, money in every state, and lottery orders, of which some
 * are paid and some wait for a draw of another day.
 */
export async function makeDay(browser: Browser, platform: Database): Promise<void> {
  const { player } = await makeWorld(browser);
  for (const { gameCode, ...line } of ORDERS) await placeOrder(player, gameCode, line);
  await placeOrder(player, "K3-1M", { market: "SIZE", picks: ["SMALL"] });
  const chase = {
    key: crypto.randomUUID(),
    gameCode: "SSC-1M",
    issues: 120,
    stopOnWin: false,
    lines: [lineOf({ market: "SUM_SIDE", picks: ["BIG"] })],
  };
  await asPlayer(player.token)("POST", "/lottery/chases", chase);
  await until("a draw is paid", async () =>
    (await ordersOf(platform)).some(({ gameCode, open }) => gameCode === "K3-1M" && !open),
  );
  await until("the records have followed", async () => {
    const row = await platform.row<{ behind: boolean }>(sql`
      select coalesce(max(tx::text::bigint), 0) > (select read_to from wallet_follower) as behind
      from wallet_batch`);
    return row?.behind === false;
  });
}

/**
 * Removes draws that are not open for bets yet, except for each game's next ones: thousands of
 * random numbers would only enlarge the dump.
 */
export async function leaveOutLater(platform: Database): Promise<void> {
  const client = await platform.hold();
  try {
    await client.query("set session_replication_role = replica");
    await client.query(`
      with later as (
        delete from lottery_issue
        where id in (
          select id from (
            select id, row_number() over (partition by game_id order by draw_at) as place
            from lottery_issue
            where status = 'SCHEDULED'
          ) scheduled
          where place > ${NEXT_DRAWS}
        )
        returning commitment
      )
      delete from draw_seed
      using later
      where draw_seed.commitment = later.commitment`);
  } finally {
    client.release(true);
  }
}

interface Line {
  readonly market: string;
  readonly picks: readonly string[];
}

const lineOf = (line: Line) => ({ ...line, unit: units(2n) });

/** Bets on the draw that is on sale, or on the next one if it closes meanwhile. */
async function placeOrder(player: Person, gameCode: string, line: Line): Promise<void> {
  const call = asPlayer(player.token);
  await until(`${gameCode} takes a bet`, async () => {
    const { oddsVersion, issue } = await call<{ oddsVersion: number; issue: { issueNo: string } }>(
      "GET",
      `/lottery/games/${gameCode}`,
    );
    const order = {
      key: crypto.randomUUID(),
      gameCode,
      issueNo: issue.issueNo,
      oddsVersion,
      lines: [lineOf(line)],
    };
    return call("POST", "/lottery/orders", order).then(
      () => true,
      (fault: Error) => {
        if (!fault.message.includes("ISSUE_CLOSED")) throw fault;
        return false;
      },
    );
  });
}

/** Every order, and whether it waits for its draw. */
function ordersOf(platform: Database): Promise<{ gameCode: string; open: boolean }[]> {
  return platform.rows(sql`
    select game.code as "gameCode", issue.settled_at is null as open
    from lottery_order o
    join lottery_issue issue on issue.id = o.issue_id
    join lottery_game game on game.id = issue.game_id`);
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    if (await holds()) return;
    await sleep(PAUSE_MS);
  }
  throw new Error(`It did not come to this: ${what}.`);
}
