import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Mission, MissionDraft } from "./mission.ts";

const COLUMNS = sql`
  id, public_id as "publicId", brand_id as "brandId", kind, category, target, span,
  vip_level as "vipLevel", language, words, points, cash_units as cash,
  wager_times as "wagerTimes", currency, sort_order as "order", starts_at as "startsAt",
  ends_at as "endsAt", offered_at as "offeredAt", version, claims`;
/** How long after its end a mission can still be claimed by who has done it. */
const AFTERWARDS = sql`interval '30 days'`;

/** All missions of a brand for its staff, in order. */
export function selectMissions(tx: Tx, brandId: bigint): Promise<Mission[]> {
  return tx.rows(sql`
    select ${COLUMNS} from mission where brand_id = ${brandId} order by sort_order, id`);
}

/** Missions of a brand that have begun, with those that ended a short while ago, in order. */
export function selectBegun(tx: Tx, brandId: bigint): Promise<Mission[]> {
  return tx.rows(sql`
    select ${COLUMNS} from mission
    where brand_id = ${brandId} and offered_at is not null and starts_at <= now()
      and (ends_at is null or ends_at > now() - ${AFTERWARDS})
    order by sort_order, id`);
}

/** How many missions of a brand are offered and not over. */
export async function countOffered(tx: Tx, brandId: bigint): Promise<number> {
  const row = await tx.row<{ count: number }>(sql`
    select count(*)::int4 as count from mission
    where brand_id = ${brandId} and offered_at is not null
      and (ends_at is null or ends_at > now())`);
  return row?.count ?? 0;
}

/** One mission of a brand, or of any for null. */
export function missionByPublicId(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
): Promise<Mission | undefined> {
  return tx.row(sql`
    select ${COLUMNS} from mission
    where public_id = ${publicId} and (${brandId}::int8 is null or brand_id = ${brandId}::int8)`);
}

/** The same, locked until the transaction ends. */
export function lockMission(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
): Promise<Mission | undefined> {
  return tx.row(sql`
    select ${COLUMNS} from mission
    where public_id = ${publicId} and (${brandId}::int8 is null or brand_id = ${brandId}::int8)
    for no key update`);
}

export async function insertMission(
  tx: Tx,
  brandId: bigint,
  publicId: string,
  draft: MissionDraft,
): Promise<Mission> {
  const row = await tx.row<Mission>(sql`
    insert into mission (
      public_id, brand_id, kind, category, target, span, vip_level, language, words, points,
      cash_units, wager_times, currency, sort_order, starts_at, ends_at
    )
    values (
      ${publicId}, ${brandId}, ${draft.kind}, ${draft.category}, ${draft.target}, ${draft.span},
      ${draft.vipLevel}, ${draft.language}, ${JSON.stringify(draft.words)}::jsonb,
      ${draft.points}, ${draft.cash}, ${draft.wagerTimes}, ${draft.currency}, ${draft.order},
      ${draft.startsAt?.toString() ?? null}::timestamptz,
      ${draft.endsAt?.toString() ?? null}::timestamptz
    )
    returning ${COLUMNS}`);
  if (!row) throw new Error("A mission was not written");
  return row;
}

export async function updateMission(tx: Tx, id: bigint, draft: MissionDraft): Promise<Mission> {
  const row = await tx.row<Mission>(sql`
    update mission
    set kind = ${draft.kind}, category = ${draft.category}, target = ${draft.target},
      span = ${draft.span}, vip_level = ${draft.vipLevel}, language = ${draft.language},
      words = ${JSON.stringify(draft.words)}::jsonb, points = ${draft.points},
      cash_units = ${draft.cash}, wager_times = ${draft.wagerTimes},
      currency = ${draft.currency}, sort_order = ${draft.order},
      starts_at = ${draft.startsAt?.toString() ?? null}::timestamptz,
      ends_at = ${draft.endsAt?.toString() ?? null}::timestamptz, version = version + 1
    where id = ${id}
    returning ${COLUMNS}`);
  if (!row) throw new Error("A mission is gone while it is locked");
  return row;
}

/** Offers a draft from now on, or from its beginning. */
export async function markOffered(tx: Tx, id: bigint): Promise<Mission> {
  const row = await tx.row<Mission>(sql`
    update mission
    set offered_at = now(), starts_at = greatest(starts_at, now()), version = version + 1
    where id = ${id} and offered_at is null
    returning ${COLUMNS}`);
  if (!row) throw new Error("A mission was offered while it is locked");
  return row;
}

/** Ends a mission now. */
export async function markClosed(tx: Tx, id: bigint): Promise<Mission> {
  const row = await tx.row<Mission>(sql`
    update mission set ends_at = now(), version = version + 1
    where id = ${id}
    returning ${COLUMNS}`);
  if (!row) throw new Error("A mission is gone while it is locked");
  return row;
}

export async function addClaim(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`update mission set claims = claims + 1 where id = ${id}`);
}
