import type { Database, Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { GameType } from "../catalogue.ts";
import { searchOf } from "../search/fold.ts";
import { searchOfNames, type GameNames } from "./game-names.ts";

export interface NewGame {
  readonly slug: string;
  readonly vendorId: number;
  readonly vendorName: string;
  readonly code: string;
  readonly name: string;
  /** The house's own name for it, also searchable. */
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
  /** Largest bet of a round by currency, ledger units as digits. */
  readonly maxBets?: Readonly<Record<string, string>>;
  /** How many times its stake a round pays at most, in digits; empty if the vendor does not say. */
  readonly maxWin?: string;
  /** Pay lines, 0 without any. */
  readonly lines: number;
  /** Whether a new game starts as a hot one. */
  readonly isHot?: boolean;
  /** The names in languages a new game starts with; an existing one keeps its own. */
  readonly names?: GameNames;
}

/**
 * Adds a game, or updates the vendor's values of it; the operator's settings (displayed name, names
 * in languages, order, hot, on or off) stay.
 */
export async function upsertGame(tx: Tx, game: NewGame): Promise<"added" | "changed" | "same"> {
  const names = game.names ?? {};
  const namesSearch = searchOfNames(names);
  const search = searchOf(game.displayName ?? game.name, game.name, game.vendorName);
  const row = await tx.row<{ added: boolean }>(sql`
    insert into game (
      slug, vendor_id, code, name, display_name, game_type, classify, support_play, rtp, listed,
      icon_url, show_icon_url, min_bets, max_bets, max_win, lines, is_hot, names, names_search,
      search
    )
    values (
      ${game.slug}, ${game.vendorId}, ${game.code}, ${game.name}, ${game.name}, ${game.gameType},
      ${game.classify}, ${game.supportPlay}, ${game.rtp}, ${game.listed}, ${game.iconUrl},
      ${game.showIconUrl}, ${JSON.stringify(game.minBets)}::jsonb,
      ${JSON.stringify(game.maxBets ?? {})}::jsonb, ${game.maxWin ?? ""}, ${game.lines},
      ${game.isHot ?? false}, ${JSON.stringify(names)}::jsonb, ${namesSearch},
      ${search + namesSearch}
    )
    on conflict (vendor_id, code) do update set
      name = excluded.name,
      game_type = excluded.game_type,
      classify = excluded.classify,
      rtp = excluded.rtp,
      support_play = excluded.support_play,
      offered = true,
      icon_url = excluded.icon_url,
      show_icon_url = excluded.show_icon_url,
      min_bets = excluded.min_bets,
      max_bets = excluded.max_bets,
      max_win = excluded.max_win,
      lines = excluded.lines,
      search = ${search} || game.names_search
    where (
      game.name, game.game_type, game.classify, game.rtp, game.support_play, game.offered,
      game.icon_url, game.show_icon_url, game.min_bets, game.max_bets, game.max_win, game.lines,
      game.search
    ) is distinct from (
      excluded.name, excluded.game_type, excluded.classify, excluded.rtp, excluded.support_play,
      true, excluded.icon_url, excluded.show_icon_url, excluded.min_bets, excluded.max_bets,
      excluded.max_win, excluded.lines, ${search} || game.names_search
    )
    returning (xmax = 0) as added`);
  if (!row) return "same";
  return row.added ? "added" : "changed";
}

/** Marks games the vendor no longer offers; returns their count. */
export function withdrawGames(
  tx: Tx,
  vendorId: number,
  offeredCodes: readonly string[],
): Promise<number> {
  return tx.run(sql`
    update game set offered = false
    where vendor_id = ${vendorId} and offered and code <> all(${offeredCodes}::text[])`);
}

export interface GameChange {
  readonly enabled?: boolean | undefined;
  readonly isHot?: boolean | undefined;
  readonly isNew?: boolean | undefined;
  /** Whether it is listed. */
  readonly listed?: boolean | undefined;
  readonly order?: number | undefined;
}

/** Changes the given fields. */
export async function updateGame(tx: Tx, slug: string, change: GameChange): Promise<void> {
  await tx.run(sql`
    update game
    set enabled = coalesce(${change.enabled ?? null}, enabled),
      is_hot = coalesce(${change.isHot ?? null}, is_hot),
      is_new = coalesce(${change.isNew ?? null}, is_new),
      listed = coalesce(${change.listed ?? null}, listed),
      sort_order = coalesce(${change.order ?? null}, sort_order)
    where slug = ${slug}`);
}

/** Gives a game its names in languages, instead of all it had. */
export async function updateNames(tx: Tx, gameId: bigint, names: GameNames): Promise<void> {
  const search = searchOfNames(names);
  await tx.run(sql`
    update game
    set names = ${JSON.stringify(names)}::jsonb,
      names_search = ${search},
      search = left(search, length(search) - length(names_search)) || ${search}
    where id = ${gameId}`);
}

/** The games' search texts, without their names in languages. */
export async function updateSearches(
  tx: Tx,
  games: readonly { readonly gameId: bigint; readonly search: string }[],
): Promise<void> {
  await tx.run(sql`
    update game set search = found.search || game.names_search
    from unnest(
      ${games.map(({ gameId }) => gameId)}::bigint[],
      ${games.map(({ search }) => search)}::text[]
    ) as found (id, search)
    where game.id = found.id`);
}

/**
 * Updates the database's statistics after many new games, as it would by itself a minute later:
 * until then it plans searches for the old catalogue, and reads its index's pending list. Not
 * within a transaction.
 */
export async function digestGames(db: Database): Promise<void> {
  await db.run(sql`vacuum (analyze) game, game_word`);
}
