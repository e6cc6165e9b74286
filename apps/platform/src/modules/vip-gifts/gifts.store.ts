import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Gift, GiftStatus, GiftStep, NewGift } from "./gift.ts";

const COLUMNS = sql`
  id, public_id as "publicId", player_id as player, brand_id as "brandId", kind, once, day::text,
  level, status, currency, units, play_times as "playTimes", issued_at as "issuedAt",
  expires_at as "expiresAt", expires_at <= now() as "isOver"`;

/**
 * Writes gifts to be claimed within some days of each; one that a player was given before is left
 * out. Answers those that are new.
 */
export async function insertGifts(
  tx: Tx,
  gifts: readonly (NewGift & { readonly days: number })[],
): Promise<Gift[]> {
  const of = <Value>(read: (one: NewGift & { readonly days: number }) => Value) => gifts.map(read);
  const made = await tx.rows<Gift>(sql`
    insert into vip_gift (
      public_id, player_id, brand_id, kind, once, day, level, status, currency, units, play_times,
      expires_at
    )
    select public_id, player_id, brand_id, kind, once, day, level, 'ISSUED', currency, units,
      play_times, now() + make_interval(days => days)
    from unnest(
      ${of(({ publicId }) => publicId)}::text[], ${of(({ player }) => player)}::int8[],
      ${of(({ brandId }) => brandId)}::int8[], ${of(({ kind }) => kind)}::text[],
      ${of(({ once }) => once)}::text[], ${of(({ day }) => day)}::date[],
      ${of(({ level }) => level)}::int4[], ${of(({ currency }) => currency)}::text[],
      ${of(({ units }) => units)}::int8[], ${of(({ playTimes }) => playTimes)}::int4[],
      ${of(({ days }) => days)}::int4[]
    ) as made (
      public_id, player_id, brand_id, kind, once, day, level, currency, units, play_times, days
    )
    order by player_id
    on conflict (player_id, kind, once) do nothing
    returning ${COLUMNS}`);
  await tx.run(sql`
    insert into vip_gift_step (gift_id, from_status, to_status, actor)
    select id, 'NEW', 'ISSUED', 'system' from unnest(${made.map(({ id }) => id)}::int8[]) id`);
  return made;
}

/** A gift of a player by its public id, held until the transaction ends. */
export function lockGift(tx: Tx, player: bigint, publicId: string): Promise<Gift | undefined> {
  return tx.row(sql`
    select ${COLUMNS} from vip_gift
    where player_id = ${player} and public_id = ${publicId}
    for update`);
}

/** A player's gifts, the newest first. */
export function selectGifts(tx: Tx, player: bigint, most: number): Promise<Gift[]> {
  return tx.rows(sql`
    select ${COLUMNS} from vip_gift
    where player_id = ${player}
    order by id desc limit ${most}`);
}

/** A player's gifts of a kind that can be claimed. */
export function selectOpen(tx: Tx, player: bigint, kind: Gift["kind"]): Promise<Gift[]> {
  return tx.rows(sql`
    select ${COLUMNS} from vip_gift
    where player_id = ${player} and kind = ${kind} and status = 'ISSUED' and expires_at > now()
    order by expires_at`);
}

/** A player's gifts of a kind that were claimed since a time, the newest first. */
export function selectClaimed(
  tx: Tx,
  player: bigint,
  kind: Gift["kind"],
  since: Temporal.Instant,
  most: number,
): Promise<(Gift & { readonly at: Temporal.Instant })[]> {
  return tx.rows(sql`
    select ${COLUMNS}, claimed.at
    from vip_gift
    join vip_gift_step claimed on gift_id = id and to_status = 'CLAIMED'
    where player_id = ${player} and kind = ${kind} and claimed.at >= ${since.toString()}
    order by claimed.at desc limit ${most}`);
}

/** Moves a gift that the transaction holds; the database refuses what its table lacks. */
export async function moveGift(
  tx: Tx,
  { id, status }: Pick<Gift, "id" | "status">,
  to: GiftStatus,
  { actor, reason = "" }: { readonly actor: string; readonly reason?: string },
): Promise<void> {
  await tx.run(sql`update vip_gift set status = ${to} where id = ${id}`);
  await tx.run(sql`
    insert into vip_gift_step (gift_id, from_status, to_status, actor, reason)
    values (${id}, ${status}, ${to}, ${actor}, ${reason})`);
}

/** Ends gifts whose time to be claimed has passed; answers how many. */
export function expireOver(tx: Tx, most: number): Promise<number> {
  return tx.run(sql`
    with over as (
      select id from vip_gift
      where status = 'ISSUED' and expires_at <= now()
      order by expires_at limit ${most}
      for update skip locked
    ), moved as (
      update vip_gift set status = 'EXPIRED' from over where vip_gift.id = over.id
      returning vip_gift.id
    )
    insert into vip_gift_step (gift_id, from_status, to_status, actor, reason)
    select id, 'ISSUED', 'EXPIRED', 'system', 'It was not claimed in time' from moved`);
}

/** The histories of some gifts, each oldest first. */
export async function selectSteps(
  tx: Tx,
  gifts: readonly bigint[],
): Promise<ReadonlyMap<bigint, GiftStep[]>> {
  const rows = await tx.rows<GiftStep & { readonly gift: bigint }>(sql`
    select gift_id as gift, to_status as status, actor, reason, at from vip_gift_step
    where gift_id = any (${gifts}::int8[])
    order by at, from_status = 'ISSUED'`);
  return Map.groupBy(rows, ({ gift }) => gift);
}
