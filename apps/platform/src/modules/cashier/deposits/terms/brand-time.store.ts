import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { brandById } from "../../../brands/index.ts";

/** The database's time as a brand's clock shows it. Throws when the brand is gone. */
export async function brandTime(tx: Tx, brandId: bigint): Promise<Temporal.ZonedDateTime> {
  const brand = await brandById(tx, brandId);
  const row = await tx.row<{ now: Temporal.Instant }>(sql`select clock_timestamp() as now`);
  if (!brand || !row) throw new Error(`Brand ${brandId} is gone`);
  return row.now.toZonedDateTimeISO(brand.zone);
}
