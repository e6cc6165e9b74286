import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { turnoverSince, type TurnoverSource } from "../../turnover/index.ts";
import type { Entry, Feed } from "./feed.ts";

/** Up to which entry of each source a player's turnover is counted. */
export interface Position {
  readonly player: bigint;
  readonly rounds: bigint;
  readonly lottery: bigint;
}

/** The number of each source's last entry. */
export type Written = Omit<Position, "player">;

/** Players' positions, locked in the order of players until the transaction ends. */
export function lockPositions(tx: Tx, players: readonly bigint[]): Promise<Position[]> {
  return tx.rows<Position>(sql`
    select player, rounds, lottery from wagering_player
    where player = any(${players}::int8[])
    order by player
    for update`);
}

/** Players' positions. */
export function selectPositions(tx: Tx, players: readonly bigint[]): Promise<Position[]> {
  return tx.rows<Position>(sql`
    select player, rounds, lottery from wagering_player where player = any(${players}::int8[])`);
}

/** Creates a player's position where there is none. */
export async function ensurePosition(tx: Tx, { player, rounds, lottery }: Position): Promise<void> {
  await tx.run(sql`
    insert into wagering_player (player, rounds, lottery)
    values (${player}, ${rounds}, ${lottery})
    on conflict do nothing`);
}

/** Moves players to a position. */
export async function updatePositions(
  tx: Tx,
  players: readonly bigint[],
  to: Written,
): Promise<void> {
  await tx.run(sql`
    update wagering_player set rounds = ${to.rounds}, lottery = ${to.lottery}
    where player = any(${players}::int8[])`);
}

/** What a player's turnover counts from: the first close that counts, and a position. */
export interface Since extends Position {
  readonly since: Temporal.Instant;
}

/** Players' entries after their positions, up to those written, in the order of their booking. */
export function selectEntries(
  tx: Tx,
  whose: readonly Since[],
  written: Written,
): Promise<(Entry & { readonly player: bigint })[]> {
  const rows = sql`
    select * from unnest(
      ${whose.map(({ player }) => player)}::int8[],
      ${whose.map(({ since }) => since.toString())}::timestamptz[],
      ${whose.map(({ rounds }) => rounds)}::int8[], ${whose.map(({ lottery }) => lottery)}::int8[]
    ) as whose (player_id, since, rounds, lottery)`;
  return tx.rows(sql`
    select player_id as player, source, number, vendor_id as "vendorId",
      game_code as "gameCode", category, closed_at as "closedAt", turnover, before
    from (${turnoverSince(rows)}) entry
    where number <= case source
      when 'rounds' then ${written.rounds}::int8 else ${written.lottery}::int8
    end
    order by player_id, at, source, number`);
}

/** What rounds that are changed by some entries have fed before, oldest first. */
export function selectFeeds(
  tx: Tx,
  changes: readonly (Entry & { readonly player: bigint })[],
): Promise<(Feed & { readonly player: bigint })[]> {
  return tx.rows(sql`
    select requirement.player, feed.requirement, feed.source, feed.number,
      feed.vendor_id as "vendorId", feed.game_code as "gameCode", feed.category,
      feed.closed_at as "closedAt", feed.used, feed.credited
    from (
      select distinct player, source, vendor_id, game_code, closed_at from unnest(
        ${changes.map(({ player }) => player)}::int8[],
        ${changes.map(({ source }) => source)}::text[],
        ${changes.map(({ vendorId }) => vendorId)}::int4[],
        ${changes.map(({ gameCode }) => gameCode)}::text[],
        ${changes.map(({ closedAt }) => closedAt.toString())}::timestamptz[]
      ) as change (player, source, vendor_id, game_code, closed_at)
    ) change
    join requirement on requirement.player = change.player
    join wagering_feed feed on feed.requirement = requirement.id
      and feed.source = change.source
      and feed.vendor_id = change.vendor_id
      and feed.game_code = change.game_code
      and feed.closed_at = change.closed_at
    order by requirement.created_at, requirement.id, feed.number`);
}

/** Players who have something to play, after one in the order of their ids. */
export async function playersWithOpen(tx: Tx, after: bigint, most: number): Promise<bigint[]> {
  const rows = await tx.rows<{ player: bigint }>(sql`
    select distinct player from requirement
    where status = 'OPEN' and player > ${after}
    order by player limit ${most}`);
  return rows.map(({ player }) => player);
}

/** What rounds that ended from a time of each player on have fed to what is not open any more. */
export function selectEndedFeeds(
  tx: Tx,
  whose: readonly Since[],
): Promise<(Feed & { readonly player: bigint })[]> {
  return tx.rows(sql`
    select requirement.player, feed.requirement, feed.source, feed.number,
      feed.vendor_id as "vendorId", feed.game_code as "gameCode", feed.category,
      feed.closed_at as "closedAt", feed.used, feed.credited
    from unnest(
      ${whose.map(({ player }) => player)}::int8[],
      ${whose.map(({ since }) => since.toString())}::timestamptz[]
    ) as whose (player, since)
    join requirement on requirement.player = whose.player and requirement.status <> 'OPEN'
    join wagering_feed feed on feed.requirement = requirement.id and feed.closed_at >= whose.since
    order by requirement.created_at, requirement.id, feed.number`);
}

/** Forgets what fed players' open requirements, to count it again. */
export async function deleteOpenFeeds(tx: Tx, players: readonly bigint[]): Promise<void> {
  await tx.run(sql`
    delete from wagering_feed
    using requirement
    where requirement.player = any (${players}::int8[])
      and requirement.status = 'OPEN'
      and wagering_feed.requirement = requirement.id`);
}

export async function insertFeeds(tx: Tx, feeds: readonly Feed[]): Promise<void> {
  if (feeds.length === 0) return;
  await tx.run(sql`
    insert into wagering_feed (
      requirement, source, number, vendor_id, game_code, category, closed_at, used, credited
    )
    select * from unnest(
      ${feeds.map(({ requirement }) => requirement)}::int8[],
      ${feeds.map(({ source }) => source)}::text[], ${feeds.map(({ number }) => number)}::int8[],
      ${feeds.map(({ vendorId }) => vendorId)}::int4[],
      ${feeds.map(({ gameCode }) => gameCode)}::text[],
      ${feeds.map(({ category }) => category)}::text[],
      ${feeds.map(({ closedAt }) => closedAt.toString())}::timestamptz[],
      ${feeds.map(({ used }) => used)}::int8[], ${feeds.map(({ credited }) => credited)}::int8[]
    )`);
}

/** What fed a requirement, the newest of each source first, without so many of the first. */
export function selectFeedsOf(
  tx: Tx,
  requirement: bigint,
  skip: number,
  most: number,
): Promise<Feed[]> {
  return tx.rows(sql`
    select requirement, source, number, vendor_id as "vendorId", game_code as "gameCode", category,
      closed_at as "closedAt", used, credited
    from wagering_feed
    where requirement = ${requirement}
    order by source desc, number desc offset ${skip} limit ${most}`);
}

/**
 * Up to which entry of a source players were looked for, locked until the transaction ends;
 * undefined while another worker has it.
 */
export async function lockReadTo(tx: Tx, source: TurnoverSource): Promise<bigint | undefined> {
  const row = await tx.row<{ readTo: bigint }>(sql`
    select read_to as "readTo" from wagering_position
    where source = ${source}
    for update skip locked`);
  return row?.readTo;
}

export async function updateReadTo(tx: Tx, source: TurnoverSource, to: bigint): Promise<void> {
  await tx.run(sql`
    update wagering_position set read_to = greatest(read_to, ${to}) where source = ${source}`);
}
