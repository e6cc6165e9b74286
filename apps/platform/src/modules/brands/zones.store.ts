import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A time span in which a brand's days are those of one zone. */
export interface ZoneSpan {
  readonly brandId: bigint;
  readonly zone: string;
  /** ISO 8601, or -infinity. */
  readonly from: string;
  /** Left out; ISO 8601, or infinity. */
  readonly to: string;
}

/** The zones of one brand, or of all for null, without gaps. */
export function selectZones(tx: Tx, brandId: bigint | null): Promise<ZoneSpan[]> {
  return tx.rows(sql`
    select brand_id as "brandId", zone, from_at::text as "from",
      coalesce(lead(from_at) over (partition by brand_id order by from_at), 'infinity')::text
        as "to"
    from (
      select id as brand_id, '-infinity'::timestamptz as from_at, zone from brand
      union all
      select brand_id, from_at, zone from brand_zone
    ) zones
    where ${brandId}::int8 is null or brand_id = ${brandId}::int8
    order by brand_id, from_at`);
}

/** Another zone from a time on, in place of one that was to begin after it. */
export async function insertZone(
  tx: Tx,
  brandId: bigint,
  from: Temporal.Instant,
  zone: string,
): Promise<void> {
  await tx.run(sql`
    delete from brand_zone
    where brand_id = ${brandId} and from_at >= ${from.toString()}::timestamptz`);
  await tx.run(sql`
    insert into brand_zone (brand_id, from_at, zone)
    values (${brandId}, ${from.toString()}::timestamptz, ${zone})`);
}

export async function selectNow(tx: Tx): Promise<Temporal.Instant> {
  const row = await tx.row<{ now: Temporal.Instant }>(sql`select clock_timestamp() as now`);
  if (!row) throw new Error("PostgreSQL does not tell the time");
  return row.now;
}
