import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { rollUp } from "../../apps/platform/src/modules/figures/index.ts";

const GAMES = 12;

/** The day on which all bets were settled: yesterday, as the brand counts days. */
export async function dayOfBets(db: Database): Promise<{ brandId: bigint; day: string }> {
  const row = await db.row<{ brandId: bigint; day: string }>(sql`
    select id as "brandId", ((now() at time zone zone)::date - 1)::text as day
    from brand order by id limit 1`);
  if (!row) throw new Error("There is no brand");
  return row;
}

/** Settled bets of players on one day in the record of turnover, and the reports of them. */
export async function fillBets(db: Database, players: number, bets: number): Promise<void> {
  const { brandId, day } = await dayOfBets(db);
  await db.run(sql`
    insert into turnover_entry (
      source, number, player_id, brand_id, currency, book, excluded, vendor_id, game_code,
      category, at, closed_at, rounds, stake, payout, refund, turnover, free_stake, free_payout,
      origin
    )
    select 'rounds', n, (n * 7919) % ${players}::int8 + 1, ${brandId}, 'PHP', 'play', false, 3,
      'game' || n % ${GAMES}, case n % 3 when 0 then 'RNG' when 1 then 'LIVE' else 'FISH' end,
      moment, moment, 1, 100000 + n % 977, case n % 2 when 0 then 190000 else 0 end, 0,
      100000 + n % 977, 0, 0, n
    from (
      select n, (${day}::date + interval '6 hours') at time zone zone + n * interval '10 ms'
        as moment
      from generate_series(1, ${bets}::int8) n
      cross join (select zone from brand where id = ${brandId}) brand
    ) played`);
  await db.run(sql`update turnover_source set written = ${BigInt(bets)} where name = 'rounds'`);
  await db.run({ text: "vacuum analyze", values: [] });
  while (await db.inTransaction((tx) => rollUp(tx, "rounds")));
  await db.run({ text: "vacuum analyze", values: [] });
}
