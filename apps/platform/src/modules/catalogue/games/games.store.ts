import type { Tx } from "@perya/postgres";
import { join, sql } from "@perya/postgres/sql";
import type { Game, GameType, ListedGame } from "../catalogue.ts";
import { columns, withVendor, type Part } from "./game-columns.store.ts";
import {
  selectFound,
  type Count,
  type FoundGames,
  type Place,
} from "../search/found-games.store.ts";
import type { Catalogue } from "../lists/kept.ts";

/**
 * What a brand's players see: listed, on everywhere, and not switched off by the brand, whose
 * switches are read once for all games.
 */
export function visibleTo(brandId: bigint) {
  return sql`
    game.listed
    and game.enabled
    and game.offered
    and vendor.active
    and game.id not in (select off.game_id from brand_game_off off where off.brand_id = ${brandId})
    and vendor.id not in (
      select off.vendor_id from brand_vendor_off off where off.brand_id = ${brandId}
    )`;
}

export interface GameFilter {
  readonly gameType?: GameType | undefined;
  readonly vassalage?: string | undefined;
  readonly classify?: string | undefined;
  readonly isNew?: boolean | undefined;
  readonly isHot?: boolean | undefined;
  /** Games with a stake of at most this much per round, in ledger units. */
  readonly minBet?: { readonly currency: string; readonly units: bigint } | undefined;
  /** Games with at least this many pay lines. */
  readonly minLineNum?: number | undefined;
  /** Part of a game's or a vendor's name, normalised for search; one wrong letter is tolerated. */
  readonly typed?: string | undefined;
}

/**
 * One page of the games a brand's players see, in the house's order; search results by how well
 * they match.
 */
export async function selectVisibleGames(
  catalogue: Catalogue,
  brandId: bigint,
  filter: GameFilter,
  limit: number,
  offset: number,
): Promise<FoundGames> {
  const { tx } = catalogue;
  const { typed } = filter;
  const visible = join([visibleTo(brandId), ...conditions(filter)], " and ");
  const place = { limit, offset };
  const count: Count = (where, how) =>
    catalogue.kept({ brandId, filter, how }, () => countGamesWhere(tx, where));
  return typed === undefined
    ? selectInOrder(tx, visible, place, count)
    : selectFound(catalogue, typed, visible, place, count);
}

async function selectInOrder(
  tx: Tx,
  where: Part,
  { limit, offset }: Place,
  count: Count,
): Promise<FoundGames> {
  const page = sql`
    select ${withVendor}
    from game
    join vendor on vendor.id = game.vendor_id
    where ${where}
    order by game.sort_order, game.id limit ${limit} offset ${offset}`;
  const [games, total] = await Promise.all([tx.rows<ListedGame>(page), count(where, "in order")]);
  return { games, total };
}

async function countGamesWhere(tx: Tx, where: Part): Promise<number> {
  const row = await tx.row<{ total: number }>(sql`
    select count(*)::int as total
    from game
    join vendor on vendor.id = game.vendor_id
    where ${where}`);
  return row?.total ?? 0;
}

function conditions({
  gameType,
  vassalage,
  classify,
  isNew,
  isHot,
  minBet,
  minLineNum,
}: GameFilter) {
  return [
    ...(gameType === undefined ? [] : [sql`game.game_type = ${gameType}`]),
    ...(vassalage === undefined ? [] : [sql`vendor.vassalage = ${vassalage}`]),
    ...(classify === undefined ? [] : [sql`game.classify = ${classify}`]),
    ...(isNew === undefined ? [] : [sql`game.is_new = ${isNew}`]),
    ...(isHot === undefined ? [] : [sql`game.is_hot = ${isHot}`]),
    ...(minBet === undefined
      ? []
      : [sql`(game.min_bets ->> ${minBet.currency})::bigint <= ${minBet.units}`]),
    ...(minLineNum === undefined ? [] : [sql`game.lines >= ${minLineNum}`]),
  ];
}

export function selectVisibleGame(
  tx: Tx,
  brandId: bigint,
  slug: string,
): Promise<ListedGame | undefined> {
  return tx.row(sql`
    select ${withVendor}
    from game
    join vendor on vendor.id = game.vendor_id
    where game.slug = ${slug} and ${visibleTo(brandId)}`);
}

/** What a game's vendor says may be staked in a round, and what a round pays at most. */
export interface GameLimits {
  /** Ledger units; null if the vendor does not say. */
  readonly leastUnits: bigint | null;
  readonly mostUnits: bigint | null;
  /** Times the stake, in digits; empty if the vendor does not say. */
  readonly maxWin: string;
}

/** The limits of a game in a currency. */
export function selectLimits(
  tx: Tx,
  gameId: bigint,
  currency: string,
): Promise<GameLimits | undefined> {
  return tx.row(sql`
    select (min_bets ->> ${currency})::bigint as "leastUnits",
      (max_bets ->> ${currency})::bigint as "mostUnits", max_win as "maxWin"
    from game
    where id = ${gameId}`);
}

/** Those of the given games that a brand's players see, unordered. */
export function selectVisibleByIds(
  tx: Tx,
  brandId: bigint,
  ids: readonly bigint[],
): Promise<ListedGame[]> {
  return tx.rows(sql`
    select ${withVendor}
    from game
    join vendor on vendor.id = game.vendor_id
    where game.id = any (${ids}::bigint[]) and ${visibleTo(brandId)}`);
}

/** Those of the given games that a brand's players see, by their vendors' names for them. */
export function selectVisibleByCodes(
  tx: Tx,
  brandId: bigint,
  games: readonly { readonly vendorId: number; readonly gameCode: string }[],
): Promise<ListedGame[]> {
  return tx.rows(sql`
    select ${withVendor}
    from game
    join vendor on vendor.id = game.vendor_id
    where (game.vendor_id, game.code) in (
        select * from unnest(
          ${games.map(({ vendorId }) => vendorId)}::int[],
          ${games.map(({ gameCode }) => gameCode)}::text[]
        )
      )
      and ${visibleTo(brandId)}`);
}

/**
 * A room of a game between players, and its lowest stake in ledger units; null if its vendor does
 * not say.
 */
export type Room = ListedGame & { readonly leastUnits: bigint | null };

/** The rooms a brand's players can sit down in, the smallest stakes first. */
export function selectRooms(
  tx: Tx,
  brandId: bigint,
  currency: string,
  limit: number,
): Promise<Room[]> {
  const least = sql`(game.min_bets ->> ${currency})::bigint`;
  return tx.rows(sql`
    select ${withVendor}, ${least} as "leastUnits"
    from game
    join vendor on vendor.id = game.vendor_id
    where game.game_type = 'PVP' and ${visibleTo(brandId)}
    order by ${least} nulls last, game.sort_order, game.id limit ${limit}`);
}

/** What the vendors under one code have of one type. */
export interface VendorOfType {
  readonly vassalage: string;
  readonly gameCategory: GameType;
  /** The first of the names, shown where none of them has a logo. */
  readonly name: string;
  readonly logo: string;
  readonly vendors: string[];
  readonly gameClassify: string[];
  readonly games: number;
  readonly firstGame: bigint;
}

/**
 * The vendors a brand's players can find games of, once for each type they have games of, in the
 * order of vendors, then of those games.
 */
export function selectVisibleVendors(tx: Tx, brandId: bigint): Promise<VendorOfType[]> {
  return tx.rows(sql`
    select vendor.vassalage, game.game_type as "gameCategory", min(vendor.name) as name,
      max(vendor.logo_url) as logo, array_agg(distinct vendor.name) as vendors,
      array_remove(array_agg(distinct game.classify), '') as "gameClassify", count(*)::int as games,
      (array_agg(game.id order by game.sort_order, game.id))[1] as "firstGame"
    from game
    join vendor on vendor.id = game.vendor_id
    where ${visibleTo(brandId)}
    group by vendor.vassalage, game.game_type
    order by min(vendor.sort_order), min(game.sort_order), vendor.vassalage, game.game_type`);
}

export function selectGame(tx: Tx, slug: string): Promise<ListedGame | undefined> {
  return tx.row(sql`
    select ${withVendor}
    from game
    join vendor on vendor.id = game.vendor_id
    where game.slug = ${slug}`);
}

export function selectVendorGames(tx: Tx, vendorId: number): Promise<Game[]> {
  return tx.rows(
    sql`select ${columns} from game where vendor_id = ${vendorId} order by sort_order, id`,
  );
}

/** Every game of some vendors, vendor by vendor. */
export function selectGamesOfVendors(tx: Tx, vendorIds: readonly number[]): Promise<Game[]> {
  return tx.rows(sql`
    select ${columns} from game
    where vendor_id = any (${vendorIds}::int[])
    order by vendor_id, sort_order, id`);
}

/** What kinds of games some vendors have. */
export function selectKinds(
  tx: Tx,
  vendorIds: readonly number[],
): Promise<Pick<Game, "vendorId" | "gameType" | "classify">[]> {
  return tx.rows(sql`
    select distinct vendor_id as "vendorId", game_type as "gameType", classify from game
    where vendor_id = any (${vendorIds}::int[])`);
}

/** How many games each vendor has. */
export async function countGames(tx: Tx): Promise<Map<number, number>> {
  const rows = await tx.rows<{ vendorId: number; games: bigint }>(
    sql`select vendor_id as "vendorId", count(*) as games from game group by vendor_id`,
  );
  return new Map(rows.map((row) => [row.vendorId, Number(row.games)]));
}
