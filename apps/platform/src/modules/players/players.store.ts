import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";
import type { Player } from "./players.ts";

const PLAYER = sql`
  id, public_id as "publicId", brand_id as "brandId", kind, username, nickname, currency, book,
  country, kyc_level as "kycLevel", created_at as "createdAt", test_since as "testSince"`;

export function selectById(tx: Tx, id: bigint): Promise<Player | undefined> {
  return tx.row(sql`select ${PLAYER} from player where id = ${id}`);
}

export function selectByPublicId(tx: Tx, publicId: string): Promise<Player | undefined> {
  return tx.row(sql`select ${PLAYER} from player where public_id = ${publicId}`);
}

export function selectByUsername(
  tx: Tx,
  brandId: bigint,
  username: string,
): Promise<Player | undefined> {
  return tx.row(sql`
    select ${PLAYER} from player
    where brand_id = ${brandId} and lower(username) = lower(${username})`);
}

/** Whether a brand has any player. */
export async function selectHasPlayers(tx: Tx, brandId: bigint): Promise<boolean> {
  return (
    (await tx.row(sql`select 1 from player where brand_id = ${brandId} limit 1`)) !== undefined
  );
}

/**
 * The players with a name, ignoring case: at most one per brand.
 */
export function selectNamed(tx: Tx, brandId: bigint | null, username: string): Promise<Player[]> {
  return tx.rows(sql`
    select ${PLAYER} from player
    where lower(username) = lower(${username})
      and (${brandId}::bigint is null or brand_id = ${brandId})
    order by id`);
}

/** Inserts a player; undefined when the name is taken at the brand, ignoring case. */
export function insertPlayer(
  tx: Tx,
  player: Omit<Player, "id" | "kycLevel" | "createdAt" | "testSince">,
): Promise<Player | undefined> {
  return tx.row(sql`
    insert into player (public_id, brand_id, kind, username, nickname, currency, book, country)
    values (
      ${player.publicId}, ${player.brandId}, ${player.kind}, ${player.username}, ${player.nickname},
      ${player.currency}, ${player.book}, ${player.country}
    )
    on conflict (brand_id, lower(username)) do nothing
    returning ${PLAYER}`);
}

/** Sets the KYC level; returns the level before, undefined for an unknown player. */
export async function updateKyc(tx: Tx, id: bigint, level: number): Promise<number | undefined> {
  const row = await tx.row<{ before: number }>(sql`
    update player set kyc_level = ${level}
    from (select kyc_level as before from player where id = ${id} for update) old
    where id = ${id}
    returning old.before`);
  return row?.before;
}

/**
 * Sets the kind of a player with one of the given kinds; returns the kind before, undefined for
 * none.
 */
export async function updateKind(
  tx: Tx,
  id: bigint,
  kind: Player["kind"],
  from: readonly Player["kind"][],
): Promise<Player["kind"] | undefined> {
  const row = await tx.row<{ before: Player["kind"] }>(sql`
    update player set kind = ${kind}
    from (select kind as before from player where id = ${id} for update) old
    where id = ${id} and old.before = any (${from}::text[])
    returning old.before`);
  return row?.before;
}

/**
 * Players of a brand, or of all for null, newest first, and one more when there is another page.
 */
export function listPlayers(
  tx: Tx,
  brandId: bigint | null,
  limit: number,
  offset: number,
): Promise<Player[]> {
  return tx.rows(sql`
    select ${PLAYER} from player
    where (${brandId}::bigint is null or brand_id = ${brandId})
    order by id desc limit ${limit + 1} offset ${offset}`);
}

/** No letter sorts after it. */
const LAST_LETTER = "\u{10FFFF}";

/**
 * Players of a brand (null for all) whose public id equals a text or whose name begins with it, by
 * name, and one more when there is another page. In that order nothing is read beyond the page,
 * however many names match.
 */
export function searchPlayers(
  tx: Tx,
  { search, brandId }: { readonly search: string; readonly brandId: bigint | null },
  limit: number,
  offset: number,
): Promise<Player[]> {
  const begin = search.toLowerCase();
  // A range, which can use the index whatever the planner knows of the text. The brand is in the
  // statement only when given, so that the planner knows which index has the order.
  const begins = sql`lower(username) ~>=~ ${begin} and lower(username) ~<~ ${begin + LAST_LETTER}`;
  const own = brandId === null ? sql`true` : sql`brand_id = ${brandId}`;
  return tx.rows(sql`
    with page (found, place, name) as materialized (
      select id, 0 as place, '' as name from player where public_id = ${search} and ${own}
      union all
      (
        select id, 1 as place, lower(username) as name from player
        where ${begins} and public_id <> ${search} and ${own}
        order by lower(username) using ~<~, id limit ${offset + limit + 1}
      )
    )
    select ${PLAYER}
    from page
    cross join lateral (select * from player where id = page.found offset 0) one
    order by place, name using ~<~, id limit ${limit + 1} offset ${offset}`);
}

/** Accounts that count, except those staff have marked as test accounts. */
const COUNTED = sql`kind not in ('4', 'staff', 'system') and book <> 'test'`;

/**
 * How many players of a brand (null for all) have an id after a given one; those of the last minute
 * separately, because smaller ids may still commit among them. Trial and house accounts are left
 * out, marked test accounts are not.
 */
export async function countAfter(
  tx: Tx,
  brandId: bigint | null,
  id: bigint,
): Promise<{ settled: number; fresh: number; upTo: bigint | null }> {
  const row = await tx.row<{ settled: bigint; fresh: bigint; upTo: bigint | null }>(sql`
    select count(*) filter (where old and counted) as settled,
      count(*) filter (where not old and counted) as fresh,
      max(id) filter (where old) as "upTo"
    from (
      select
        id, ${COUNTED} as counted,
        id < coalesce(
          (
            select min(id) from (
              select id from player where created_at >= now() - interval '1 minute' offset 0
            ) fresh
          ),
          9223372036854775807
        ) as old
      from player
      where id > ${id} and (${brandId}::bigint is null or brand_id = ${brandId})
    ) one`);
  return {
    settled: Number(row?.settled ?? 0n),
    fresh: Number(row?.fresh ?? 0n),
    upTo: row?.upTo ?? null,
  };
}

/**
 * How many players of a brand (null for all) registered since a time; trial and test accounts left
 * out.
 */
export async function countSince(
  tx: Tx,
  brandId: bigint | null,
  since: Temporal.Instant,
): Promise<number> {
  const row = await tx.row<{ n: bigint }>(sql`
    select count(*) as n from player
    where created_at >= ${since.toString()}
      and (${brandId}::bigint is null or brand_id = ${brandId})
      and ${COUNTED}
      and test_since is null`);
  return Number(row?.n ?? 0n);
}

/** How many of a brand's players, or of all for null, staff have marked as test accounts. */
export async function countTest(tx: Tx, brandId: bigint | null): Promise<number> {
  const row = await tx.row<{ n: bigint }>(sql`
    select count(*) as n from player
    where test_since is not null
      and (${brandId}::bigint is null or brand_id = ${brandId})
      and ${COUNTED}`);
  return Number(row?.n ?? 0n);
}

/**
 * Marks a player's account as a test account from now on, or ends that. Returns whether it changed
 * anything.
 */
export async function updateTest(tx: Tx, id: bigint, test: boolean): Promise<boolean> {
  const changed = await tx.row(sql`
    update player set test_since = ${test ? sql`clock_timestamp()` : sql`null`}
    where id = ${id} and (test_since is not null) <> ${test}::boolean
    returning id`);
  return changed !== undefined;
}

/** Ids of a brand's players after one, in order. */
export async function selectIdsOf(
  tx: Tx,
  brandId: bigint,
  after: bigint,
  limit: number,
): Promise<bigint[]> {
  const rows = await tx.rows<{ id: bigint }>(sql`
    select id from player
    where brand_id = ${brandId} and id > ${after}
    order by id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Some players, in no order. */
export function selectByIds(tx: Tx, ids: readonly bigint[]): Promise<Player[]> {
  return tx.rows(sql`select ${PLAYER} from player where id = any (${ids}::bigint[])`);
}

/** What figures need of a player: whose it is, and what kind of account. */
export type Owner = Pick<Player, "id" | "brandId" | "kind" | "book" | "testSince">;

/** The same players with nothing that is not needed: followers ask for thousands at once. */
export function selectOwners(tx: Tx, ids: readonly bigint[]): Promise<Owner[]> {
  return tx.rows<Owner>(sql`
    select id, brand_id as "brandId", kind, book, test_since as "testSince" from player
    where id = any (${ids}::int8[])`);
}

/**
 * Whose brand's a player is, and whether figures leave out what it does at a time (`isExcluded`),
 * as one row that is found by index: brand_id, excluded. None of a player that there is not.
 */
export const ownerRow = (id: Sql, at: Sql): Sql => sql`
  select player.brand_id,
    player.kind in ('4', 'staff', 'system')
      or player.book = 'test'
      or coalesce(player.test_since <= ${at}, false) as excluded
  from player
  where player.id = ${id} offset 0`;
