import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { REFUND } from "../settling/settling.store.ts";

/**
 * Stores an issue's figures from its orders and their payouts at a version. A void one
 * (REFUND) counts nothing: its stakes were rolled back. Trial and test accounts are left out.
 */
export async function bookFigures(tx: Tx, issue: bigint, version: number): Promise<void> {
  const times = version === REFUND ? 0 : 1;
  await tx.run(sql`
    insert into lottery_issue_figures as booked (
      issue_id, brand_id, currency, book, orders, stake, payout, turnover
    )
    select ${issue}, o.brand_id, o.currency, o.book, ${times}::int * count(*),
      ${times}::int * sum(o.stake), ${times}::int * coalesce(sum(p.payout), 0),
      sum(o.stake) - coalesce(sum(p.pushed), 0)
    from lottery_order o
    left join lottery_payout p
      on p.issue_id = o.issue_id
      and p.version = ${version}
      and p.order_id = o.id
      and p.refusal is null
    where o.issue_id = ${issue} and o.cancelled_at is null and not o.excluded
    group by o.brand_id, o.currency, o.book
    on conflict (issue_id, brand_id, currency, book) do update set
      orders = excluded.orders,
      stake = excluded.stake,
      payout = excluded.payout,
      turnover = excluded.turnover`);
}
