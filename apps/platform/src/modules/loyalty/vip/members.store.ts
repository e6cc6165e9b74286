import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { VipMember } from "./member.ts";

/** The first day of the month that is running in a zone. */
const thisMonth = (zone: string) => sql`date_trunc('month', now() at time zone ${zone})::date`;

const memberRows = (zone: string) => sql`
  select member.player_id as player, brand_id as "brandId", level, highest, floor, deposits,
    member.turnover, coalesce(month.turnover, 0)::int8 as "monthTurnover",
    coalesce(raised_at >= ${thisMonth(zone)}::timestamp at time zone ${zone}, false) as "isFresh"
  from vip_member member
  left join vip_month month
    on month.player_id = member.player_id and month.month = ${thisMonth(zone)}`;

/** A player's place on the ladder, with the month that is running in a zone; undefined for none. */
export function selectMember(tx: Tx, player: bigint, zone: string): Promise<VipMember | undefined> {
  return tx.row(sql`${memberRows(zone)} where member.player_id = ${player}`);
}

/** The same of some players, held until the transaction ends, in the order of their ids. */
export function lockMembers(tx: Tx, players: readonly bigint[], zone: string) {
  return tx.rows<VipMember>(sql`
    ${memberRows(zone)}
    where member.player_id = any (${players}::int8[])
    order by member.player_id
    for update of member`);
}

/** Gives players a place at the foot of the ladder who have none. */
export async function insertMembers(
  tx: Tx,
  brandId: bigint,
  players: readonly bigint[],
): Promise<void> {
  await tx.run(sql`
    insert into vip_member (player_id, brand_id)
    select player, ${brandId} from unnest(${players}::int8[]) player
    order by player
    on conflict (player_id) do nothing`);
}

/** The levels of some players of those that have one. */
export async function selectLevels(
  tx: Tx,
  players: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> {
  const rows = await tx.rows<{ player: bigint; level: number }>(sql`
    select player_id as player, level from vip_member
    where player_id = any (${players}::int8[]) and level > 0`);
  return new Map(rows.map(({ player, level }) => [player, level]));
}

/** Players of a brand after one that have a level, in the order of their ids. */
export function selectMembersAfter(
  tx: Tx,
  brandId: bigint,
  after: bigint,
  most: number,
): Promise<{ readonly player: bigint; readonly level: number }[]> {
  return tx.rows(sql`
    select player_id as player, level from vip_member
    where brand_id = ${brandId} and level > 0 and player_id > ${after}
    order by player_id limit ${most}`);
}

/** Sets what players have paid in, in all. */
export async function updateDeposits(tx: Tx, deposits: ReadonlyMap<bigint, bigint>): Promise<void> {
  await tx.run(sql`
    update vip_member set deposits = paid.units
    from unnest(${[...deposits.keys()]}::int8[], ${[...deposits.values()]}::int8[])
      as paid (player, units)
    where player_id = paid.player and deposits <> paid.units`);
}

/** The level that a player is never below, held until the transaction ends. */
export async function selectFloor(tx: Tx, player: bigint): Promise<number> {
  const row = await tx.row<{ floor: number }>(
    sql`select floor from vip_member where player_id = ${player} for update`,
  );
  return row?.floor ?? 0;
}

/** Players at a level of a brand, or of all for null, the newest first. */
export async function selectAtLevel(
  tx: Tx,
  { brandId, level }: { readonly brandId: bigint | null; readonly level: number },
  limit: number,
  offset: number,
): Promise<bigint[]> {
  const own = brandId === null ? sql`true` : sql`brand_id = ${brandId}`;
  const rows = await tx.rows<{ player: bigint }>(sql`
    select player_id as player from vip_member
    where level = ${level} and level > 0 and ${own}
    order by player_id desc limit ${limit + 1} offset ${offset}`);
  return rows.map(({ player }) => player);
}
