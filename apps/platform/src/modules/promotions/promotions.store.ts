import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Audience, Promotion, PromotionDraft, PromotionStatus } from "./promotion.ts";

type Row = Omit<Promotion, "audience"> & {
  readonly audience: Omit<Audience, "registeredFrom" | "registeredBefore" | "heldOutPpm"> & {
    readonly registeredFrom: string | null;
    readonly registeredBefore: string | null;
    /** Versions of before there were control groups have none. */
    readonly heldOutPpm?: number;
  };
};

const COLUMNS = sql`
  promotion.id, public_id as "publicId", brand_id as "brandId", status, promotion.version, paused,
  reserved_units as "reservedUnits", draw_seed as "drawSeed",
  category, rule, audience, language, words, picture,
  starts_at as "startsAt", ends_at as "endsAt", budget_units as "budgetUnits"`;
const FROM = sql`
  from promotion
  join promotion_version v on v.promotion = promotion.id and v.version = promotion.version`;

/** All promotions of a brand, the newest first. */
export async function selectPromotions(tx: Tx, brandId: bigint): Promise<Promotion[]> {
  const rows = await tx.rows<Row>(sql`
    select ${COLUMNS} ${FROM} where brand_id = ${brandId} order by promotion.id desc`);
  return rows.map(readRow);
}

/** What a brand shows its players: open and coming ones, and those closed in so many days. */
export async function selectShown(tx: Tx, brandId: bigint, days: number): Promise<Promotion[]> {
  const rows = await tx.rows<Row>(sql`
    select ${COLUMNS} ${FROM}
    where brand_id = ${brandId}
      and not paused
      and (status in ('COMING_SOON', 'OPEN') or (status = 'CLOSE' and exists (
        select from promotion_step
        where subject = 'promotion' and subject_id = promotion.id and to_status = 'CLOSE'
          and from_status = 'OPEN'
          and at > now() - make_interval(days => ${days})
      )))
    order by (status = 'OPEN') desc, (status = 'COMING_SOON') desc, promotion.id desc`);
  return rows.map(readRow);
}

/** A brand's promotions that give something now, the newest first. */
export async function openPromotions(tx: Tx, brandId: bigint): Promise<Promotion[]> {
  const rows = await tx.rows<Row>(sql`
    select ${COLUMNS} ${FROM}
    where brand_id = ${brandId} and status = 'OPEN' and not paused
    order by promotion.id desc`);
  return rows.map(readRow);
}

/** Promotions by their ids, each in its current version. */
export async function promotionsById(
  tx: Tx,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, Promotion>> {
  const rows = await tx.rows<Row>(sql`
    select ${COLUMNS} ${FROM} where promotion.id = any (${ids}::bigint[])`);
  return new Map(rows.map((row) => [row.id, readRow(row)]));
}

/** One of a brand's, or of any where the brand is null. */
export async function promotionByPublicId(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
): Promise<Promotion | undefined> {
  const row = await tx.row<Row>(sql`
    select ${COLUMNS} ${FROM}
    where public_id = ${publicId}
      and (${brandId}::bigint is null or brand_id = ${brandId}::bigint)`);
  return row && readRow(row);
}

/** The same, held until the transaction ends. */
export async function lockPromotion(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
): Promise<Promotion | undefined> {
  await tx.run(sql`select 1 from promotion where public_id = ${publicId} for update`);
  return promotionByPublicId(tx, publicId, brandId);
}

export async function insertPromotion(
  tx: Tx,
  publicId: string,
  brandId: bigint,
): Promise<{ readonly id: bigint }> {
  const row = await tx.row<{ id: bigint }>(sql`
    insert into promotion (public_id, brand_id, status) values (${publicId}, ${brandId}, 'DRAFT')
    returning id`);
  if (!row) throw new Error("A promotion was not written");
  return row;
}

/** Writes a version, which becomes the promotion's. */
export async function insertVersion(
  tx: Tx,
  promotion: bigint,
  version: number,
  draft: PromotionDraft,
  by: string,
): Promise<void> {
  const audience = {
    ...draft.audience,
    registeredFrom: draft.audience.registeredFrom?.toString() ?? null,
    registeredBefore: draft.audience.registeredBefore?.toString() ?? null,
  };
  await tx.run(sql`
    insert into promotion_version (
      promotion, version, type, category, rule, audience, language, words, picture, starts_at,
      ends_at, budget_units, by
    )
    values (
      ${promotion}, ${version}, ${draft.rule.type}, ${draft.category},
      ${JSON.stringify(draft.rule)}::jsonb, ${JSON.stringify(audience)}::jsonb, ${draft.language},
      ${JSON.stringify(draft.words)}::jsonb, ${draft.picture},
      ${draft.startsAt?.toString() ?? null}, ${draft.endsAt?.toString() ?? null},
      ${draft.budgetUnits}, ${by}
    )`);
  await tx.run(sql`update promotion set version = ${version} where id = ${promotion}`);
}

/** Moves a promotion that the transaction holds; the database refuses what its table lacks. */
export async function updateStatus(tx: Tx, id: bigint, status: PromotionStatus): Promise<void> {
  await tx.run(sql`update promotion set status = ${status} where id = ${id}`);
}

/** Keeps what decides who is held out of a promotion, once. */
export async function updateDrawSeed(tx: Tx, id: bigint, seed: string): Promise<void> {
  await tx.run(sql`
    update promotion set draw_seed = ${seed} where id = ${id} and draw_seed is null`);
}

export async function updatePaused(tx: Tx, id: bigint, paused: boolean): Promise<void> {
  await tx.run(sql`update promotion set paused = ${paused} where id = ${id}`);
}

/** Promotions whose time to open, or to close, has come. */
export function selectDue(tx: Tx, most: number): Promise<{ readonly publicId: string }[]> {
  return tx.rows(sql`
    select public_id as "publicId" ${FROM}
    where (status = 'COMING_SOON' and starts_at <= now())
      or (status in ('COMING_SOON', 'OPEN') and ends_at <= now())
    order by promotion.id limit ${most}`);
}

/** Whether a brand shows any promotion. */
export async function selectHasShown(tx: Tx, brandId: bigint): Promise<boolean> {
  const row = await tx.row(sql`
    select 1 from promotion
    where brand_id = ${brandId} and status in ('COMING_SOON', 'OPEN') and not paused limit 1`);
  return row !== undefined;
}

/** Texts with the addresses of pictures that promotions show. */
export async function selectPictures(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ picture: string }>(sql`
    select picture from promotion_version where picture like '%/pictures/%'`);
  return rows.map(({ picture }) => picture);
}

function readRow({ audience, ...row }: Row): Promotion {
  const at = (text: string | null) => (text === null ? null : Temporal.Instant.from(text));
  return {
    ...row,
    audience: {
      ...audience,
      registeredFrom: at(audience.registeredFrom),
      registeredBefore: at(audience.registeredBefore),
      heldOutPpm: audience.heldOutPpm ?? 0,
    },
  };
}
