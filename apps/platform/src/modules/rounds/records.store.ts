import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";
import type { LotteryRounds } from "../lottery/index.ts";
import { isExcluded, type Player } from "../players/index.ts";
import type { RoundChange } from "./round-change.ts";

/** Where the follower stands, held until the transaction ends; undefined while another worker holds it. */
export async function lockCursor(tx: Tx): Promise<bigint | undefined> {
  const row = await tx.row<{ readTo: bigint }>(
    sql`select read_to as "readTo" from betting_cursor for update skip locked`,
  );
  return row?.readTo;
}

export async function moveCursor(tx: Tx, readTo: bigint): Promise<void> {
  await tx.run(sql`update betting_cursor set read_to = ${readTo}`);
}

/** Whose a player's rounds are, and what says whether figures leave them out. */
export type RoundOwner = Pick<Player, "brandId" | "kind" | "book" | "testSince">;

/** A record as it was and as it is after a change. Ledger units. */
export interface ChangedRecord {
  readonly gameCode: string;
  readonly excluded: boolean;
  readonly before: StoredSums | null;
  readonly after: StoredSums;
}

interface StoredSums {
  readonly stake: bigint;
  /** Free ones included. */
  readonly payout: bigint;
  readonly freePayout: bigint;
  readonly turnover: bigint;
  readonly standing: number;
  readonly closedAt: Temporal.Instant | null;
}

interface ReturnedSums extends StoredSums {
  readonly player: bigint;
  readonly vendor: number;
  readonly round: string;
  readonly gameCode: string;
  readonly excluded: boolean;
  readonly old: boolean;
  readonly oldStake: bigint;
  readonly oldPayout: bigint;
  readonly oldFreePayout: bigint;
  readonly oldTurnover: bigint;
  readonly oldStanding: number;
  readonly oldClosedAt: Temporal.Instant | null;
}

/** Adds changes to their rounds' records in one statement, and answers each record as it was and as it is, in the order of the changes. */
export async function addRoundChanges(
  tx: Tx,
  changes: readonly RoundChange[],
  owners: ReadonlyMap<bigint, RoundOwner>,
): Promise<ChangedRecord[]> {
  if (changes.length === 0) return [];
  const isLeftOut = ({ player, openedAt }: RoundChange) => {
    const owner = owners.get(player);
    return owner === undefined || isExcluded(owner, openedAt);
  };
  const column = <Value>(pick: (change: RoundChange) => Value) => changes.map(pick);
  const rows = await tx.rows<ReturnedSums>(sql`
    insert into betting_record as record
      (player_id, vendor_id, round, game_code, currency, book, stake, payout, free_payout, made, standing, closed, opened_at, closed_at, first_seq, last_seq, brand_id, excluded)
    select * from unnest(
      ${column((c) => c.player)}::int8[], ${column((c) => c.vendor)}::int[], ${column((c) => c.round)}::text[], ${column((c) => c.game)}::text[],
      ${column((c) => c.currency)}::text[], ${column((c) => c.book)}::text[], ${column((c) => c.stake)}::int8[], ${column((c) => c.payout)}::int8[],
      ${column((c) => c.freePayout)}::int8[],
      ${column((c) => c.made)}::int[], ${column((c) => c.standing)}::int[], ${column((c) => c.closed)}::boolean[],
      ${column((c) => c.openedAt.toString())}::timestamptz[], ${column((c) => c.closedAt?.toString() ?? null)}::timestamptz[],
      ${column((c) => c.firstSeq)}::int8[], ${column((c) => c.lastSeq)}::int8[], ${column((c) => owners.get(c.player)?.brandId ?? null)}::int8[],
      ${column(isLeftOut)}::boolean[])
    on conflict (player_id, vendor_id, round) do update set
      game_code = case when record.made = 0 then excluded.game_code else record.game_code end,
      stake = record.stake + excluded.stake, payout = record.payout + excluded.payout, free_payout = record.free_payout + excluded.free_payout,
      made = record.made + excluded.made, standing = record.standing + excluded.standing,
      closed = record.closed or excluded.closed, closed_at = least(record.closed_at, excluded.closed_at),
      opened_at = least(record.opened_at, excluded.opened_at),
      first_seq = least(record.first_seq, excluded.first_seq), last_seq = greatest(record.last_seq, excluded.last_seq)
    returning new.player_id as player, new.vendor_id as vendor, new.round, new.game_code as "gameCode", new.excluded, new.stake, new.payout,
      new.free_payout as "freePayout", new.turnover, new.standing, new.closed_at as "closedAt", old.id is not null as old, old.stake as "oldStake",
      old.payout as "oldPayout", old.free_payout as "oldFreePayout", old.turnover as "oldTurnover", old.standing as "oldStanding", old.closed_at as "oldClosedAt"`);
  const byRound = new Map(rows.map((row) => [`${row.player} ${row.vendor} ${row.round}`, row]));
  return changes.map(({ player, vendor, round }) =>
    changedRecord(byRound.get(`${player} ${vendor} ${round}`)),
  );
}

function changedRecord(row: ReturnedSums | undefined): ChangedRecord {
  if (!row) throw new Error("A record that was written was not answered");
  const {
    oldStake: stake,
    oldPayout: payout,
    oldFreePayout: freePayout,
    oldTurnover: turnover,
    oldStanding: standing,
    oldClosedAt: closedAt,
  } = row;
  const { gameCode, excluded, ...after } = row;
  return {
    gameCode,
    excluded,
    before: row.old ? { stake, payout, freePayout, turnover, standing, closedAt } : null,
    after,
  };
}

export interface BettingRecord {
  readonly id: bigint;
  readonly vendorId: number;
  readonly round: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly stake: bigint;
  readonly payout: bigint;
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
  readonly lottery?: LotteryRounds;
}

const NO_LOTTERY: LotteryRounds = { vendors: [], open: [] };

/** The record's status. A lottery's round that lost never ends in the ledger: the lottery knows which of them are open. */
const statusOf = ({ vendors, open }: LotteryRounds) =>
  sql`case when status = 'OPEN' and vendor_id = any (${vendors}::int[]) and round <> all (${open}::text[]) then 'CLOSED' else status end`;

/** Closed or void; for open rounds see openPage. Void rounds are few among all, and have an index of their own. */
function hasStatus(status: "CLOSED" | "VOID" | undefined, lottery: LotteryRounds): Sql {
  if (status === undefined) return sql`true`;
  return status === "VOID" ? sql`status = 'VOID'` : sql`${statusOf(lottery)} = 'CLOSED'`;
}

const columns = (
  lottery: LotteryRounds,
) => sql`id, vendor_id as "vendorId", round, game_code as "gameCode", currency, stake, payout, ${statusOf(lottery)} as status, opened_at as "openedAt", closed_at as "closedAt",
  first_seq as "firstSeq", last_seq as "lastSeq"`;

/** A page of a player's rounds, newest first, and one more when there is another page. A record that has had no bet yet is not shown. */
export async function selectRecords(
  tx: Tx,
  player: bigint,
  { lottery = NO_LOTTERY, ...filter }: RecordFilter,
  limit: number,
  offset: number,
): Promise<BettingRecord[]> {
  const where = sql`player_id = ${player} and made > 0
    and (${filter.from?.toString() ?? null}::timestamptz is null or opened_at >= ${filter.from?.toString() ?? null}::timestamptz)
    and (${filter.to?.toString() ?? null}::timestamptz is null or opened_at < ${filter.to?.toString() ?? null}::timestamptz)
    and (${filter.game?.code ?? null}::text is null or (vendor_id = ${filter.game?.vendorId ?? null}::int and game_code = ${filter.game?.code ?? null}))`;
  const place = sql`order by opened_at desc, id desc limit ${limit + 1} offset ${offset}`;
  // The rounds of the page are found first: of those before it nothing is read but the index.
  const page =
    filter.status === "OPEN"
      ? sql`select id from (${openRounds(player, where, lottery, offset + limit + 1)}) open ${place}`
      : sql`select id from betting_record where ${where} and ${hasStatus(filter.status, lottery)} ${place}`;
  return tx.rows<BettingRecord>(sql`
    with page (found) as materialized (${page})
    select ${columns(lottery)} from page cross join lateral (select * from betting_record where id = page.found offset 0) record order by opened_at desc, id desc`);
}

/**
 * The last open rounds of a player, so many of each vendor. A lottery's rounds that lost stay open in the ledger for good, so of lotteries those are asked that the lottery knows, and all others
 * are stepped over: from vendor to vendor along the index.
 */
function openRounds(
  player: bigint,
  where: Sql,
  { vendors, open }: LotteryRounds,
  limit: number,
): Sql {
  const isOpen = sql`player_id = ${player} and made > 0 and status = 'OPEN'`;
  return sql`
    with recursive played (vendor) as (
      (select vendor_id from betting_record where ${isOpen} order by vendor_id limit 1)
      union all
      select next.vendor_id from played cross join lateral
        (select vendor_id from betting_record where ${isOpen} and vendor_id > played.vendor order by vendor_id limit 1) next)
    select latest.id, latest.opened_at from played cross join lateral
      (select id, opened_at from betting_record where ${where} and status = 'OPEN' and vendor_id = played.vendor order by opened_at desc, id desc limit ${limit}) latest
    where played.vendor <> all (${vendors}::int[])
    union all
    select id, opened_at from betting_record where ${where} and status = 'OPEN' and vendor_id = any (${vendors}::int[]) and round = any (${open}::text[])`;
}

/** A record by its id, of this player only. */
export function selectRecord(
  tx: Tx,
  player: bigint,
  id: bigint,
  lottery: LotteryRounds,
): Promise<BettingRecord | undefined> {
  return tx.row(
    sql`select ${columns(lottery)} from betting_record where id = ${id} and player_id = ${player} and made > 0`,
  );
}

interface TurnoverSpan {
  readonly since: Temporal.Instant;
  /** Left out. */
  readonly until?: Temporal.Instant | undefined;
}

/** Valid turnover of rounds that closed in a span, those of some vendors left out, in ledger units. */
export async function sumTurnover(
  tx: Tx,
  player: bigint,
  { since, until }: TurnoverSpan,
  without: readonly number[] = [],
): Promise<bigint> {
  const row = await tx.row<{ turnover: bigint }>(sql`
    select coalesce(sum(turnover), 0)::int8 as turnover from betting_record
    where player_id = ${player} and turnover > 0 and closed_at >= ${since.toString()}::timestamptz
      and (${until?.toString() ?? null}::timestamptz is null or closed_at < ${until?.toString() ?? null}::timestamptz) and vendor_id <> all (${without}::int[])`);
  return row?.turnover ?? 0n;
}

/** What was staked and paid in rounds that stand, in ledger units. */
export async function sumRounds(
  tx: Tx,
  player: bigint,
): Promise<{ rounds: number; stake: bigint; payout: bigint }> {
  const row = await tx.row<{ rounds: bigint; stake: bigint; payout: bigint }>(sql`
    select count(*) as rounds, coalesce(sum(stake), 0)::int8 as stake, coalesce(sum(payout), 0)::int8 as payout
    from betting_record where player_id = ${player} and made > 0`);
  return { rounds: Number(row?.rounds ?? 0n), stake: row?.stake ?? 0n, payout: row?.payout ?? 0n };
}

/** A round that ended with more than was staked. Ledger units. */
export interface Win {
  readonly playerId: bigint;
  readonly vendorId: number;
  readonly gameCode: string;
  readonly currency: string;
  readonly payout: bigint;
  readonly closedAt: Temporal.Instant;
}

/** The wins of a brand's players in a book, the last one first. */
export function selectWins(tx: Tx, brandId: bigint, book: string, limit: number): Promise<Win[]> {
  return tx.rows(sql`
    select player_id as "playerId", vendor_id as "vendorId", game_code as "gameCode", currency, payout, closed_at as "closedAt"
    from betting_record where status = 'CLOSED' and payout > stake and brand_id = ${brandId} and book = ${book} order by closed_at desc, id desc limit ${limit}`);
}
