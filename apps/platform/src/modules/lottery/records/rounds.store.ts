import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** The vendors under which lotteries are booked. */
export async function lotteryVendors(tx: Tx): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(
    sql`select distinct vendor_id as id from lottery_game`,
  );
  return rows.map(({ id }) => id);
}

/**
 * A player's rounds whose issue is still to be drawn, settled or refunded. Reads no further back
 * than the oldest unfinished issue, found through the small indexes of due issues.
 */
export async function openOrders(tx: Tx, player: bigint): Promise<string[]> {
  const open = await tx.rows<{ round: string }>(sql`
    with
      unsettled as (
        select id from lottery_issue where status = 'OPEN'
        union all
        select id from lottery_issue where status in ('LOCKED', 'DRAWING')
        union all
        select id from lottery_issue
        where status in ('RESULTED', 'CORRECTING', 'SETTLING') or paying
      ),
      live as materialized (
        select
          id,
          (
            select o.id from lottery_order o
            where o.issue_id = unsettled.id
            order by o.issue_id, o.id limit 1
          ) as first
        from unsettled
      )
    select 'lo_' || o.id as round from lottery_order o
    where o.player = ${player}
      and o.id >= (select min(first) from live)
      and o.issue_id in (select id from live where first is not null)
      and o.cancelled_at is null`);
  return open.map(({ round }) => round);
}

/**
 * When the issues of some rounds were settled; rounds of unsettled issues and of other vendors are
 * missing.
 */
export async function settledTimes(
  tx: Tx,
  rounds: readonly string[],
): Promise<Map<string, Temporal.Instant>> {
  const orders = rounds
    .filter((round) => /^lo_[1-9]\d{0,17}$/.test(round))
    .map((round) => BigInt(round.slice("lo_".length)));
  if (orders.length === 0) return new Map();
  const rows = await tx.rows<{ round: string; at: Temporal.Instant }>(sql`
    select 'lo_' || o.id as round, issue.settled_at as at
    from lottery_order o
    join lottery_issue issue on issue.id = o.issue_id
    where o.id = any (${orders}::int8[]) and issue.settled_at is not null`);
  return new Map(rows.map(({ round, at }) => [round, at]));
}
