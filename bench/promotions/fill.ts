import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

const VENDOR = 3;
/** What has to be played of each player's bonus: more than the rounds come to. */
const REQUIRED = 10n ** 12n;
/** What missions ask for: more than anyone reaches. */
const TARGET = 10n ** 15n;
/** Missions of turnover, of wins and of turnover in a week. */
export const MISSIONS = 3;
/** Each round stakes so much; every second one brings twice as much. */
export const STAKE = 100_000n;

export async function fillPlayers(db: Database, players: number): Promise<void> {
  await db.run(sql`
    insert into player (id, public_id, brand_id, username, currency, book, country)
    overriding system value
    select id, 'pl_' || lpad(id::text, 20, '0'), (select min(id) from brand), 'player' || id,
      'PHP', 'play', 'PH'
    from generate_series(1, ${players}::int8) id`);
}

/**
 * A bonus to play for each player, missions that all of them do, and rounds of theirs that are
 * settled and in the record of turnover. Statements make them: what is measured is counting.
 */
export async function fillSettled(db: Database, players: number, rounds: number): Promise<void> {
  await db.run(sql`
    insert into requirement (
      player, brand_id, source, key, principal, required, weights, settled, created_at
    )
    select id, (select min(id) from brand), 'BONUS', 'bench' || id, 100000, ${REQUIRED},
      '{"RNG": 10000}', false, now() - interval '2 hours'
    from generate_series(1, ${players}::int8) id`);
  await db.run(sql`
    insert into wagering_player (player, rounds, lottery)
    select id, 0, 0 from generate_series(1, ${players}::int8) id`);
  await db.run(sql`
    insert into mission (
      public_id, brand_id, kind, target, span, vip_level, language, words, points, cash_units,
      wager_times, currency, sort_order, starts_at, offered_at
    )
    select 'ms_' || lpad(span, 20, '0'), (select min(id) from brand), kind, ${TARGET}, span, 0,
      'EN', '{}', 1, 0, 0, 'PHP', 0, now() - interval '1 day', now() - interval '1 day'
    from (
      values ('TURNOVER', 'DAILY'), ('WIN_COUNT', 'ONCE'), ('TURNOVER', 'WEEKLY')
    ) made (kind, span)`);
  await db.run(sql`
    insert into turnover_entry (
      source, number, player_id, brand_id, currency, book, excluded, vendor_id, game_code,
      category, at, closed_at, rounds, stake, payout, refund, turnover, free_stake, free_payout,
      origin
    )
    select 'rounds', n, n % ${players}::int8 + 1, (select min(id) from brand), 'PHP', 'play',
      false, ${VENDOR}, 'bench', 'RNG', moment, moment, 1, ${STAKE},
      case n % 2 when 0 then ${2n * STAKE}::int8 else 0 end, 0, ${STAKE}, 0, 0, n
    from (
      select n, now() - interval '1 hour' + n * interval '1 ms' as moment
      from generate_series(1, ${rounds}::int8) n
    ) played`);
  await db.run(sql`update turnover_source set written = ${BigInt(rounds)} where name = 'rounds'`);
  await db.run({ text: "vacuum analyze", values: [] });
}

/**
 * A closed day of so many players, of whom each played in three categories and one in ten for a
 * bonus, and a brand that gives rebates of it to claim. Three days lie between it and now.
 */
export async function fillDay(db: Database, players: number): Promise<void> {
  const day = sql`(now() at time zone brand.zone)::date - 3`;
  await db.run(sql`
    insert into report_day (
      brand_id, day, ref_day, player_id, vendor_id, game_code, category, currency, book, excluded,
      rounds, stake, payout, turnover
    )
    select brand.id, ${day}, ${day}, player, ${VENDOR}, 'bench' || game, category, 'PHP', 'play',
      false, 10, 50000000, 48000000, 50000000
    from brand
    cross join generate_series(1, ${players}::int8) player
    cross join (values ('RNG'), ('LIVE'), ('FISH')) played (category)
    cross join generate_series(1, 2) game
    where brand.id = (select min(id) from brand)`);
  await db.run(sql`
    insert into requirement (
      player, brand_id, source, key, principal, required, done, status, created_at, ended_at
    )
    select player, (select min(id) from brand), 'BONUS', 'done' || player, 100000, 10000000,
      10000000, 'DONE', now() - interval '5 days', now() - interval '2 days'
    from generate_series(1, ${players}::int8, 10) player`);
  await db.run(sql`
    insert into wagering_feed (
      requirement, source, number, vendor_id, game_code, category, closed_at, used, credited
    )
    select asked.id, 'rounds', -n, ${VENDOR}, 'bench', 'RNG',
      (${day} + interval '12 hours') at time zone brand.zone, 1000000, 1000000
    from requirement asked
    join brand on brand.id = asked.brand_id
    cross join generate_series(1, 10) n
    where asked.status = 'DONE'`);
  await db.run(sql`
    insert into report_closing (brand_id, day, state, starts_at, ends_at, read_to, hash)
    select id, ${day}, 'CLOSED', now() - interval '4 days', now() - interval '3 days', 1, '\\x00'
    from brand where id = (select min(id) from brand)`);
  await db.run(sql`
    insert into rebate_day (brand_id, day, done_at)
    select id, ${day} - 1, now() from brand where id = (select min(id) from brand)`);
  await db.run(sql`
    insert into brand_settings (brand_id, section, value)
    select min(id), 'rebate',
      '{"mode": "claim", "rates": {"RNG": 8000, "LIVE": 5000, "FISH": 7000}}'
    from brand`);
  await db.run({ text: "vacuum analyze", values: [] });
}
