import { hash } from "node:crypto";
import { prepared, type Query, type Tx } from "@perya/postgres";
import { join, raw, sql, type Sql } from "@perya/postgres/sql";
import type { ListedGame } from "../catalogue.ts";
import { withVendor, type Part } from "../games/game-columns.store.ts";
import type { Catalogue } from "../lists/kept.ts";
import { mayHold, wordsMeant, type Meant } from "./words-meant.ts";

/** One page of games, and how many there are on all pages. */
export interface FoundGames {
  readonly games: ListedGame[];
  readonly total: number;
}

/**
 * How many games match. Cached counts are kept apart by `how` the games were searched: one text has
 * a different count for each.
 */
export type Count = (where: Part, how: "in order" | "holding" | "alike") => Promise<number>;

export interface Place {
  readonly limit: number;
  readonly offset: number;
}

/** One or two letters of the alphabet. */
const SHORT = /^[a-z]{1,2}$/;

/**
 * Games by the typed text, normalised. Games that contain it come first: those whose name begins
 * with it, then those with a word that does, then all others (for one or two letters there are no
 * others). Only if no game contains it are typos tolerated, fewest first.
 */
export async function selectFound(
  { tx, kept }: Catalogue,
  typed: string,
  where: Part,
  place: Place,
  count: Count,
): Promise<FoundGames> {
  // A text without letters and digits is in no name.
  if (typed === "") return { games: [], total: 0 };
  const known = await kept({ words: "all" }, () => selectWords(tx));
  const holding = mayHold(known, typed)
    ? await selectHolding(tx, typed, where, place, count)
    : undefined;
  return holding ?? selectAlike(tx, wordsMeant(known, typed), where, place, count);
}

/** Undefined if no game at all contains the text, hidden ones included. */
async function selectHolding(
  tx: Tx,
  typed: string,
  where: Part,
  place: Place,
  count: Count,
): Promise<FoundGames | undefined> {
  const begins = [isLike(` ${typed}%`), isLike(`% ${typed}%`)];
  const holds = SHORT.test(typed) ? isLike(`% ${typed}%`) : isLike(`%${typed}%`);
  // Queried together: one after the other they take twice as long.
  const [games, total] = await Promise.all([
    tx.rows<ListedGame>(
      plannedOnce(best(SHORT.test(typed) ? begins : [...begins, holds], where, place)),
    ),
    count(sql`${where} and ${holds}`, "holding"),
  ]);
  const isHeld =
    total > 0 || (await tx.row(sql`select from game where ${holds} limit 1`)) !== undefined;
  return isHeld ? { games, total } : undefined;
}

/** Games that have each typed word, first without a typo, then with one at most, and so on. */
async function selectAlike(
  tx: Tx,
  words: readonly (readonly Meant[])[],
  where: Part,
  place: Place,
  count: Count,
): Promise<FoundGames> {
  // Below this number of typos, one of the words is in no game.
  const least = Math.max(...words.map((meant) => meant[0]?.slips ?? Infinity));
  const slips = [...new Set(words.flat().map((meant) => meant.slips))]
    .filter((most) => most >= least)
    .toSorted((one, other) => one - other);
  const tiers = slips.map((most) =>
    join(
      words.map((meant) => hasOne(meant.filter((one) => one.slips <= most))),
      " and ",
    ),
  );
  const widest = tiers.at(-1);
  if (!widest) return { games: [], total: 0 };
  const [games, total] = await Promise.all([
    tx.rows<ListedGame>(best(tiers, where, place)),
    count(sql`${where} and ${widest}`, "alike"),
  ]);
  return { games, total };
}

/** Every word in the games' search texts, except numbers. */
async function selectWords(tx: Tx): Promise<string[]> {
  return (await tx.rows<{ word: string }>(sql`select word from game_word order by word`)).map(
    ({ word }) => word,
  );
}

/** The typed text is normalised, so it has no characters with a meaning in a pattern. */
function isLike(pattern: string): Part {
  return sql`game.search like ${pattern}`;
}

function hasOne(words: readonly Meant[]): Part {
  return sql`(${join(
    words.map(({ word }) => isLike(`% ${word}%`)),
    " or ",
  )})`;
}

/**
 * A page of games, best matches first; each tier's condition implies the next one's. A tier is read
 * only while the ones before don't fill the page, and in the list's order, so for a word in
 * thousands of games only the first few are touched. Only ids are read, and the page's games
 * afterwards.
 */
function best(tiers: readonly Part[], where: Part, { limit, offset }: Place): Sql {
  const most = limit + offset;
  const names = tiers.map((_, at) => raw(`tier_${at}`));
  const found = tiers.map((tier, at) => {
    const before = names.slice(0, at).map((name) => sql`(select count(*) from ${name})`);
    return sql`
      ${names[at]} as materialized (
        select game.id, game.sort_order, ${at}::int as tier
        from game
        join vendor on vendor.id = game.vendor_id
        where ${where}
          and ${tier}
          and not (${tiers[at - 1] ?? sql`false`})
          and ${join([sql`0`, ...before], " + ")} < ${most}
        order by game.sort_order, game.id limit ${most}
      )`;
  });
  const all = names.map((name) => sql`select * from ${name}`);
  return sql`
    with
      ${join(found)},
      page as (
        ${join(all, " union all ")}
        order by tier, sort_order, id limit ${limit} offset ${offset}
      )
    select ${withVendor}
    from page
    join game using (id)
    join vendor on vendor.id = game.vendor_id
    order by page.tier, game.sort_order, game.id`;
}

/**
 * The same search, planned once per connection: planning takes as long as searching. There are as
 * many of them as ways to filter a list; a search by typos has one for every number of words.
 */
function plannedOnce(search: Sql): Query {
  return prepared(`catalogue-search-${hash("sha1", search.text, "base64url")}`, search);
}
