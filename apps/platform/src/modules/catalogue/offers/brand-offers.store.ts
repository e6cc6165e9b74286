import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { GameType } from "../catalogue.ts";
import { fold } from "../search/fold.ts";

/** Which of the vendor's games, and whether the vendor itself, each brand has switched off. */
export async function selectSwitchedOff(
  tx: Tx,
  vendorId: number,
): Promise<{ brands: bigint[]; games: { brandId: bigint; gameId: bigint }[] }> {
  const brands = await tx.rows<{ brandId: bigint }>(
    sql`select brand_id as "brandId" from brand_vendor_off where vendor_id = ${vendorId}`,
  );
  const games = await tx.rows<{ brandId: bigint; gameId: bigint }>(sql`
    select off.brand_id as "brandId", off.game_id as "gameId"
    from brand_game_off off
    join game on game.id = off.game_id
    where game.vendor_id = ${vendorId}`);
  return { brands: brands.map((row) => row.brandId), games };
}

/** Switches off for a brand without players what another has switched off. */
export async function copyOffers(tx: Tx, from: bigint, to: bigint): Promise<void> {
  await tx.run(sql`
    insert into brand_vendor_off (brand_id, vendor_id)
    select ${to}, vendor_id from brand_vendor_off where brand_id = ${from}`);
  await tx.run(sql`
    insert into brand_game_off (brand_id, game_id)
    select ${to}, game_id from brand_game_off where brand_id = ${from}`);
}

/** Switches a game on or off for one brand. Returns whether it was on before. */
export async function setBrandGame(
  tx: Tx,
  brandId: bigint,
  gameId: bigint,
  on: boolean,
): Promise<boolean> {
  if (on)
    return (
      (await tx.run(
        sql`delete from brand_game_off where brand_id = ${brandId} and game_id = ${gameId}`,
      )) === 0
    );
  return (
    (await tx.run(sql`
      insert into brand_game_off (brand_id, game_id)
      values (${brandId}, ${gameId})
      on conflict do nothing`)) === 1
  );
}

/** Switches a vendor on or off for one brand. Returns whether it was on before. */
export async function setBrandVendor(
  tx: Tx,
  brandId: bigint,
  vendorId: number,
  on: boolean,
): Promise<boolean> {
  if (on)
    return (
      (await tx.run(
        sql`delete from brand_vendor_off where brand_id = ${brandId} and vendor_id = ${vendorId}`,
      )) === 0
    );
  return (
    (await tx.run(sql`
      insert into brand_vendor_off (brand_id, vendor_id)
      values (${brandId}, ${vendorId})
      on conflict do nothing`)) === 1
  );
}

/** A vendor as one brand offers it. */
export interface BrandVendor {
  readonly id: number;
  readonly name: string;
  /** How many games it has on lists. */
  readonly games: bigint;
  /** Whether the house has it on. */
  readonly everywhere: boolean;
  /** Whether the brand has it on. */
  readonly here: boolean;
}

/** The vendors that a brand has switched off, by their ids. */
export async function selectVendorsOff(tx: Tx, brandId: bigint): Promise<ReadonlySet<number>> {
  const rows = await tx.rows<{ id: number }>(
    sql`select vendor_id as id from brand_vendor_off where brand_id = ${brandId}`,
  );
  return new Set(rows.map(({ id }) => id));
}

export function selectBrandVendors(tx: Tx, brandId: bigint): Promise<BrandVendor[]> {
  return tx.rows(sql`
    select
      vendor.id,
      vendor.name,
      (select count(*) from game where game.vendor_id = vendor.id and game.listed) as games,
      vendor.active as everywhere,
      not exists (
        select from brand_vendor_off off
        where off.brand_id = ${brandId} and off.vendor_id = vendor.id
      ) as here
    from vendor
    order by vendor.id`);
}

/** A listed game as one brand offers it. */
export interface BrandGame {
  readonly slug: string;
  readonly displayName: string;
  readonly vendorName: string;
  readonly gameType: GameType;
  /** Percent. */
  readonly rtp: string;
  /** Whether the house has it and its vendor on, and the vendor offers it. */
  readonly everywhere: boolean;
  /** Whether the brand has its vendor on. */
  readonly vendorHere: boolean;
  /** Whether the brand has the game itself on. */
  readonly here: boolean;
}

/**
 * One page of the listed games as a brand offers them, optionally filtered by part of a name, and
 * their count.
 */
export async function pageBrandGames(
  tx: Tx,
  brandId: bigint,
  search: string,
  limit: number,
  offset: number,
): Promise<{ readonly games: readonly BrandGame[]; readonly total: number }> {
  const rows = await tx.rows<BrandGame & { total: bigint }>(sql`
    select
      game.slug, game.display_name as "displayName", vendor.name as "vendorName",
      game.game_type as "gameType", game.rtp,
      game.enabled and game.offered and vendor.active as everywhere,
      not exists (
        select from brand_vendor_off off
        where off.brand_id = ${brandId} and off.vendor_id = vendor.id
      ) as "vendorHere",
      not exists (
        select from brand_game_off off where off.brand_id = ${brandId} and off.game_id = game.id
      ) as here,
      count(*) over () as total
    from game
    join vendor on vendor.id = game.vendor_id
    where game.listed and (game.search like ${`%${fold(search)}%`} or game.slug = ${search})
    order by game.sort_order, game.id limit ${limit} offset ${offset}`);
  return { games: rows, total: Number(rows[0]?.total ?? 0n) };
}
