import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A day whose rebates are not all made. */
export interface RebateDay {
  /** ISO 8601. */
  readonly day: string;
  /** The last player who was looked at. */
  readonly reached: bigint;
}

/**
 * The next day of a brand whose rebates can be made, from three o'clock of the next day on, held
 * until the transaction ends. The first one is the day that is running when it is first asked for.
 */
export async function lockRebateDay(
  tx: Tx,
  brandId: bigint,
  zone: string,
): Promise<RebateDay | undefined> {
  await tx.run(sql`
    insert into rebate_day (brand_id, day, done_at)
    select ${brandId}, (now() at time zone ${zone})::date - 1, now()
    where not exists (select from rebate_day where brand_id = ${brandId})
    on conflict do nothing`);
  await tx.run(sql`
    insert into rebate_day (brand_id, day)
    select ${brandId}, day + 1
    from (
      select day, done_at from rebate_day where brand_id = ${brandId} order by day desc limit 1
    ) last
    where done_at is not null
      and day + interval '2 days 3 hours' <= now() at time zone ${zone}
    on conflict do nothing`);
  return tx.row(sql`
    select day::text, reached from rebate_day
    where brand_id = ${brandId} and done_at is null
    order by day limit 1
    for update skip locked`);
}

/** Notes how far a day came. */
export async function updateRebateDay(
  tx: Tx,
  brandId: bigint,
  { day, reached, isDone }: RebateDay & { readonly isDone: boolean },
): Promise<void> {
  await tx.run(sql`
    update rebate_day
    set reached = ${reached}, done_at = case when ${isDone}::boolean then now() end
    where brand_id = ${brandId} and day = ${day}::date`);
}
