import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** The first day of the last month for which a brand's levels are kept; undefined for none. */
export async function selectKeptMonth(tx: Tx, brandId: bigint): Promise<string | undefined> {
  const row = await tx.row<{ month: string }>(sql`
    select month::text from vip_keeping
    where brand_id = ${brandId} and done_at is not null
    order by month desc limit 1`);
  return row?.month;
}

/**
 * Players of a brand after one who had a level at the end of a month and did not lose it for that
 * month, in the order of their ids: with the level they kept, or a lower one that they have now.
 */
export function selectKeptIn(
  tx: Tx,
  brandId: bigint,
  { month, zone, after }: { readonly month: string; readonly zone: string; readonly after: bigint },
  most: number,
): Promise<{ readonly player: bigint; readonly level: number }[]> {
  const end = sql`(${month}::date + interval '1 month')::timestamp at time zone ${zone}`;
  const nextEnd = sql`(${month}::date + interval '2 months')::timestamp at time zone ${zone}`;
  return tx.rows(sql`
    select member.player_id as player, least(member.level, at_end.level) as level
    from vip_member member
    cross join lateral (
      select change.after as level from vip_change change
      where change.player_id = member.player_id and change.at < ${end}
      order by change.id desc limit 1
    ) at_end
    where brand_id = ${brandId}
      and member.level > 0
      and member.player_id > ${after}
      and at_end.level > 0
      and not exists (
        select from vip_change lost
        where lost.player_id = member.player_id and lost.cause = 'NOT_KEPT'
          and lost.at >= ${end} and lost.at < ${nextEnd}
      )
    order by member.player_id limit ${most}`);
}
