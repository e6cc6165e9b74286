import type { Database, Tx } from "@perya/postgres";
import { join, sql } from "@perya/postgres/sql";
import type { Game, GameType, ListedGame } from "./catalogue.ts";
import { searchOf } from "./fold.ts";
import { columns, withVendor, type Part } from "./game-columns.store.ts";
import { selectFound, type Count, type FoundGames, type Place } from "./found-games.store.ts";
import { kept } from "./kept.ts";

/** What a brand's players see: listed, on everywhere, and not switched off by the brand, whose switches are read once for all games. */
function visibleTo(brandId: bigint) {
  return sql`game.listed and game.enabled and game.offered and vendor.active
    and game.id not in (select off.game_id from brand_game_off off where off.brand_id = ${brandId})
    and vendor.id not in (select off.vendor_id from brand_vendor_off off where off.brand_id = ${brandId})`;
}

export interface GameFilter {
  readonly gameType?: GameType | undefined;
  readonly vassalage?: string | undefined;
  readonly classify?: string | undefined;
  readonly isNew?: boolean | undefined;
  readonly isHot?: boolean | undefined;
  /** Games that can be played for so much a round, in ledger units. */
  readonly minBet?: { readonly currency: string; readonly units: bigint } | undefined;
  /** Games of so many pay lines and more. */
  readonly minLineNum?: number | undefined;
  /** Part of a game's or a vendor's name, normalised for search; a wrong letter is forgiven. */
  readonly typed?: string | undefined;
}

/** One page of the games a brand's players see: in the house's order, those that were searched for by how well they fit. */
export async function selectVisibleGames(
  tx: Tx,
  brandId: bigint,
  filter: GameFilter,
  limit: number,
  offset: number,
): Promise<FoundGames> {
  const { typed } = filter;
  const visible = join([visibleTo(brandId), ...conditions(filter)], " and ");
  const place = { limit, offset };
  const count: Count = (where, how) =>
    kept(tx, { brandId, filter, how }, () => countGamesWhere(tx, where));
  return typed === undefined
    ? selectInOrder(tx, visible, place, count)
    : selectFound(tx, typed, visible, place, count);
}

async function selectInOrder(
  tx: Tx,
  where: Part,
  { limit, offset }: Place,
  count: Count,
): Promise<FoundGames> {
  const page = sql`
    select ${withVendor} from game join vendor on vendor.id = game.vendor_id where ${where} order by game.sort_order, game.id limit ${limit} offset ${offset}`;
  const [games, total] = await Promise.all([tx.rows<ListedGame>(page), count(where, "in order")]);
  return { games, total };
}

async function countGamesWhere(tx: Tx, where: Part): Promise<number> {
  const row = await tx.row<{ total: number }>(
    sql`select count(*)::int as total from game join vendor on vendor.id = game.vendor_id where ${where}`,
  );
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
  return tx.row(
    sql`select ${withVendor} from game join vendor on vendor.id = game.vendor_id where game.slug = ${slug} and ${visibleTo(brandId)}`,
  );
}

/** Those of some games a brand's players see, in no order. */
export function selectVisibleByIds(
  tx: Tx,
  brandId: bigint,
  ids: readonly bigint[],
): Promise<ListedGame[]> {
  return tx.rows(
    sql`select ${withVendor} from game join vendor on vendor.id = game.vendor_id where game.id = any (${ids}::bigint[]) and ${visibleTo(brandId)}`,
  );
}

/** Those of some games a brand's players see, by what their vendors call them. */
export function selectVisibleByCodes(
  tx: Tx,
  brandId: bigint,
  games: readonly { readonly vendorId: number; readonly gameCode: string }[],
): Promise<ListedGame[]> {
  return tx.rows(sql`
    select ${withVendor} from game join vendor on vendor.id = game.vendor_id
    where (game.vendor_id, game.code) in (select * from unnest(${games.map(({ vendorId }) => vendorId)}::int[], ${games.map(({ gameCode }) => gameCode)}::text[]))
      and ${visibleTo(brandId)}`);
}

/** A room of a game between players, and the least that is played for in it, in ledger units; null where its vendor does not say. */
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
    select ${withVendor}, ${least} as "leastUnits" from game join vendor on vendor.id = game.vendor_id
    where game.game_type = 'PVP' and ${visibleTo(brandId)} order by ${least} nulls last, game.sort_order, game.id limit ${limit}`);
}

/** What the vendors under one code have of one type. */
export interface VendorOfType {
  readonly vassalage: string;
  readonly gameCategory: GameType;
  /** The first of the names, for the logo's place where none of them has a logo. */
  readonly name: string;
  readonly logo: string;
  readonly vendors: string[];
  readonly gameClassify: string[];
  readonly games: number;
  readonly firstGame: bigint;
}

/** The vendors a brand's players can find games of, once for each type they have games of, in the order of vendors, then of those games. */
export function selectVisibleVendors(tx: Tx, brandId: bigint): Promise<VendorOfType[]> {
  return tx.rows(sql`
    select vendor.vassalage, game.game_type as "gameCategory", min(vendor.name) as name, max(vendor.logo_url) as logo,
      array_agg(distinct vendor.name) as vendors,
      array_remove(array_agg(distinct game.classify), '') as "gameClassify", count(*)::int as games,
      (array_agg(game.id order by game.sort_order, game.id))[1] as "firstGame"
    from game join vendor on vendor.id = game.vendor_id where ${visibleTo(brandId)}
    group by vendor.vassalage, game.game_type order by min(vendor.sort_order), min(game.sort_order), vendor.vassalage, game.game_type`);
}

export function selectGame(tx: Tx, slug: string): Promise<ListedGame | undefined> {
  return tx.row(
    sql`select ${withVendor} from game join vendor on vendor.id = game.vendor_id where game.slug = ${slug}`,
  );
}

export function selectVendorGames(tx: Tx, vendorId: number): Promise<Game[]> {
  return tx.rows(
    sql`select ${columns} from game where vendor_id = ${vendorId} order by sort_order, id`,
  );
}

export interface NewGame {
  readonly slug: string;
  readonly vendorId: number;
  readonly vendorName: string;
  readonly code: string;
  readonly name: string;
  /** What the house calls it instead, which it is found by as well. */
  readonly displayName?: string | undefined;
  readonly gameType: GameType;
  readonly classify: string;
  readonly supportPlay: boolean;
  readonly rtp: string;
  readonly listed: boolean;
  readonly iconUrl: string;
  readonly showIconUrl: string;
  /** Smallest bet of a round by currency, ledger units as digits. */
  readonly minBets: Readonly<Record<string, string>>;
  /** Pay lines, 0 without any. */
  readonly lines: number;
  /** Whether a game that is new begins as a hot one. */
  readonly isHot?: boolean;
}

/** Adds a game, or brings what the vendor says of it up to date; what the operator set (name shown, order, hot, on or off) stays. */
export async function upsertGame(tx: Tx, game: NewGame): Promise<"added" | "changed" | "same"> {
  const row = await tx.row<{ added: boolean }>(sql`
    insert into game (slug, vendor_id, code, name, display_name, game_type, classify, support_play, rtp, listed, icon_url, show_icon_url, min_bets, lines, is_hot, search)
    values (${game.slug}, ${game.vendorId}, ${game.code}, ${game.name}, ${game.name}, ${game.gameType}, ${game.classify}, ${game.supportPlay}, ${game.rtp}, ${game.listed},
      ${game.iconUrl}, ${game.showIconUrl}, ${JSON.stringify(game.minBets)}::jsonb, ${game.lines}, ${game.isHot ?? false},
      ${searchOf(game.displayName ?? game.name, game.name, game.vendorName)})
    on conflict (vendor_id, code) do update set name = excluded.name, game_type = excluded.game_type, classify = excluded.classify, rtp = excluded.rtp,
      support_play = excluded.support_play, offered = true, icon_url = excluded.icon_url, show_icon_url = excluded.show_icon_url, min_bets = excluded.min_bets,
      lines = excluded.lines, search = excluded.search
    where (game.name, game.game_type, game.classify, game.rtp, game.support_play, game.offered, game.icon_url, game.show_icon_url, game.min_bets, game.lines, game.search)
      is distinct from (excluded.name, excluded.game_type, excluded.classify, excluded.rtp, excluded.support_play, true, excluded.icon_url, excluded.show_icon_url,
      excluded.min_bets, excluded.lines, excluded.search)
    returning (xmax = 0) as added`);
  if (!row) return "same";
  return row.added ? "added" : "changed";
}

/** Marks the vendor's games that it no longer offers; how many there were. */
export function withdrawGames(
  tx: Tx,
  vendorId: number,
  offeredCodes: readonly string[],
): Promise<number> {
  return tx.run(
    sql`update game set offered = false where vendor_id = ${vendorId} and offered and code <> all(${offeredCodes}::text[])`,
  );
}

export interface GameChange {
  readonly enabled?: boolean | undefined;
  readonly isHot?: boolean | undefined;
  readonly isNew?: boolean | undefined;
  /** Whether it is on lists. */
  readonly listed?: boolean | undefined;
  readonly order?: number | undefined;
}

/** Changes what is given. */
export async function updateGame(tx: Tx, slug: string, change: GameChange): Promise<void> {
  await tx.run(sql`
    update game set enabled = coalesce(${change.enabled ?? null}, enabled), is_hot = coalesce(${change.isHot ?? null}, is_hot),
      is_new = coalesce(${change.isNew ?? null}, is_new), listed = coalesce(${change.listed ?? null}, listed), sort_order = coalesce(${change.order ?? null}, sort_order)
    where slug = ${slug}`);
}

/** What games are found by. */
export async function updateSearches(
  tx: Tx,
  games: readonly { readonly gameId: bigint; readonly search: string }[],
): Promise<void> {
  await tx.run(sql`
    update game set search = found.search
    from unnest(${games.map(({ gameId }) => gameId)}::bigint[], ${games.map(({ search }) => search)}::text[]) as found (id, search) where game.id = found.id`);
}

export interface GameName {
  readonly vendorId: number;
  readonly code: string;
  readonly slug: string;
  readonly displayName: string;
  readonly vendorName: string;
}

/** What games are called, also those that are switched off, by vendor and code. */
export function selectGameNames(
  tx: Tx,
  games: readonly { readonly vendorId: number; readonly code: string }[],
): Promise<GameName[]> {
  return tx.rows(sql`
    select game.vendor_id as "vendorId", game.code, game.slug, game.display_name as "displayName", vendor.name as "vendorName"
    from game join vendor on vendor.id = game.vendor_id
    join unnest(${games.map((game) => game.vendorId)}::int[], ${games.map((game) => game.code)}::text[]) as asked (vendor_id, code)
      on asked.vendor_id = game.vendor_id and asked.code = game.code`);
}

/** How many games each vendor has. */
export async function countGames(tx: Tx): Promise<Map<number, number>> {
  const rows = await tx.rows<{ vendorId: number; games: bigint }>(
    sql`select vendor_id as "vendorId", count(*) as games from game group by vendor_id`,
  );
  return new Map(rows.map((row) => [row.vendorId, Number(row.games)]));
}

/**
 * Has the database learn what a great many new games have changed, as it does by itself a minute later: until then it plans a search for the catalogue that was, and reads a list of
 * what its index has still to take in. Not within a transaction.
 */
export async function digestGames(db: Database): Promise<void> {
  await db.run(sql`vacuum (analyze) game, game_word`);
}
