import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { netRevenueOf } from "../../figures/index.ts";
import type { GrantRefusal } from "../grants/grant.ts";
import type { Group } from "./uplift-of.ts";

/** A brand's grants from a time on, before another. */
interface Asked {
  readonly brandId: bigint;
  readonly currency: string;
  readonly zone: string;
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
  /** The last day of which figures count, ISO 8601. */
  readonly lastDay: string;
}

/** What was given of a promotion, and what became of it. Ledger units. */
export interface Given {
  readonly promotion: bigint;
  readonly given: number;
  readonly players: number;
  readonly done: number;
  readonly expired: number;
  readonly forfeited: number;
  readonly voided: number;
  readonly deposits: bigint;
  readonly credited: bigint;
  readonly removed: bigint;
}

const inTime = (from: Temporal.Instant, to: Temporal.Instant) => sql`
  created_at >= ${from.toString()}::timestamptz and created_at < ${to.toString()}::timestamptz`;

/** What was only applied for was not given. */
const WAS_GIVEN = sql`status not in ('APPLYING', 'REJECTED')`;

export function selectGiven(tx: Tx, { brandId, from, to }: Asked): Promise<Given[]> {
  return tx.rows(sql`
    select promotion, count(*)::int as given, count(distinct player)::int as players,
      count(*) filter (where status = 'COMPLETED')::int as done,
      count(*) filter (where status = 'EXPIRED')::int as expired,
      count(*) filter (where status = 'FORFEITED')::int as forfeited,
      count(*) filter (where status = 'VOIDED')::int as voided,
      coalesce(sum(deposit_units) filter (where seq is not null), 0)::int8 as deposits,
      coalesce(sum(bonus_units) filter (where seq is not null), 0)::int8 as credited,
      coalesce(sum(removed_units), 0)::int8 as removed
    from promotion_grant
    where brand_id = ${brandId} and ${inTime(from, to)} and ${WAS_GIVEN}
    group by promotion`);
}

/** Net revenue of a promotion's players, from the day on which each was first given it. */
export function selectNet(
  tx: Tx,
  { brandId, currency, zone, from, to, lastDay }: Asked,
): Promise<{ readonly promotion: bigint; readonly net: bigint }[]> {
  const whose = sql`
    select promotion as key, player as player_id,
      min(created_at at time zone ${zone})::date as first_day, ${currency}::text as currency
    from promotion_grant
    where brand_id = ${brandId} and ${inTime(from, to)} and ${WAS_GIVEN}
    group by promotion, player`;
  return tx.rows(sql`
    select key as promotion, sum(net)::int8 as net
    from (${netRevenueOf(whose, lastDay)}) revenue
    group by key`);
}

/** A group of a promotion, with how many of it were given something. */
export type DrawnGroup = Group & {
  readonly promotion: bigint;
  readonly heldOut: boolean;
  readonly takers: number;
};

/** Net revenue of promotions' groups, of each player from the day on which they were drawn. */
export function selectGroups(
  tx: Tx,
  promotions: readonly bigint[],
  { currency, zone, lastDay }: Asked,
): Promise<DrawnGroup[]> {
  const whose = sql`
    select promotion as key, player as player_id, (at at time zone ${zone})::date as first_day,
      ${currency}::text as currency
    from promotion_group
    where promotion = any (${promotions}::bigint[])
      and (at at time zone ${zone})::date <= ${lastDay}::date`;
  return tx.rows(sql`
    select drawn.promotion, held_out as "heldOut", count(*)::int as players,
      coalesce(sum(net), 0)::int8 as net,
      coalesce(stddev_samp(net::float8), 0)::float8 as deviation,
      count(*) filter (where exists (
        select from promotion_grant taken
        where taken.promotion = drawn.promotion and taken.player = drawn.player
          and ${WAS_GIVEN}
      ))::int as takers
    from (${netRevenueOf(whose, lastDay)}) revenue
    join promotion_group drawn on drawn.promotion = key and drawn.player = revenue.player_id
    group by drawn.promotion, held_out`);
}

/** Why players were given nothing of promotions, and how often; the most frequent first. */
export function selectRefused(
  tx: Tx,
  promotions: readonly bigint[],
  { from, to }: Asked,
): Promise<
  { readonly promotion: bigint; readonly reason: GrantRefusal; readonly count: number }[]
> {
  return tx.rows(sql`
    select promotion, reason, count(*)::int as count from promotion_refusal
    where promotion = any (${promotions}::bigint[])
      and at >= ${from.toString()}::timestamptz
      and at < ${to.toString()}::timestamptz
    group by promotion, reason
    order by promotion, count(*) desc, reason`);
}

/** Cash that a brand's players were given for what they did elsewhere, in ledger units. */
export async function selectRewarded(tx: Tx, { brandId, from, to }: Asked): Promise<bigint> {
  const row = await tx.row<{ units: bigint }>(sql`
    select coalesce(sum(units), 0)::int8 as units from promotion_reward
    where brand_id = ${brandId}
      and at >= ${from.toString()}::timestamptz
      and at < ${to.toString()}::timestamptz`);
  return row?.units ?? 0n;
}
