import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { SmsBudget } from "./sms-budget.ts";

/** How many text messages were sent. */
export interface SmsUse {
  readonly thisHour: number;
  readonly lastDay: number;
}

const DAY = sql`hour > date_trunc('hour', now()) - interval '24 hours'`;

/**
 * What was sent from a brand's budgets in this hour of the clock and in the last 24, by bucket; one
 * that nothing was sent from is missing.
 */
export async function selectSmsUse(
  tx: Tx,
  brandId: bigint,
  buckets: readonly string[],
): Promise<ReadonlyMap<string, SmsUse>> {
  const rows = await tx.rows<SmsUse & { bucket: string }>(sql`
    select
      bucket,
      coalesce(sum(sent) filter (where hour = date_trunc('hour', now())), 0)::int as "thisHour",
      sum(sent)::int as "lastDay"
    from sms_count
    where brand_id = ${brandId} and bucket = any (${buckets}::text[]) and ${DAY}
    group by bucket`);
  return new Map(rows.map(({ bucket, ...use }) => [bucket, use]));
}

/**
 * Counts a text message if this hour's and the last 24 hours' limits allow it; false when they
 * don't. One statement, so that concurrent senders wait for each other only until the commit.
 */
export async function countSms(
  tx: Tx,
  { brandId, bucket, perHour, perDay }: SmsBudget,
): Promise<boolean> {
  const counted = await tx.run(sql`
    with earlier as (
      select coalesce(sum(sent), 0) as sent from sms_count
      where brand_id = ${brandId}
        and bucket = ${bucket}
        and ${DAY}
        and hour < date_trunc('hour', now())
    )
    insert into sms_count as counted (brand_id, bucket, hour, sent)
    select ${brandId}, ${bucket}, date_trunc('hour', now()), 1
    from earlier
    where ${perHour} >= 1 and earlier.sent < ${perDay}
    on conflict (brand_id, bucket, hour) do update set sent = counted.sent + 1
    where counted.sent < ${perHour} and counted.sent + (select sent from earlier) < ${perDay}`);
  return counted === 1;
}

/** Deletes hours that no budget counts any more. */
export async function deleteOldSmsCounts(tx: Tx): Promise<void> {
  await tx.run(sql`delete from sms_count where hour < now() - interval '2 days'`);
}
