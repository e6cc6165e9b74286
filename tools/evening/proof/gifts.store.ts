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

/** A raffle as it was drawn: its holders in the published order, its wins in that of the draw. */
export interface StoredRaffle {
  readonly id: string;
  readonly commitment: string;
  readonly seed: string | null;
  readonly listHash: string | null;
  readonly entries: readonly {
    readonly code: string;
    readonly player: bigint;
    readonly tickets: number;
  }[];
  readonly wins: readonly {
    readonly player: bigint;
    readonly ticket: bigint;
    readonly cash: bigint;
    readonly status: string;
  }[];
}

/** The evening's raffle. */
export async function readRaffle(db: Database): Promise<StoredRaffle> {
  const raffle = await db.row<Omit<StoredRaffle, "entries" | "wins">>(sql`
    select public_id as id, commitment, seed, list_hash as "listHash" from raffle`);
  if (!raffle) throw new Error("There is no raffle");
  return {
    ...raffle,
    entries: await db.rows(sql`
      select code, player_id as player, tickets from raffle_entry order by first_ticket`),
    wins: await db.rows(sql`
      select player_id as player, ticket, cash_units as cash, status
      from raffle_win
      order by draw`),
  };
}

/** What players won of the jackpot, hit by hit; ledger units. */
export function readHits(db: Database): Promise<{ player: bigint; prize: bigint }[]> {
  return db.rows(sql`
    select player_id as player, prize_units as prize from jackpot_pool
    where player_id is not null
    order by hit_at`);
}
