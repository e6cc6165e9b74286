import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { REFUND } from "../settling/settling.store.ts";

/**
 * The change in an issue's figures since they were last booked, in one pool of a brand's money.
 * Ledger units.
 */
interface IssueDelta {
  readonly brandId: bigint;
  readonly currency: string;
  readonly book: string;
  /** Nothing was booked before. */
  readonly first: boolean;
  readonly rounds: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly turnover: bigint;
}

/**
 * Stores an issue's figures from its orders and their payouts at a version, and returns the
 * changes. A void one (REFUND) counts nothing: its stakes were rolled back. Trial and test accounts
 * are left out.
 */
export function bookFigures(tx: Tx, issue: bigint, version: number): Promise<IssueDelta[]> {
  const times = version === REFUND ? 0 : 1;
  return tx.rows(sql`
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
      turnover = excluded.turnover
    returning new.brand_id as "brandId", new.currency, new.book, old.issue_id is null as first,
      new.orders - coalesce(old.orders, 0) as rounds, new.stake - coalesce(old.stake, 0) as stake,
      new.payout - coalesce(old.payout, 0) as payout,
      new.turnover - coalesce(old.turnover, 0) as turnover`);
}

/** A player's sums over settled issues, and open stakes. Ledger units. */
interface PlayerSums {
  readonly stake: bigint;
  readonly payout: bigint;
  readonly turnover: bigint;
  readonly open: bigint;
}

/**
 * A player's stakes and payouts in settled issues, and open stakes; void issues don't count.
 */
export async function sumPlayer(tx: Tx, player: bigint): Promise<PlayerSums> {
  const row = await tx.row<PlayerSums>(sql`
    select coalesce(sum(p.stake) filter (where p.payout is not null), 0)::int8 as stake,
      coalesce(sum(p.payout), 0)::int8 as payout,
      coalesce(sum(p.valid_turnover), 0)::int8 as turnover,
      coalesce(sum(p.stake) filter (where p.payout is null), 0)::int8 as open
    from lottery_player_issue p
    join lottery_issue issue on issue.id = p.issue_id
    where p.player = ${player} and issue.status <> 'VOIDED'`);
  if (!row) throw new Error("A sum over nothing is still a row");
  return row;
}

/**
 * Open stakes of some brands; trial and test accounts left out. Ledger units.
 */
export function sumOpen(
  tx: Tx,
  brands: readonly bigint[],
): Promise<{ currency: string; book: string; units: bigint }[]> {
  return tx.rows(sql`
    with unsettled as (
      select id from lottery_issue where status = 'OPEN'
      union all
      select id from lottery_issue where status in ('LOCKED', 'DRAWING')
      union all
      select id from lottery_issue where status in ('RESULTED', 'CORRECTING', 'SETTLING') or paying
      union all
      select id from lottery_issue where unbooked
    )
    select o.currency, o.book, sum(o.stake)::int8 as units
    from (select distinct id from unsettled) live
    join lottery_order o on o.issue_id = live.id
    where o.brand_id = any (${brands}::int8[])
      and o.cancelled_at is null
      and not o.excluded
      and o.book <> 'test'
      and not exists (
        select from lottery_issue_figures f
        where f.issue_id = o.issue_id
          and f.brand_id = o.brand_id
          and f.currency = o.currency
          and f.book = o.book
      )
    group by o.currency, o.book`);
}
