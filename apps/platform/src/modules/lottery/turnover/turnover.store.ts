import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

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

export async function markBooked(tx: Tx, issue: bigint): Promise<void> {
  await tx.run(sql`update lottery_issue set unbooked = false where id = ${issue}`);
}

/** A player's sums over settled issues, in ledger units. */
interface PlayerTurnover {
  readonly player: bigint;
  readonly validTurnover: bigint;
  readonly payout: bigint;
}

/**
 * Players' valid turnover in issues settled in a time span (end excluded). All players with
 * turnover, or only these.
 */
export function sumByPlayer(
  tx: Tx,
  {
    from,
    to,
    players,
  }: {
    readonly from: Temporal.Instant;
    readonly to?: Temporal.Instant;
    readonly players?: readonly bigint[];
  },
): Promise<PlayerTurnover[]> {
  return tx.rows(sql`
    select p.player, sum(p.valid_turnover) as "validTurnover", sum(p.payout) as payout
    from lottery_player_issue p
    join lottery_issue issue on issue.id = p.issue_id
    where issue.settled_at >= ${from.toString()}::timestamptz
      and (
        ${to?.toString() ?? null}::timestamptz is null
        or issue.settled_at < ${to?.toString() ?? null}::timestamptz
      )
      and p.valid_turnover is not null
      and (${players ?? null}::int8[] is null or p.player = any (${players ?? null}::int8[]))
    group by p.player
    order by p.player`);
}

/** A player's valid turnover in issues settled since a time, in ledger units. */
export async function sumSince(
  tx: Tx,
  player: bigint,
  since: Temporal.Instant,
  until?: Temporal.Instant,
): Promise<bigint> {
  const [sum] = await sumByPlayer(tx, {
    from: since,
    ...(until && { to: until }),
    players: [player],
  });
  return sum?.validTurnover ?? 0n;
}
