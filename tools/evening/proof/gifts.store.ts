import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** What the product has written of a player's gifts: how many of each kind, in ledger units. */
export interface StoredGifts {
  readonly player: bigint;
  readonly deposits: bigint;
  readonly bonuses: bigint;
  readonly bonusUnits: bigint;
  readonly missionKinds: readonly string[];
  readonly signs: bigint;
  readonly rebates: bigint;
  readonly rebateUnits: bigint;
  readonly points: bigint;
}

/** Every player's gifts. */
export function readGifts(db: Database, players: readonly bigint[]): Promise<StoredGifts[]> {
  return db.rows(sql`
    select player.id as player,
      (select count(*) from deposit where player = player.id and status = 'SUCCEEDED')
        as deposits,
      (select count(*) from promotion_grant where player = player.id) as bonuses,
      (select coalesce(sum(bonus_units), 0)::int8 from promotion_grant where player = player.id)
        as "bonusUnits",
      (select coalesce(array_agg(kind order by kind), '{}')
        from mission_progress join mission on mission.id = mission_id
        where player_id = player.id and status = 'CLAIMED') as "missionKinds",
      (select count(*) from mission_sign where player_id = player.id) as signs,
      (select count(*) from rebate where player_id = player.id and credited_at is not null)
        as rebates,
      (select coalesce(sum(units), 0)::int8 from rebate
        where player_id = player.id and credited_at is not null) as "rebateUnits",
      (select coalesce(sum(change), 0)::int8 from points_entry where player_id = player.id)
        as points
    from unnest(${[...players]}::int8[]) as player (id)
    order by player.id`);
}

/** Whether the rebates of the day that ended in the evening are made. */
export async function areRebatesMade(db: Database): Promise<boolean> {
  const row = await db.row<{ made: boolean }>(sql`
    select count(*) > 0 as made
    from rebate_day
    join brand on brand.id = rebate_day.brand_id
    join brand_zone on brand_zone.brand_id = brand.id
    where done_at is not null and day = (from_at at time zone brand.zone)::date`);
  return row?.made ?? false;
}
