import type { Settlement } from "@perya/lottery-kit";
import { sql, type Database } from "@perya/postgres";

/**
 * How a lottery is usually settled: the same lines with the same indexes, a status and a payout on each, all of them updated when the draw is known, and the winners
 * credited. Everything in SQL, in one transaction; paying is one row per order and one per player in plain tables, cheaper than any wallet.
 */
const SCHEMA = `
  create table rival_line (order_id bigint not null, n smallint not null, issue_id bigint not null, market text collate "C" not null, selection text collate "C" not null,
    unit_minor bigint not null, count int not null, odds int[] not null, status text not null default 'OPEN', payout bigint not null default 0, primary key (order_id, n));
  create index rival_line_open on rival_line (issue_id, market, selection);
  create table rival_payment (order_id bigint primary key, player bigint not null, amount bigint not null);
  create table rival_purse (player bigint primary key, cash bigint not null);`;

export interface Winner extends Settlement {
  readonly market: string;
  readonly selection: string;
}

/** Copies the issue's lines, then answers a settlement of them to be measured. */
export async function openRival(db: Database, issue: bigint, winning: readonly Winner[]): Promise<() => Promise<void>> {
  await db.run({ text: "drop table if exists rival_line, rival_payment, rival_purse", values: [] });
  await db.run({ text: SCHEMA, values: [] });
  await db.run(
    sql`insert into rival_line select order_id, n, issue_id, market, selection, unit_minor, count, odds from lottery_line where issue_id = ${issue}`,
  );
  await db.run(sql`insert into rival_purse select distinct player, 0 from lottery_order where issue_id = ${issue}`);
  await db.run({ text: "vacuum analyze rival_line, rival_purse", values: [] });
  return () =>
    db.inTransaction(async (tx) => {
      await tx.run(sql`
        create temp table won on commit drop as
        select * from unnest(${winning.map(({ market }) => market)}::text[], ${winning.map(({ selection }) => selection)}::text[],
          ${winning.map(({ hits }) => hits[0] ?? 0)}::int[]) as w (market, selection, hits)`);
      await tx.run(sql`
        update rival_line line set status = case when w.hits is null then 'LOST' else 'WON' end, payout = coalesce(line.unit_minor * w.hits * line.odds[1] / 10000, 0)
        from rival_line open left join won w on w.market = open.market collate "C" and w.selection = open.selection collate "C"
        where open.issue_id = ${issue} and open.status = 'OPEN' and line.order_id = open.order_id and line.n = open.n`);
      await tx.run(sql`
        insert into rival_payment select line.order_id, o.player, sum(line.payout) from rival_line line join lottery_order o on o.id = line.order_id
        where line.issue_id = ${issue} and line.status = 'WON' group by 1, 2`);
      await tx.run(sql`
        update rival_purse purse set cash = cash + paid.amount from (select player, sum(amount) as amount from rival_payment group by player) paid where paid.player = purse.player`);
    });
}
