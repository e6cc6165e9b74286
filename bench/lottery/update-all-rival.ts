import type { Settlement } from "@perya/lottery-kit";
import type { Database } from "@perya/postgres";
import { raw, sql } from "@perya/postgres/sql";

/**
 * The usual way to settle a lottery: the same lines with the same indexes, a status and a payout on
 * each, all of them updated after the draw, and the winners credited. Everything is SQL in one
 * transaction; a payment is one row per order and one per player in plain tables, cheaper than any
 * wallet. "partial" indexes only the open lines instead of all.
 */
export type RivalIndex = "same" | "partial";

const schema = (index: RivalIndex) => `
  drop table if exists rival_${index}_line, rival_${index}_payment, rival_${index}_account;
  create table rival_${index}_line (
    order_id bigint not null, n smallint not null, issue_id bigint not null,
    market text collate "C" not null, selection text collate "C" not null,
    unit_minor bigint not null, count int not null, odds int[] not null,
    status text not null default 'OPEN', payout bigint not null default 0,
    primary key (order_id, n)
  );
  create index on rival_${index}_line (issue_id, market, selection)
    ${index === "partial" ? "where status = 'OPEN'" : ""};
  create table rival_${index}_payment (
    order_id bigint primary key, player bigint not null, amount bigint not null
  );
  create table rival_${index}_account (player bigint primary key, cash bigint not null);`;

export interface Winner extends Settlement {
  readonly market: string;
  readonly selection: string;
}

/** Copies the issue's lines and returns a settlement of them to measure. */
export async function openRival(
  db: Database,
  issue: bigint,
  winning: readonly Winner[],
  index: RivalIndex,
): Promise<() => Promise<void>> {
  const [line, payment, account] = [
    raw(`rival_${index}_line`),
    raw(`rival_${index}_payment`),
    raw(`rival_${index}_account`),
  ];
  await db.run({ text: schema(index), values: [] });
  await db.run(sql`
    insert into ${line}
    select order_id, n, issue_id, market, selection, unit_minor, count, odds
    from lottery_line
    where issue_id = ${issue}`);
  await db.run(sql`
    insert into ${account} select distinct player, 0 from lottery_order where issue_id = ${issue}`);
  await db.run(sql`vacuum analyze ${line}, ${account}`);
  return () =>
    db.inTransaction(async (tx) => {
      await tx.run(sql`
        create temp table won on commit drop as
        select * from unnest(${winning.map(({ market }) => market)}::text[],
          ${winning.map(({ selection }) => selection)}::text[],
          ${winning.map(({ hits }) => hits[0] ?? 0)}::int[]) as w (market, selection, hits)`);
      await tx.run(sql`
        update ${line} line
        set status = case when w.hits is null then 'LOST' else 'WON' end,
          payout = coalesce(line.unit_minor * w.hits * line.odds[1] / 10000, 0)
        from ${line} open
        left join won w
          on w.market = open.market collate "C" and w.selection = open.selection collate "C"
        where open.issue_id = ${issue}
          and open.status = 'OPEN'
          and line.order_id = open.order_id
          and line.n = open.n`);
      await tx.run(sql`
        insert into ${payment}
        select line.order_id, o.player, sum(line.payout)
        from ${line} line
        join lottery_order o on o.id = line.order_id
        where line.issue_id = ${issue} and line.status = 'WON'
        group by 1, 2`);
      await tx.run(sql`
        update ${account} account set cash = cash + paid.amount
        from (select player, sum(amount) as amount from ${payment} group by player) paid
        where paid.player = account.player`);
    });
}
