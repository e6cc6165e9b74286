import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { VipMember } from "../member.ts";

/** A month whose keeping is not done, and when it ends by the brand's clock. */
export interface Keeping {
  /** Its first day, ISO 8601. */
  readonly month: string;
  readonly lastDay: string;
  readonly end: Temporal.Instant;
  /** The last player who was looked at. */
  readonly reached: bigint;
}

/**
 * The next month of a brand that is over and not done, held until the transaction ends. A brand's
 * first one is the month that is running when it is first asked for.
 */
export async function lockKeeping(
  tx: Tx,
  brandId: bigint,
  zone: string,
): Promise<Keeping | undefined> {
  await tx.run(sql`
    insert into vip_keeping (brand_id, month, done_at)
    select ${brandId}, date_trunc('month', now() at time zone ${zone})::date - interval '1 month',
      now()
    where not exists (select from vip_keeping where brand_id = ${brandId})
    on conflict do nothing`);
  await tx.run(sql`
    insert into vip_keeping (brand_id, month)
    select ${brandId}, (month + interval '1 month')::date
    from (
      select month, done_at from vip_keeping
      where brand_id = ${brandId}
      order by month desc limit 1
    ) last
    where done_at is not null
      and month + interval '2 months' <= now() at time zone ${zone}
    on conflict do nothing`);
  return tx.row(sql`
    select month::text, (month + interval '1 month' - interval '1 day')::date::text as "lastDay",
      (month + interval '1 month') at time zone ${zone} as "end", reached
    from vip_keeping
    where brand_id = ${brandId} and done_at is null
    order by month limit 1
    for update skip locked`);
}

/** Notes how far a month's keeping came. */
export async function updateKeeping(
  tx: Tx,
  brandId: bigint,
  { month, reached, isDone }: { month: string; reached: bigint; isDone: boolean },
): Promise<void> {
  await tx.run(sql`
    update vip_keeping
    set reached = ${reached}, done_at = case when ${isDone}::boolean then now() end
    where brand_id = ${brandId} and month = ${month}::date`);
}

/** A player with a level that had to be kept in a month, and what was played in it. */
export interface Keeper {
  readonly member: VipMember;
  readonly played: bigint;
}

/**
 * Players of a brand after one who may lose their level for a month, in the order of their ids and
 * held until the transaction ends: not those whose level rose in it or since.
 */
export async function lockKeepers(
  tx: Tx,
  brandId: bigint,
  { month, zone, after }: { month: string; zone: string; after: bigint },
  most: number,
): Promise<Keeper[]> {
  const rows = await tx.rows<VipMember & { readonly played: bigint }>(sql`
    select member.player_id as player, brand_id as "brandId", level, highest, floor, deposits,
      member.turnover, 0::int8 as "monthTurnover", false as "isFresh",
      coalesce(month.turnover, 0)::int8 as played
    from vip_member member
    left join vip_month month
      on month.player_id = member.player_id and month.month = ${month}::date
    where brand_id = ${brandId}
      and level > floor
      and level > 0
      and member.player_id > ${after}
      and (raised_at is null or raised_at < ${month}::date::timestamp at time zone ${zone})
    order by member.player_id limit ${most}
    for update of member`);
  return rows.map(({ played, ...member }) => ({ member, played }));
}
