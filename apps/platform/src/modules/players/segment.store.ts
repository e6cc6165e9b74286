import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Which of a brand's players; what is undefined narrows nothing. */
export interface Segment {
  readonly brandId: bigint;
  /** Codes of ISO 3166-1. */
  readonly countries: readonly string[] | undefined;
  /** Levels of verification, 0 to 3. */
  readonly levels: readonly number[] | undefined;
  readonly currency: string | undefined;
  /** When they registered: from a time on, and before another one. */
  readonly registered: TimeRange | undefined;
}

/** From a time on, and before another one. */
interface TimeRange {
  readonly from?: string | undefined;
  readonly before?: string | undefined;
}

/** Ids of the players of a segment after one, in order; no trial or house account is among them. */
export async function selectSegment(
  tx: Tx,
  { brandId, countries, levels, currency, registered }: Segment,
  after: bigint,
  limit: number,
): Promise<bigint[]> {
  const rows = await tx.rows<{ id: bigint }>(sql`
    select id from player
    where brand_id = ${brandId}
      and id > ${after}
      and kind not in ('4', 'staff', 'system')
      and (${countries ?? null}::text[] is null or country = any (${countries ?? null}::text[]))
      and (${levels ?? null}::int[] is null or kyc_level = any (${levels ?? null}::int[]))
      and (${currency ?? null}::text is null or currency = ${currency ?? null})
      and (${registered?.from ?? null}::timestamptz is null
        or created_at >= ${registered?.from ?? null}::timestamptz)
      and (${registered?.before ?? null}::timestamptz is null
        or created_at < ${registered?.before ?? null}::timestamptz)
    order by id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/**
 * Players of a brand by their public ids or names, ignoring case, in the order of their ids; no
 * trial or house account is among them.
 */
export function selectByNames(
  tx: Tx,
  brandId: bigint,
  names: readonly string[],
): Promise<{ readonly id: bigint; readonly publicId: string; readonly username: string }[]> {
  const small = names.map((name) => name.toLowerCase());
  return tx.rows(sql`
    select id, public_id as "publicId", username from player
    where brand_id = ${brandId}
      and kind not in ('4', 'staff', 'system')
      and (public_id = any (${names}::text[]) or lower(username) = any (${small}::text[]))
    order by id`);
}
