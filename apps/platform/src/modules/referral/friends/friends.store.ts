import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";
import type { Done, Friend, FriendTerms, Reason } from "./friend.ts";

const COLUMNS = sql`
  friend_id as friend, public_id as "publicId", referrer_id as referrer, brand_id as "brandId",
  currency, registered_at as "registeredAt", needed_deposits as "neededDeposits",
  deposit_until as "depositUntil", needed_turnover as "neededTurnover",
  play_until as "playUntil", reward_units as "rewardUnits", friend_units as "friendUnits",
  wager_times as "wagerTimes", share_ppm as "sharePpm", share_days as "shareDays",
  claim_days as "claimDays", status,
  is_verified as "isVerified", deposits, turnover, qualified_at as "qualifiedAt",
  ended_at as "endedAt", reason, detail, look_at as "lookAt"`;
const RUNNING = sql`status in ('OPEN', 'QUALIFIED')`;

/** A friend who has registered. */
export interface NewFriend extends FriendTerms {
  readonly friend: bigint;
  readonly publicId: string;
  readonly referrer: bigint;
  readonly brandId: bigint;
  readonly registeredAt: Temporal.Instant;
}

/** Keeps who invited a friend: once, and never another one. */
export async function insertFriend(tx: Tx, one: NewFriend): Promise<void> {
  await tx.run(sql`
    insert into referral_friend (
      friend_id, public_id, referrer_id, brand_id, currency, registered_at, needed_deposits,
      deposit_until, needed_turnover, play_until, reward_units, friend_units, wager_times,
      share_ppm, share_days, claim_days
    )
    values (
      ${one.friend}, ${one.publicId}, ${one.referrer}, ${one.brandId}, ${one.currency},
      ${one.registeredAt.toString()}::timestamptz, ${one.neededDeposits},
      ${one.depositUntil.toString()}::timestamptz, ${one.neededTurnover},
      ${one.playUntil.toString()}::timestamptz, ${one.rewardUnits}, ${one.friendUnits},
      ${one.wagerTimes}, ${one.sharePpm}, ${one.shareDays}, ${one.claimDays}
    )
    on conflict (friend_id) do nothing`);
}

/** Has a friend looked at soon, where nothing is decided for good. */
export async function lookSoon(tx: Tx, friend: bigint): Promise<void> {
  await tx.run(sql`
    update referral_friend set look_at = least(look_at, now())
    where friend_id = ${friend} and ${RUNNING}`);
}

/** The next friend who is to be looked at, and who invited them. */
export function selectDue(
  tx: Tx,
): Promise<Pick<Friend, "friend" | "referrer" | "brandId"> | undefined> {
  return tx.row(sql`
    select friend_id as friend, referrer_id as referrer, brand_id as "brandId"
    from referral_friend
    where ${RUNNING} and look_at <= now()
    order by look_at, friend_id limit 1`);
}

/** A friend who is still to be looked at, held until the transaction ends. */
export function lockDue(tx: Tx, friend: bigint): Promise<Friend | undefined> {
  return tx.row(sql`
    select ${COLUMNS} from referral_friend
    where friend_id = ${friend} and ${RUNNING} and look_at <= now()
    for update`);
}

/** A friend of a player by a public id, held until the transaction ends. */
export function lockOwn(tx: Tx, referrer: bigint, publicId: string): Promise<Friend | undefined> {
  return tx.row(sql`
    select ${COLUMNS} from referral_friend
    where referrer_id = ${referrer} and public_id = ${publicId}
    for update`);
}

/** Friends of a player whose rewards wait, those that have waited longest first. */
export function selectWaiting(tx: Tx, referrer: bigint, most: number): Promise<Friend[]> {
  return tx.rows(sql`
    select ${COLUMNS} from referral_friend
    where referrer_id = ${referrer} and status = 'QUALIFIED'
    order by friend_id limit ${most}`);
}

/** Notes what a friend has done. */
export async function updateDone(tx: Tx, friend: bigint, done: Done): Promise<void> {
  await tx.run(sql`
    update referral_friend
    set is_verified = ${done.isVerified}, deposits = ${done.deposits}, turnover = ${done.turnover}
    where friend_id = ${friend}`);
}

/** Has a friend go on, and be looked at again at a time. */
export async function markOpen(tx: Tx, friend: bigint, lookAt: Temporal.Instant): Promise<void> {
  await tx.run(sql`
    update referral_friend
    set status = 'OPEN', qualified_at = null, reason = null, detail = null,
      look_at = ${lookAt.toString()}::timestamptz
    where friend_id = ${friend}`);
}

/**
 * Has the reward of a friend who has done everything wait until a time: to be claimed, or with the
 * reason for which it can't be paid now.
 */
export async function markWaiting(
  tx: Tx,
  friend: bigint,
  lookAt: Temporal.Instant,
  why: { readonly reason: Reason | null; readonly detail: string | null },
): Promise<void> {
  await tx.run(sql`
    update referral_friend
    set status = 'QUALIFIED', qualified_at = coalesce(qualified_at, now()), reason = ${why.reason},
      detail = ${why.detail}, look_at = ${lookAt.toString()}::timestamptz
    where friend_id = ${friend}`);
}

/** Ends it without a reward. */
export async function markEnded(
  tx: Tx,
  friend: bigint,
  status: "REFUSED" | "LATE",
  why: { readonly reason: Reason | null; readonly detail: string | null },
): Promise<void> {
  await tx.run(sql`
    update referral_friend
    set status = ${status}, ended_at = now(), reason = ${why.reason}, detail = ${why.detail}
    where friend_id = ${friend}`);
}

/** Ends it with the reward, and with the days whose turnover is shared; null for none. */
export async function markRewarded(
  tx: Tx,
  friend: bigint,
  share: { readonly from: string; readonly until: string } | null,
): Promise<void> {
  await tx.run(sql`
    update referral_friend
    set status = 'REWARDED', qualified_at = coalesce(qualified_at, now()), ended_at = now(),
      reason = null, detail = null, share_from = ${share?.from ?? null}::date,
      share_until = ${share?.until ?? null}::date
    where friend_id = ${friend}`);
}

/** How many of a player's friends have done everything since a time and were not refused. */
export async function countQualified(
  tx: Tx,
  referrer: bigint,
  since: Temporal.Instant,
): Promise<number> {
  const row = await tx.row<{ count: number }>(sql`
    select count(*)::int4 as count from referral_friend
    where referrer_id = ${referrer} and status in ('QUALIFIED', 'REWARDED')
      and qualified_at >= ${since.toString()}::timestamptz`);
  return row?.count ?? 0;
}

/** Which of some players the same one invited. */
export async function selectFriendsAmong(
  tx: Tx,
  referrer: bigint,
  players: readonly bigint[],
): Promise<bigint[]> {
  const rows = await tx.rows<{ friend: bigint }>(sql`
    select friend_id as friend from referral_friend
    where referrer_id = ${referrer} and friend_id = any (${players}::int8[])`);
  return rows.map(({ friend }) => friend);
}

/** A friend by the player they are; undefined for who was not invited. */
export function selectFriend(tx: Tx, friend: bigint): Promise<Friend | undefined> {
  return tx.row(sql`select ${COLUMNS} from referral_friend where friend_id = ${friend}`);
}

/** The newest friends of a player. */
export function selectFriendsOf(tx: Tx, referrer: bigint, most: number): Promise<Friend[]> {
  return tx.rows(sql`
    select ${COLUMNS} from referral_friend
    where referrer_id = ${referrer}
    order by friend_id desc limit ${most}`);
}

interface Asked {
  /** Null for all brands. */
  readonly brandId: bigint | null;
  /** Null for all. */
  readonly status: string | null;
  readonly pageNo: number;
  readonly size: number;
}

/** Friends of a brand's players, newest first, and one more when there is another page. */
export function pageOfBrand(tx: Tx, { brandId, status, pageNo, size }: Asked): Promise<Friend[]> {
  const of = (column: Sql, value: bigint | string | null) =>
    value === null ? sql`true` : sql`${column} = ${value}`;
  return tx.rows(sql`
    select ${COLUMNS} from referral_friend
    where ${of(sql`brand_id`, brandId)} and ${of(sql`status`, status)}
    order by friend_id desc limit ${size + 1} offset ${(pageNo - 1) * size}`);
}

/** What a player's friends have brought. Ledger units. */
export interface Brought {
  readonly friends: number;
  readonly rewarded: number;
  readonly rewards: bigint;
  readonly shares: bigint;
}

export async function selectBrought(tx: Tx, referrer: bigint): Promise<Brought> {
  const row = await tx.row<Brought>(sql`
    select count(*)::int4 as friends,
      (count(*) filter (where status = 'REWARDED'))::int4 as rewarded,
      coalesce(sum(reward_units) filter (where status = 'REWARDED'), 0)::int8 as rewards,
      (
        select coalesce(sum(units), 0)::int8 from referral_share where referrer_id = ${referrer}
      ) as shares
    from referral_friend where referrer_id = ${referrer}`);
  return row ?? { friends: 0, rewarded: 0, rewards: 0n, shares: 0n };
}
