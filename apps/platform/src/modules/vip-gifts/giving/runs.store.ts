import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A day or a month for which a brand's players are gone through. */
interface Run {
  /** The day, or the first day of the month that was kept, in ISO 8601. */
  readonly day: string;
  /** The last player who was looked at. */
  readonly reached: bigint;
}

type RunKind = "birthday" | "monthly";

/** The run of a day, held until the transaction ends; undefined where it is done or held. */
export async function lockDay(
  tx: Tx,
  brandId: bigint,
  day: Temporal.PlainDate,
): Promise<Run | undefined> {
  await tx.run(sql`
    insert into vip_gift_run (brand_id, kind, day)
    values (${brandId}, 'birthday', ${day.toString()}::date)
    on conflict do nothing`);
  return tx.row(sql`
    select day::text, reached from vip_gift_run
    where brand_id = ${brandId} and kind = 'birthday' and day = ${day.toString()}::date
      and done_at is null
    for update skip locked`);
}

/**
 * The next month of a brand whose levels are kept and whose gifts are not given, held until the
 * transaction ends. What was kept before a brand was first looked at brings none.
 */
export async function lockMonth(tx: Tx, brandId: bigint, kept: string): Promise<Run | undefined> {
  await tx.run(sql`
    insert into vip_gift_run (brand_id, kind, day, done_at)
    select ${brandId}, 'monthly', ${kept}::date, now()
    where not exists (
      select from vip_gift_run where brand_id = ${brandId} and kind = 'monthly'
    )
    on conflict do nothing`);
  await tx.run(sql`
    insert into vip_gift_run (brand_id, kind, day)
    select ${brandId}, 'monthly', (day + interval '1 month')::date
    from (
      select day, done_at from vip_gift_run
      where brand_id = ${brandId} and kind = 'monthly'
      order by day desc limit 1
    ) last
    where done_at is not null and day < ${kept}::date
    on conflict do nothing`);
  return tx.row(sql`
    select day::text, reached from vip_gift_run
    where brand_id = ${brandId} and kind = 'monthly' and done_at is null
    order by day limit 1
    for update skip locked`);
}

/** Notes how far a run came. */
export async function updateRun(
  tx: Tx,
  brandId: bigint,
  kind: RunKind,
  { day, reached, isDone }: Run & { readonly isDone: boolean },
): Promise<void> {
  await tx.run(sql`
    update vip_gift_run
    set reached = ${reached}, done_at = case when ${isDone}::boolean then now() end
    where brand_id = ${brandId} and kind = ${kind} and day = ${day}::date`);
}
