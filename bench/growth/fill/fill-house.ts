import { hash } from "node:crypto";
import type { Database } from "@perya/postgres";
import { raw, sql } from "@perya/postgres/sql";
import { rollUp } from "../../../apps/platform/src/modules/figures/index.ts";
import { FOLLOWER } from "../../../apps/platform/src/modules/rounds/following/follow-ledger.ts";
import { putIndexes, takeIndexes } from "./indexes.ts";
import { REGULAR, type Books } from "./play.ts";

/** Orders in one lottery issue. */
const ORDERS_PER_ISSUE = 1_000;
const MINOR = 1_000n;
const UNIT_MINOR = 100n;
const ODDS = 990_000;

/** How many players, the newest ones, have an open game of the vendor that calls over HTTP. */
const IN_GAME = 1_000n;

/** The token of a player's session at that vendor. */
export const softToken = (player: number) => `the-game-of-player-${player}`;

export interface Staying {
  /** The regular's session at the player site. */
  readonly token: string;
  /** The regular's session in the studio. */
  readonly gameToken: string;
  readonly softVendor: number;
  /**
   * New players per day, the same in every ledger, so that today's queries touch the same number.
   */
  readonly playersPerDay: number;
}

/**
 * Fills the tables derived from the ledger: players, betting records and figures with their
 * follower's position, and the lottery's issues and orders.
 */
export async function fillHouse(
  db: Database,
  players: bigint,
  books: Books,
  { token, gameToken, softVendor, playersPerDay }: Staying,
): Promise<void> {
  await db.run(sql`
    insert into player (
      id, public_id, brand_id, username, currency, book, country, kyc_level, created_at
    ) overriding system value
    select id, 'pl_' || lpad(id::text, 20, '0'), (select min(id) from brand),
      'player' || md5(id::text), ${books.currency}, ${books.book}, 'PH', 2,
      now() - (${players}::int8 - id) * interval '1 day' / ${playersPerDay}::float8
    from generate_series(1, ${players}::int8) id`);
  await db.run(sql`select setval(pg_get_serial_sequence('player', 'id'), ${players})`);
  await db.run(sql`
    insert into player_session (token_hash, player_id, ip, user_agent)
    values (${hash("sha256", token, "buffer")}, ${REGULAR}, '203.0.113.7', 'bench')`);
  // Game sessions must not expire while the bench runs.
  await db.run(sql`
    insert into game_session (token_hash, player_id, vendor_id, last_seen_at)
    select ${hash("sha256", gameToken, "buffer")}, ${REGULAR}::int8, ${books.slots.vendor}::int,
      now() + interval '1 day'
    union all
    select sha256((${softToken(0).slice(0, -1)} || id)::bytea), id, ${softVendor}::int,
      now() + interval '1 day'
    from player
    where id > ${players - IN_GAME}`);
  await fillRecords(db, books);
  await fillTurnover(db);
  await fillOrders(db, books);
}

/** Writes the records the follower would have made from the ledger, in the order of the rounds. */
async function fillRecords(db: Database, books: Books): Promise<void> {
  const taken = await takeIndexes(db, ["betting_record"]);
  const ends = sql`(e.flags & 2 <> 0 or (e.kind = 2 and e.vendor = ${books.lottery.vendor}))`;
  await db.run(sql`
    insert into betting_record (
      player_id, vendor_id, round, game_code, currency, book, stake, payout, made, standing, closed,
      opened_at, closed_at, first_seq, last_seq, brand_id, excluded, category,
      turnover, closed_seq
    )
    select
      e.player, e.vendor, e.round, min(e.game), ${books.currency}, ${books.book},
      -sum(e.cash) filter (where e.kind <> 2), coalesce(sum(e.cash) filter (where e.kind = 2), 0),
      1, 1 - count(*) filter (where e.kind = 3),
      bool_or(${ends}), min(b.at), max(b.at) filter (where ${ends}), min(e.seq), max(e.seq),
      (select min(id) from brand), true, 'RNG',
      case when bool_or(${ends}) and not bool_or(e.kind = 3)
        then -sum(e.cash) filter (where e.kind = 1)
        else 0
      end,
      max(e.seq) filter (where ${ends})
    from wallet_entry e
    join wallet_batch b on b.id = e.batch
    where e.vendor <> 0
    group by e.player, e.vendor, e.round
    order by min(e.batch)`);
  await db.run(sql`
    insert into wallet_follower (name, read_to)
    select ${FOLLOWER}, max(tx::text::int8) from wallet_batch
    on conflict (name) do update set read_to = excluded.read_to`);
  await putIndexes(db, taken);
}

/** Writes the record of turnover that follows from the betting records, and the reports. */
async function fillTurnover(db: Database): Promise<void> {
  await db.run(sql`
    insert into turnover_entry (
      source, number, player_id, brand_id, currency, book, excluded, vendor_id, game_code,
      category, at, closed_at, rounds, stake, payout, refund, turnover, free_stake, free_payout,
      origin
    )
    select 'rounds', row_number() over (order by closed_at, id), player_id, brand_id, currency,
      book, excluded, vendor_id, game_code, category, closed_at, closed_at, 1, stake, payout, 0,
      turnover, 0, 0, closed_seq
    from betting_record
    where closed and standing > 0`);
  await db.run(sql`
    update turnover_source set written = (select count(*) from turnover_entry)
    where name = 'rounds'`);
  while (await db.inTransaction((tx) => rollUp(tx, "rounds")));
}

async function fillOrders(db: Database, { lottery, currency, book }: Books): Promise<void> {
  await db.run(sql`
    insert into lottery_game (
      code, rules, name, prize_mode, tag, vendor_id, game_id, vassalage, timezone, calendar,
      lock_seconds, max_late_seconds, source
    )
    values (
      'PAST', 'vn-north', 'PAST', 'SEA', 'BENCH', ${lottery.vendor}, 0, 'TCG_SEA', 'UTC',
      '{"kind":"every","seconds":60}', 5, 120, 'RNG'
    )`);
  const ordered = sql`(
    select substr(e.round, 4)::int8 as id, e.player, -e.cash as stake, b.at
    from wallet_entry e
    join wallet_batch b on b.id = e.batch
    where e.vendor = ${lottery.vendor} and e.kind = 1
  ) placed`;
  await db.run(sql`
    insert into lottery_issue (
      id, game_id, issue_no, open_at, close_at, draw_at, status, source, rules_version, outcome,
      version, locked_at, resulted_at, settled_at
    ) overriding system value
    select id / ${raw(String(ORDERS_PER_ISSUE))} + 1,
      (select id from lottery_game where code = 'PAST'),
      'past-' || (id / ${raw(String(ORDERS_PER_ISSUE))} + 1), min(at) - interval '1 minute',
      max(at), max(at), 'SETTLED', 'RNG', '1.0.0', '{}', 1, max(at), max(at), max(at)
    from ${ordered}
    group by id / ${raw(String(ORDERS_PER_ISSUE))}`);
  await db.run(sql`
    insert into lottery_order (
      id, player, brand_id, issue_id, key, currency, book, minor, stake, max_payout, lines,
      placed_at, counted
    ) overriding system value
    select id, player, (select min(id) from brand), id / ${raw(String(ORDERS_PER_ISSUE))} + 1,
      'past:' || id, ${currency}, ${book}, ${MINOR}, stake, stake, 1, at, true
    from ${ordered}
    order by id`);
  await db.run(sql`
    insert into lottery_line (order_id, n, issue_id, market, selection, unit_minor, count, odds)
    select id, 0, issue_id, 'DB2', lpad((id % 100)::text, 2, '0'), ${UNIT_MINOR}, 1,
      array[${ODDS}::int]
    from lottery_order
    order by id`);
  for (const table of ["lottery_issue", "lottery_order"])
    await db.run(sql`
      select setval(
        pg_get_serial_sequence(${table}, 'id'), (select max(id) + 1 from ${raw(table)})
      )`);
}
