import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A player whose friends' turnover is shared. */
export interface Sharing {
  readonly player: bigint;
  /** The next day that is to be made, ISO 8601. */
  readonly day: string;
}

/**
 * The next player of a brand, after one in the order of ids, whose friends' turnover of a day up to
 * another is to be shared; held until the transaction ends.
 */
export function lockSharing(
  tx: Tx,
  brandId: bigint,
  after: bigint,
  lastDay: string,
): Promise<Sharing | undefined> {
  return tx.row(sql`
    select player_id as player, (shared_to + 1)::text as day from referral_member
    where brand_id = ${brandId} and player_id > ${after} and shared_to < sharing_until
      and shared_to < ${lastDay}::date
    order by player_id limit 1
    for update skip locked`);
}

/** Notes that a day of a player's friends is made. */
export async function updateSharedTo(tx: Tx, { player, day }: Sharing): Promise<void> {
  await tx.run(sql`
    update referral_member set shared_to = ${day}::date where player_id = ${player}`);
}

/** A friend whose turnover of a day is shared. */
export interface SharingFriend {
  readonly friend: bigint;
  readonly referrer: bigint;
  readonly brandId: bigint;
  /** Millionths. */
  readonly ppm: number;
}

export function selectSharingFriends(tx: Tx, { player, day }: Sharing): Promise<SharingFriend[]> {
  return tx.rows(sql`
    select friend_id as friend, referrer_id as referrer, brand_id as "brandId", share_ppm as ppm
    from referral_friend
    where referrer_id = ${player} and share_from <= ${day}::date and share_until >= ${day}::date
    order by friend_id`);
}

/** Shares no turnover of a friend any more, from a day on, for a reason that staff read. */
export async function endShare(tx: Tx, friend: bigint, day: string, detail: string): Promise<void> {
  await tx.run(sql`
    update referral_friend
    set share_until = ${day}::date - 1, reason = 'LINKED', detail = ${detail}
    where friend_id = ${friend}`);
}

/** A share that is paid. Ledger units. */
export interface Share extends SharingFriend {
  readonly day: string;
  readonly turnover: bigint;
  readonly units: bigint;
}

/** Writes shares that have to be played so many times. */
export async function insertShares(tx: Tx, shares: readonly Share[], times: number): Promise<void> {
  const of = <Value>(read: (one: Share) => Value) => shares.map(read);
  await tx.run(sql`
    insert into referral_share (friend_id, day, referrer_id, turnover, ppm, units, wager_times)
    select made.*, ${times}::int4 from unnest(
      ${of(({ friend }) => friend)}::int8[], ${of(({ day }) => day)}::date[],
      ${of(({ referrer }) => referrer)}::int8[], ${of(({ turnover }) => turnover)}::int8[],
      ${of(({ ppm }) => ppm)}::int4[], ${of(({ units }) => units)}::int8[]
    ) made`);
}
