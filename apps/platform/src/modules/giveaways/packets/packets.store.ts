import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Packet, PacketDraft } from "./packet.ts";

const COLUMNS = sql`
  id, public_id as "publicId", brand_id as "brandId", language, words, currency,
  total_units as "totalUnits", min_units as "minUnits", shares, wager_times as "wagerTimes",
  vip_level as "vipLevel", kyc_level as "kycLevel", starts_at as "startsAt", ends_at as "endsAt",
  offered_at as "offeredAt", commitment, seed, closed_at as "closedAt", taken, version`;
/** For so long a red packet can be taken, and after that players still see it. */
const LASTS = sql`interval '24 hours'`;
const SHOWN_AFTER = sql`interval '7 days'`;

/** A brand's red packets for its staff, the newest first. */
export function selectPackets(tx: Tx, brandId: bigint, limit: number): Promise<Packet[]> {
  return tx.rows(sql`
    select ${COLUMNS} from red_packet where brand_id = ${brandId} order by id desc limit ${limit}`);
}

/** A brand's red packets that players see, those that can be taken first. */
export function selectShownPackets(tx: Tx, brandId: bigint): Promise<Packet[]> {
  return tx.rows(sql`
    select ${COLUMNS} from red_packet
    where brand_id = ${brandId} and offered_at is not null
      and ends_at > clock_timestamp() - ${SHOWN_AFTER}
    order by
      closed_at is not null or taken = shares or ends_at <= clock_timestamp(), starts_at, id`);
}

/** One red packet of a brand, or of any for null. */
export function packetByPublicId(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
): Promise<Packet | undefined> {
  return tx.row(sql`
    select ${COLUMNS} from red_packet
    where public_id = ${publicId} and (${brandId}::int8 is null or brand_id = ${brandId}::int8)`);
}

/** The same, locked until the transaction ends: its shares are taken one after the other. */
export function lockPacket(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
): Promise<Packet | undefined> {
  return tx.row(sql`
    select ${COLUMNS} from red_packet
    where public_id = ${publicId} and (${brandId}::int8 is null or brand_id = ${brandId}::int8)
    for no key update`);
}

export async function insertPacket(
  tx: Tx,
  brandId: bigint,
  publicId: string,
  draft: PacketDraft,
): Promise<Packet> {
  const row = await tx.row<Packet>(sql`
    insert into red_packet (
      public_id, brand_id, language, words, currency, total_units, min_units, shares, wager_times,
      vip_level, kyc_level, starts_at
    )
    values (
      ${publicId}, ${brandId}, ${draft.language}, ${JSON.stringify(draft.words)}::jsonb,
      ${draft.currency}, ${draft.totalUnits}, ${draft.minUnits}, ${draft.shares},
      ${draft.wagerTimes}, ${draft.vipLevel}, ${draft.kycLevel},
      ${draft.startsAt?.toString() ?? null}::timestamptz
    )
    returning ${COLUMNS}`);
  if (!row) throw new Error("A red packet was not written");
  return row;
}

export async function updatePacket(tx: Tx, id: bigint, draft: PacketDraft): Promise<Packet> {
  const row = await tx.row<Packet>(sql`
    update red_packet
    set language = ${draft.language}, words = ${JSON.stringify(draft.words)}::jsonb,
      currency = ${draft.currency}, total_units = ${draft.totalUnits},
      min_units = ${draft.minUnits}, shares = ${draft.shares}, wager_times = ${draft.wagerTimes},
      vip_level = ${draft.vipLevel}, kyc_level = ${draft.kycLevel},
      starts_at = ${draft.startsAt?.toString() ?? null}::timestamptz, version = version + 1
    where id = ${id}
    returning ${COLUMNS}`);
  if (!row) throw new Error("A red packet is gone while it is locked");
  return row;
}

/** Offers a draft from now on, or from its beginning, for a day. */
export async function markPacketOffered(
  tx: Tx,
  id: bigint,
  by: { readonly commitment: string; readonly seed: string },
): Promise<Packet> {
  const row = await tx.row<Packet>(sql`
    update red_packet
    set offered_at = clock_timestamp(), commitment = ${by.commitment}, seed = ${by.seed},
      starts_at = greatest(starts_at, clock_timestamp()),
      ends_at = greatest(starts_at, clock_timestamp()) + ${LASTS}, version = version + 1
    where id = ${id} and offered_at is null
    returning ${COLUMNS}`);
  if (!row) throw new Error("A red packet was offered while it is locked");
  return row;
}

/** Stops a red packet: no share of it is taken any more. */
export async function markPacketClosed(tx: Tx, id: bigint): Promise<Packet> {
  const row = await tx.row<Packet>(sql`
    update red_packet set closed_at = clock_timestamp(), version = version + 1
    where id = ${id}
    returning ${COLUMNS}`);
  if (!row) throw new Error("A red packet is gone while it is locked");
  return row;
}
