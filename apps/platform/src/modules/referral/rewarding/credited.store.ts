import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** What was credited for a friend, to a friend, or of friends' turnover of a day. Ledger units. */
interface Credited {
  readonly id: string;
  /** Of a share of turnover, none: it is of all friends. */
  readonly other: bigint | null;
  /** ISO 8601; null where it is no share. */
  readonly day: string | null;
  readonly units: bigint;
  readonly times: number;
  readonly at: Temporal.Instant;
}

/** What a player was credited since a time, the newest first. */
export function selectCredited(
  tx: Tx,
  player: bigint,
  since: Temporal.Instant,
  most: number,
): Promise<Credited[]> {
  const from = sql`${since.toString()}::timestamptz`;
  return tx.rows(sql`
    select public_id as id, friend_id as other, null as day, reward_units as units,
      wager_times as times, ended_at as at
    from referral_friend
    where referrer_id = ${player} and status = 'REWARDED' and ended_at >= ${from}
      and reward_units > 0
    union all
    select public_id, referrer_id, null, friend_units, wager_times, ended_at
    from referral_friend
    where friend_id = ${player} and status = 'REWARDED' and ended_at >= ${from}
      and friend_units > 0
    union all
    select 'share ' || day, null, day::text, sum(units)::int8, max(wager_times), max(paid_at)
    from referral_share
    where referrer_id = ${player} and paid_at >= ${from}
    group by day
    order by at desc limit ${most}`);
}
