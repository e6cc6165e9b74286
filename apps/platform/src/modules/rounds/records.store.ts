import { sql, type Sql, type Tx } from "@perya/postgres";
import type { LotteryRounds } from "../lottery/index.ts";
import type { RoundChange } from "./round-change.ts";

/** Where the follower stands, held until the transaction ends; undefined while another worker holds it. */
export async function lockCursor(tx: Tx): Promise<bigint | undefined> {
  const row = await tx.row<{ readTo: bigint }>(sql`select read_to as "readTo" from betting_cursor for update skip locked`);
  return row?.readTo;
}

export async function moveCursor(tx: Tx, readTo: bigint): Promise<void> {
  await tx.run(sql`update betting_cursor set read_to = ${readTo}`);
}

/** Adds changes to their rounds' records in one statement. `brands` has the brand of every player in them. */
export async function addRoundChanges(tx: Tx, changes: readonly RoundChange[], brands: ReadonlyMap<bigint, bigint>): Promise<void> {
  if (changes.length === 0) return;
  const column = <Value>(pick: (change: RoundChange) => Value) => changes.map(pick);
  await tx.run(sql`
    insert into betting_record as record
      (player_id, vendor_id, round, game_code, currency, book, stake, payout, made, standing, closed, opened_at, closed_at, first_seq, last_seq, brand_id)
    select * from unnest(
      ${column((c) => c.player)}::int8[], ${column((c) => c.vendor)}::int[], ${column((c) => c.round)}::text[], ${column((c) => c.game)}::text[],
      ${column((c) => c.currency)}::text[], ${column((c) => c.book)}::text[], ${column((c) => c.stake)}::int8[], ${column((c) => c.payout)}::int8[],
      ${column((c) => c.made)}::int[], ${column((c) => c.standing)}::int[], ${column((c) => c.closed)}::boolean[],
      ${column((c) => c.openedAt.toString())}::timestamptz[], ${column((c) => c.closedAt?.toString() ?? null)}::timestamptz[],
      ${column((c) => c.firstSeq)}::int8[], ${column((c) => c.lastSeq)}::int8[], ${column((c) => brands.get(c.player) ?? null)}::int8[])
    on conflict (player_id, vendor_id, round) do update set
      game_code = case when record.made = 0 then excluded.game_code else record.game_code end,
      stake = record.stake + excluded.stake, payout = record.payout + excluded.payout,
      made = record.made + excluded.made, standing = record.standing + excluded.standing,
      closed = record.closed or excluded.closed, closed_at = least(record.closed_at, excluded.closed_at),
      opened_at = least(record.opened_at, excluded.opened_at),
      first_seq = least(record.first_seq, excluded.first_seq), last_seq = greatest(record.last_seq, excluded.last_seq)`);
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

/** Open and void rounds are few among all, and the column has an index of them. */
function hasStatus(status: BettingRecord["status"] | undefined, lottery: LotteryRounds): Sql {
  if (status === undefined) return sql`true`;
  if (status === "OPEN") return sql`status = 'OPEN' and (vendor_id <> all (${lottery.vendors}::int[]) or round = any (${lottery.open}::text[]))`;
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
    and ${hasStatus(filter.status, lottery)}
    and (${filter.game?.code ?? null}::text is null or (vendor_id = ${filter.game?.vendorId ?? null}::int and game_code = ${filter.game?.code ?? null}))`;
  // The rounds of the page are found first: of those before it nothing is read but the index.
  return tx.rows<BettingRecord>(sql`
    with page as materialized (select id from betting_record where ${where} order by opened_at desc, id desc limit ${limit + 1} offset ${offset})
    select ${columns(lottery)} from betting_record where id in (select id from page) order by opened_at desc, id desc`);
}

/** A record by its id, of this player only. */
export function selectRecord(tx: Tx, player: bigint, id: bigint, lottery: LotteryRounds): Promise<BettingRecord | undefined> {
  return tx.row(sql`select ${columns(lottery)} from betting_record where id = ${id} and player_id = ${player} and made > 0`);
}

/** Valid turnover of rounds that closed since then, those of some vendors left out, in ledger units. */
export async function sumTurnover(tx: Tx, player: bigint, since: Temporal.Instant, without: readonly number[] = []): Promise<bigint> {
  const row = await tx.row<{ turnover: bigint }>(sql`
    select coalesce(sum(turnover), 0)::int8 as turnover from betting_record
    where player_id = ${player} and turnover > 0 and closed_at >= ${since.toString()}::timestamptz and vendor_id <> all (${without}::int[])`);
  return row?.turnover ?? 0n;
}

/** What was staked and paid in rounds that stand, in ledger units. */
export async function sumRounds(tx: Tx, player: bigint): Promise<{ rounds: number; stake: bigint; payout: bigint }> {
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
