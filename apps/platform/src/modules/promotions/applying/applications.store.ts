import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { SentPicture } from "../../../http/answers/sent-picture.ts";
import type { Grant, GrantStatus } from "../grants/grant.ts";
import type { Application, RejectReason } from "./application.ts";

/** Writes what a player sent with an application. */
export async function insertApplication(
  tx: Tx,
  of: { readonly id: bigint; readonly brandId: bigint; readonly player: bigint },
  remark: string,
  images: readonly SentPicture[],
): Promise<void> {
  await tx.run(sql`
    insert into promotion_application (grant_id, brand_id, player, remark)
    values (${of.id}, ${of.brandId}, ${of.player}, ${remark})`);
  for (const [at, { kind, bytes }] of images.entries())
    await tx.run(sql`
      insert into promotion_application_image (grant_id, place, kind, bytes)
      values (${of.id}, ${at + 1}, ${kind}, ${bytes})`);
}

export async function updateRejectReason(
  tx: Tx,
  grant: bigint,
  reason: RejectReason,
): Promise<void> {
  await tx.run(sql`
    update promotion_application set reject_reason = ${reason} where grant_id = ${grant}`);
}

/** The applications among some grants, by the grants' ids. */
export async function selectApplications(
  tx: Tx,
  grants: readonly bigint[],
): Promise<ReadonlyMap<bigint, Application>> {
  const rows = await tx.rows<Application>(sql`
    select grant_id as grant, remark, reject_reason as "rejectReason",
      (select count(*)::int from promotion_application_image i where i.grant_id = a.grant_id)
        as images
    from promotion_application a
    where grant_id = any (${grants}::bigint[])`);
  return new Map(rows.map((row) => [row.grant, row]));
}

/** A picture of a grant's application, if the brand may see it; null is the house. */
export function selectImage(
  tx: Tx,
  brandId: bigint | null,
  grant: string,
  place: number,
): Promise<SentPicture | undefined> {
  return tx.row(sql`
    select i.kind, i.bytes
    from promotion_application_image i
    join promotion_grant g on g.id = i.grant_id
    where g.public_id = ${grant} and i.place = ${place}
      and (${brandId}::bigint is null or g.brand_id = ${brandId}::bigint)`);
}

/** How a player's applications for a promotion stand, and what period each is for. */
export function selectTried(
  tx: Tx,
  promotion: bigint,
  player: bigint,
): Promise<{ readonly status: GrantStatus; readonly period: string }[]> {
  return tx.rows(sql`
    select status, period from promotion_grant
    where promotion = ${promotion} and player = ${player}`);
}

/** Which applications are asked for. */
export interface Wanted {
  /** Null for all brands. */
  readonly brandId: bigint | null;
  readonly status: GrantStatus;
  /** Public id of a promotion. */
  readonly promotion: string | undefined;
  /** Undefined for all players. */
  readonly players: readonly bigint[] | undefined;
}

/** An application in a list. Ledger units. */
export type ListedApplication = Pick<
  Grant,
  "publicId" | "promotion" | "player" | "status" | "currency" | "bonusUnits" | "createdAt"
>;

/** Applications: those that wait oldest first, others newest first. */
export function pageApplications(
  tx: Tx,
  { brandId, status, promotion, players }: Wanted,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ListedApplication[]> {
  const order = status === "APPLYING" ? sql`g.id` : sql`g.id desc`;
  return tx.rows(sql`
    select g.public_id as "publicId", g.promotion, g.player, g.status, g.currency,
      g.bonus_units as "bonusUnits", g.created_at as "createdAt"
    from promotion_application a
    join promotion_grant g on g.id = a.grant_id
    where (${brandId}::bigint is null or a.brand_id = ${brandId}::bigint)
      and g.status = ${status}
      and (${promotion ?? null}::text is null or g.promotion = (
        select id from promotion where public_id = ${promotion ?? null}::text
      ))
      and (${players ? [...players] : null}::bigint[] is null
        or a.player = any (${players ? [...players] : null}::bigint[]))
    order by ${order}
    limit ${limit} offset ${offset}`);
}

/** How many applications wait for a brand's staff, or for all for null. */
export async function countWaiting(tx: Tx, brandId: bigint | null): Promise<number> {
  const row = await tx.row<{ n: bigint }>(sql`
    select count(*) as n from promotion_grant
    where status = 'APPLYING' and (${brandId}::bigint is null or brand_id = ${brandId}::bigint)`);
  return Number(row?.n ?? 0n);
}
