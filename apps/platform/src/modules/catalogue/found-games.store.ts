import { join, sql, type Tx } from "@perya/postgres";
import type { ListedGame } from "./catalogue.ts";
import { withVendor, type Part } from "./game-columns.store.ts";

export interface PageOfRows {
  readonly games: ListedGame[];
  /** How many there are on all pages. */
  readonly total: number;
}

interface Place {
  readonly limit: number;
  readonly offset: number;
}

/** A letter or two of the alphabet. */
const SHORT = /^[a-z]{1,2}$/;
/** Words that may have been meant by one that was typed, at most. */
const MOST_MEANT = 20;

/**
 * Games by what was typed, folded. What holds the text comes by its trigrams: first those whose name begins with it, then those where a word does, which a letter or two have to. Only where no
 * game holds it are slips forgiven, and those with the fewest come first.
 */
export async function selectFound(tx: Tx, typed: string, where: Part, place: Place): Promise<PageOfRows> {
  // What holds no letter and no digit is in no name.
  if (typed === "") return { games: [], total: 0 };
  const holds = SHORT.test(typed) ? isLike(`% ${typed}%`) : isLike(`%${typed}%`);
  const fits = sql`case when ${isLike(` ${typed}%`)} then 3 when ${isLike(`% ${typed}%`)} then 2 else 1 end`;
  const holding = await selectBest(tx, { where: sql`${where} and ${holds}`, fits }, place);
  if (holding.total > 0) return holding;
  const meant = await tx.rows<Meant>(
    sql`select at, word, slips from words_meant(${typed}) where not exists (select from game where ${holds}) order by slips, word`,
  );
  if (meant.length === 0) return { games: [], total: 0 };
  const words = [...Map.groupBy(meant, ({ at }) => at).values()].map((one) => one.slice(0, MOST_MEANT));
  const hasAll = join(
    words.map((one) => sql`(${hasOne(one)})`),
    " and ",
  );
  const slips = join(words.map(slipsIn), " + ");
  return selectBest(tx, { where: sql`${where} and ${hasAll}`, fits: sql`-(${slips})` }, place);
}

interface Meant {
  /** Which of the words typed. */
  readonly at: bigint;
  readonly word: string;
  readonly slips: number;
}

/** What is typed is folded, so it has no sign that would mean something in a pattern. */
function isLike(pattern: string): Part {
  return sql`game.search like ${pattern}`;
}

function hasOne(words: readonly Meant[]): Part {
  return join(
    words.map(({ word }) => isLike(`% ${word}%`)),
    " or ",
  );
}

/** How many slips the word that a game has is away from the one that was typed. */
function slipsIn(words: readonly Meant[]): Part {
  const bySlips = [...Map.groupBy(words, ({ slips }) => slips)];
  return sql`case ${join(
    bySlips.map(([slips, alike]) => sql`when ${hasOne(alike)} then ${slips}::int`),
    " ",
  )} end`;
}

interface Found {
  readonly where: Part;
  /** The more, the better a game fits. */
  readonly fits: Part;
}

/** The best of what was found come in order by their ids alone; the page's games are read afterwards. */
async function selectBest(tx: Tx, { where, fits }: Found, { limit, offset }: Place): Promise<PageOfRows> {
  const found = sql`game join vendor on vendor.id = game.vendor_id where ${where}`;
  const rows = await tx.rows<ListedGame & { total: bigint }>(sql`
    with page as (
      select game.id, ${fits} as fit, game.sort_order, count(*) over () as total from ${found} order by fit desc, game.sort_order, game.id limit ${limit} offset ${offset}
    )
    select ${withVendor}, page.total from page join game using (id) join vendor on vendor.id = game.vendor_id order by page.fit desc, game.sort_order, game.id`);
  if (rows[0] || offset === 0) return { games: rows, total: Number(rows[0]?.total ?? 0) };
  return { games: rows, total: Number((await tx.row<{ total: bigint }>(sql`select count(*) as total from ${found}`))?.total ?? 0) };
}
