import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";
import { REFUND } from "../settling/settling.store.ts";

/** An issue whose sums are to be booked. */
interface UnbookedIssue {
  readonly id: bigint;
  /** 0 for a void one's refund. */
  readonly version: number;
  readonly vendorId: number;
  readonly gameCode: string;
  readonly settledAt: Temporal.Instant;
  readonly now: Temporal.Instant;
}

/** An unclaimed issue whose sums are to be booked, locked; undefined when there is none. */
export function lockUnbooked(tx: Tx): Promise<UnbookedIssue | undefined> {
  return tx.row(sql`
    select issue.id, case issue.status when 'VOIDED' then 0 else issue.version end as version,
      game.vendor_id as "vendorId", game.code as "gameCode", issue.settled_at as "settledAt",
      clock_timestamp() as now
    from lottery_issue issue
    join lottery_game game on game.id = issue.game_id
    where issue.unbooked and issue.status in ('SETTLED', 'VOIDED') and not issue.paying
    order by issue.id limit 1 for update of issue skip locked`);
}

/** Whether an issue that was settled before a time is still to be booked. */
export async function hasUnbooked(tx: Tx, before: Temporal.Instant): Promise<boolean> {
  const row = await tx.row<{ has: boolean }>(sql`
    select exists (
      select from lottery_issue where unbooked and settled_at < ${before.toString()}::timestamptz
    ) as has`);
  return row?.has ?? false;
}

/**
 * Books each player's payouts and valid turnover of an issue, from its valid orders and their
 * payouts at a version.
 */
export async function bookPlayers(tx: Tx, issue: bigint, version: number): Promise<void> {
  await tx.run(sql`
    insert into lottery_player_issue as booked (
      issue_id, player, stake, max_payout, payout, valid_turnover
    )
    select ${issue}, o.player, sum(o.stake), sum(o.max_payout), coalesce(sum(p.payout), 0),
      sum(o.stake) - coalesce(sum(p.pushed), 0)
    from lottery_order o
    left join lottery_payout p
      on p.issue_id = o.issue_id
      and p.version = ${version}
      and p.order_id = o.id
      and p.refusal is null
    where o.issue_id = ${issue} and o.cancelled_at is null
    group by o.player
    on conflict (issue_id, player) do update set
      payout = excluded.payout,
      valid_turnover = excluded.valid_turnover`);
}

/**
 * What an issue's valid orders have come to at a version, as rows for the record of turnover: one
 * for each player, and apart what a test account ordered. A void issue (REFUND) comes to nothing:
 * its stakes were rolled back.
 */
export function settledOrders(
  issue: bigint,
  version: number,
  game: { readonly vendorId: number; readonly gameCode: string },
): Sql {
  return sql`
    select o.player as player_id, o.brand_id, o.currency, o.book, o.excluded,
      ${game.vendorId}::int4 as vendor_id, ${game.gameCode}::text as game_code,
      'LOTTERY' as category, count(*)::int4 as rounds, sum(o.stake)::int8 as stake,
      coalesce(sum(p.payout), 0)::int8 as payout, coalesce(sum(p.pushed), 0)::int8 as refund,
      (sum(o.stake) - coalesce(sum(p.pushed), 0))::int8 as turnover, 0::int8 as free_stake,
      0::int8 as free_payout
    from lottery_order o
    left join lottery_payout p
      on p.issue_id = o.issue_id
      and p.version = ${version}
      and p.order_id = o.id
      and p.refusal is null
    where o.issue_id = ${issue} and o.cancelled_at is null and ${version}::int4 <> ${REFUND}
    group by o.player, o.brand_id, o.currency, o.book, o.excluded`;
}

/** Remembers that an issue was booked at a version, and when. */
export async function markBooked(
  tx: Tx,
  issue: bigint,
  version: number,
  at: Temporal.Instant,
): Promise<void> {
  await tx.run(sql`update lottery_issue set unbooked = false where id = ${issue}`);
  await tx.run(sql`
    insert into lottery_booking (issue_id, version, at)
    values (${issue}, ${version}, ${at.toString()}::timestamptz)`);
}
