import type { Tx } from "@perya/postgres";
import { join, sql } from "@perya/postgres/sql";
import type { GameType, ListedGame } from "../catalogue.ts";
import { fold } from "../search/fold.ts";
import { withVendor } from "./game-columns.store.ts";
import type { OwnWords } from "./own-words.store.ts";

export const MARKS = ["hot", "new", "unlisted", "disabled", "withdrawn", "changed"] as const;

/** Staff's filter of games. */
export interface ConsoleFilter {
  readonly gameType?: GameType | undefined;
  readonly vendorId?: number | undefined;
  readonly mark?: (typeof MARKS)[number] | undefined;
  readonly search?: string | undefined;
  /** The public id of one. */
  readonly slug?: string | undefined;
}

/** The list that positions are counted in: a type's, a vendor's, or all games. */
export type RowOfGames = Pick<ConsoleFilter, "gameType" | "vendorId">;

/** A game with its position in the list, and the house's own values for it. */
export type ConsoleGame = ListedGame & {
  readonly place: bigint;
  readonly own: OwnWords["own"] | null;
  readonly said: OwnWords["said"] | null;
};

/** One page of all games, hidden ones included, and their count. */
export async function pageAllGames(
  tx: Tx,
  filter: ConsoleFilter,
  limit: number,
  offset: number,
): Promise<{ readonly games: readonly ConsoleGame[]; readonly total: number }> {
  const rows = await tx.rows<ConsoleGame & { total: bigint }>(sql`
    select listed.*, count(*) over () as total
    from (
      select ${withVendor}, game.search, game_own.own, game_own.said,
        row_number() over (order by game.sort_order, game.id) as place
      from game
      join vendor on vendor.id = game.vendor_id
      left join game_own on game_own.game_id = game.id
      where ${inRow(filter)}
    ) listed
    where ${join(conditions(filter), " and ")}
    order by place limit ${limit} offset ${offset}`);
  return { games: rows, total: Number(rows[0]?.total ?? 0n) };
}

function inRow({ gameType, vendorId }: RowOfGames) {
  return sql`
    (${gameType ?? null}::text is null or game.game_type = ${gameType ?? null})
    and (${vendorId ?? null}::int is null or game.vendor_id = ${vendorId ?? null})`;
}

const MARKED = {
  hot: sql`"isHot"`,
  new: sql`"isNew"`,
  unlisted: sql`not listed.listed`,
  disabled: sql`not enabled`,
  withdrawn: sql`not offered`,
  changed: sql`own is not null`,
} as const;

function conditions({ mark, search, slug }: ConsoleFilter) {
  const typed = fold(search ?? "");
  return [
    sql`true`,
    ...(slug === undefined ? [] : [sql`slug = ${slug}`]),
    ...(mark === undefined ? [] : [MARKED[mark]]),
    ...(typed === "" ? [] : [sql`(search like ${`%${typed}%`} or slug = ${search?.trim() ?? ""})`]),
  ];
}

/** Classifications in use, most used first. */
export async function selectClassifies(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ classify: string }>(sql`
    select classify from game
    where classify <> ''
    group by classify
    order by count(*) desc, classify limit 200`);
  return rows.map(({ classify }) => classify);
}

/**
 * Moves a game to a position, counted from 1, in a list; beyond the end means last. All games share
 * one order: games before it there stay before it, and only those up to the position or the game
 * itself are renumbered.
 */
export async function moveGameRow(
  tx: Tx,
  gameId: bigint,
  place: number,
  row: RowOfGames,
): Promise<void> {
  // Concurrent reorderings run one after the other.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('order of games', 0))`);
  await tx.run(sql`
    with
      others as (
        select id, game_type, vendor_id, row_number() over (order by sort_order, id) as n
        from game
        where id <> ${gameId}
      ),
      beside as (
        select n, row_number() over (order by n) as place from others game where ${inRow(row)}
      ),
      target as (
        select coalesce(
          (select n from beside where place = ${place}), (select max(n) + 1 from beside), 1
        ) as n
      ),
      before as (
        select count(*) + 1 as n
        from game, (select sort_order, id from game where id = ${gameId}) moved
        where (game.sort_order, game.id) < (moved.sort_order, moved.id)
      ),
      placed as (
        select others.id, case when others.n < target.n then others.n else others.n + 1 end as n
        from others, target
        union all
        select ${gameId}, n from target
      ),
      numbered as (
        select
          placed.id,
          case
            when placed.n <= greatest(target.n, before.n) then placed.n
            else greatest(game.sort_order, placed.n)
          end as sort_order
        from placed
        join game using (id), target, before
      )
    update game set sort_order = numbered.sort_order
    from numbered
    where game.id = numbered.id and game.sort_order <> numbered.sort_order`);
}
