import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Kind } from "./document.ts";

/** A document whose time is over, or soon will be. Days are yyyy-MM-dd. */
export interface Expiring {
  readonly player: bigint;
  readonly kind: Kind;
  readonly expiresOn: string;
}

/**
 * Ends approved documents of a brand that were valid until before a day, so many at most; the law
 * may let them count for a term after their end (an ISO 8601 period).
 */
export function updateExpired(
  tx: Tx,
  brandId: bigint,
  { today, grace }: { readonly today: string; readonly grace: string },
  most: number,
): Promise<Expiring[]> {
  return tx.rows(sql`
    update player_document set state = 'EXPIRED'
    where id in (
      select id from player_document
      where brand_id = ${brandId}
        and state = 'APPROVED'
        and expires_on is not null
        and expires_on < ${today}::date
        and expires_on + ${grace}::interval < ${today}::date
      order by expires_on limit ${most}
      for update skip locked
    )
    returning player_id as player, kind, expires_on::text as "expiresOn"`);
}

/**
 * Documents of a brand that end within so many days and of which their player was not reminded
 * since then, which are marked as reminded today.
 */
export function updateReminded(
  tx: Tx,
  brandId: bigint,
  { today, days }: { readonly today: string; readonly days: number },
  most: number,
): Promise<Expiring[]> {
  return tx.rows(sql`
    update player_document set reminded_on = ${today}::date
    where id in (
      select id from player_document
      where brand_id = ${brandId}
        and state = 'APPROVED'
        and expires_on is not null
        and expires_on <= ${today}::date + ${days}::int
        and (reminded_on is null or reminded_on < expires_on - ${days}::int)
      order by expires_on limit ${most}
      for update skip locked
    )
    returning player_id as player, kind, expires_on::text as "expiresOn"`);
}
