import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";
import type { RoundsElsewhere } from "./products.ts";

export interface BettingRecord {
  readonly id: bigint;
  readonly vendorId: number;
  readonly round: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly stake: bigint;
  readonly payout: bigint;
  /** The part of the payout that gave stake back. */
  readonly refund: bigint;
  /** What counts as wagered; 0 until the round is closed. */
  readonly turnover: bigint;
  readonly details: string | null;
  readonly status: "OPEN" | "CLOSED" | "VOID";
  readonly openedAt: Temporal.Instant;
  readonly closedAt: Temporal.Instant | null;
  readonly firstSeq: bigint;
  readonly lastSeq: bigint;
}

export interface RecordFilter {
  readonly from?: Temporal.Instant | undefined;
  readonly to?: Temporal.Instant | undefined;
  readonly status?: BettingRecord["status"] | undefined;
  readonly game?: { readonly vendorId: number; readonly code: string } | undefined;
  readonly elsewhere?: RoundsElsewhere;
}

const NONE: RoundsElsewhere = { vendors: [], open: [] };

/**
 * The record's status. A lottery's round that lost never ends in the ledger: the lottery knows
 * which of them are open.
 */
export const statusOf = ({ vendors, open }: RoundsElsewhere) =>
  sql`case
    when status = 'OPEN' and vendor_id = any (${vendors}::int[]) and round <> all (${open}::text[])
      then 'CLOSED'
    else status
  end`;

/**
 * Closed or void; for open rounds see openPage. Void rounds are few among all, and have an index of
 * their own.
 */
function hasStatus(status: "CLOSED" | "VOID" | undefined, elsewhere: RoundsElsewhere): Sql {
  if (status === undefined) return sql`true`;
  return status === "VOID" ? sql`status = 'VOID'` : sql`${statusOf(elsewhere)} = 'CLOSED'`;
}

const columns = (elsewhere: RoundsElsewhere) => sql`
  id, vendor_id as "vendorId", round, game_code as "gameCode", currency, stake, payout, refund,
  turnover, details, ${statusOf(elsewhere)} as status, opened_at as "openedAt",
  closed_at as "closedAt", first_seq as "firstSeq", last_seq as "lastSeq"`;

/**
 * A page of a player's rounds, newest first, and one more when there is another page. A record that
 * has had no bet yet is not shown.
 */
export async function selectRecords(
  tx: Tx,
  player: bigint,
  { elsewhere = NONE, ...filter }: RecordFilter,
  limit: number,
  offset: number,
): Promise<BettingRecord[]> {
  const where = sql`
    player_id = ${player}
    and made > 0
    and (
      ${filter.from?.toString() ?? null}::timestamptz is null
      or opened_at >= ${filter.from?.toString() ?? null}::timestamptz
    )
    and (
      ${filter.to?.toString() ?? null}::timestamptz is null
      or opened_at < ${filter.to?.toString() ?? null}::timestamptz
    )
    and (
      ${filter.game?.code ?? null}::text is null
      or (
        vendor_id = ${filter.game?.vendorId ?? null}::int
        and game_code = ${filter.game?.code ?? null}
      )
    )`;
  const place = sql`order by opened_at desc, id desc limit ${limit + 1} offset ${offset}`;
  // The page's rounds are found first: of earlier ones only the index is read.
  const page =
    filter.status === "OPEN"
      ? sql`
        select id from (${openRounds(player, where, elsewhere, offset + limit + 1)}) open ${place}`
      : sql`
        select id from betting_record
        where ${where} and ${hasStatus(filter.status, elsewhere)} ${place}`;
  return tx.rows<BettingRecord>(sql`
    with page (found) as materialized (${page})
    select ${columns(elsewhere)}
    from page
    cross join lateral (select * from betting_record where id = page.found offset 0) record
    order by opened_at desc, id desc`);
}

/**
 * A player's last open rounds, up to a number per vendor, or all for null. Rounds that lost stay
 * open in the ledger where a product settles them, so of these vendors only those the product knows
 * as open are read, and the others are skipped: from vendor to vendor along the index.
 */
function openRounds(
  player: bigint,
  where: Sql,
  { vendors, open }: RoundsElsewhere,
  limit: number | null,
): Sql {
  const isOpen = sql`player_id = ${player} and made > 0 and status = 'OPEN'`;
  return sql`
    with recursive played (vendor) as (
      (select vendor_id from betting_record where ${isOpen} order by vendor_id limit 1)
      union all
      select next.vendor_id
      from played
      cross join lateral (
        select vendor_id from betting_record
        where ${isOpen} and vendor_id > played.vendor
        order by vendor_id limit 1
      ) next
    )
    select latest.id, latest.opened_at
    from played
    cross join lateral (
      select id, opened_at from betting_record
      where ${where} and status = 'OPEN' and vendor_id = played.vendor
      order by opened_at desc, id desc limit ${limit}
    ) latest
    where played.vendor <> all (${vendors}::int[])
    union all
    select id, opened_at from betting_record
    where ${where}
      and status = 'OPEN'
      and vendor_id = any (${vendors}::int[])
      and round = any (${open}::text[])`;
}

/** A record by its id, of this player only. */
export function selectRecord(
  tx: Tx,
  player: bigint,
  id: bigint,
  elsewhere: RoundsElsewhere,
): Promise<BettingRecord | undefined> {
  return tx.row(sql`
    select ${columns(elsewhere)} from betting_record
    where id = ${id} and player_id = ${player} and made > 0`);
}

/**
 * What a player has bet in open rounds less what they have paid, in ledger units. Each is looked up
 * by itself: joined as a whole, the planner may walk through everyone's rounds.
 */
export async function sumOpen(tx: Tx, player: bigint, elsewhere: RoundsElsewhere): Promise<bigint> {
  const open = openRounds(player, sql`player_id = ${player} and made > 0`, elsewhere, null);
  const row = await tx.row<{ units: bigint }>(sql`
    select coalesce(sum(stake - payout), 0)::int8 as units
    from (${open}) open
    cross join lateral (
      select stake, payout from betting_record where id = open.id offset 0
    ) record`);
  return row?.units ?? 0n;
}

/** Stakes and payouts of valid rounds, in ledger units. */
export async function sumRounds(
  tx: Tx,
  player: bigint,
): Promise<{ rounds: number; stake: bigint; payout: bigint }> {
  const row = await tx.row<{ rounds: bigint; stake: bigint; payout: bigint }>(sql`
    select count(*) as rounds, coalesce(sum(stake), 0)::int8 as stake,
      coalesce(sum(payout), 0)::int8 as payout
    from betting_record
    where player_id = ${player} and made > 0`);
  return { rounds: Number(row?.rounds ?? 0n), stake: row?.stake ?? 0n, payout: row?.payout ?? 0n };
}

/** A round with a profit for the player. Ledger units. */
export interface Win {
  readonly playerId: bigint;
  readonly vendorId: number;
  readonly gameCode: string;
  readonly currency: string;
  readonly payout: bigint;
  readonly closedAt: Temporal.Instant;
}

/** The wins of a brand's players in a book, latest first. */
export function selectWins(tx: Tx, brandId: bigint, book: string, limit: number): Promise<Win[]> {
  return tx.rows(sql`
    select player_id as "playerId", vendor_id as "vendorId", game_code as "gameCode", currency,
      payout, closed_at as "closedAt"
    from betting_record
    where status = 'CLOSED' and payout > stake and brand_id = ${brandId} and book = ${book}
    order by closed_at desc, id desc limit ${limit}`);
}
