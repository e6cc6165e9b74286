import type { Tx } from "@perya/postgres";
import { join, sql, type Sql } from "@perya/postgres/sql";
import type { TurnoverSource } from "./turnover-entry.ts";

const AMOUNTS = sql`rounds, stake, payout, refund, turnover, free_stake, free_payout`;
const COLUMNS = sql`
  player_id, brand_id, currency, book, excluded, vendor_id, game_code, category, at, closed_at,
  ${AMOUNTS}, origin`;

/** What is booked by one statement. */
export interface Booking {
  /** Steps (`name as (…)`) that rows and answer may read. */
  readonly steps: readonly Sql[];
  /** The entries with their columns, in their order. */
  readonly rows: Sql;
  /** A select of what the statement answers. */
  readonly answer: Sql;
}

/**
 * The steps of a statement that write rows with these columns as a source's next entries; `given`
 * has the rows. Other writers of the source wait until the transaction ends.
 */
const bookingSteps = (source: TurnoverSource, rows: Sql): Sql => sql`
  given as materialized (${rows}),
  claimed as (
    update turnover_source
    set written = written + (select count(*) from given)
    where name = ${source} and exists (select from given)
    returning written - (select count(*) from given) as before
  ),
  booked as (
    insert into turnover_entry (source, number, ${COLUMNS})
    select ${source}, claimed.before + row_number() over (), ${COLUMNS} from claimed, given
  )`;

/** Writes a booking. Returns how many entries it wrote, and what its statement answers. */
export async function insertBookings<Row extends object>(
  tx: Tx,
  source: TurnoverSource,
  { steps, rows, answer }: Booking,
): Promise<{ booked: number; answer: Row[] }> {
  type Answer = Row & { readonly bookedRows: number; readonly isAnswer: boolean | null };
  const found = await tx.rows<Answer>(sql`
    with ${join([...steps, bookingSteps(source, rows)], ", ")}
    select answer.*, (select count(*)::int4 from given) as "bookedRows"
    from (values (1)) always
    left join (select answer.*, true as "isAnswer" from (${answer}) answer) answer on true`);
  return { booked: found[0]?.bookedRows ?? 0, answer: found.filter(({ isAnswer }) => isAnswer) };
}

/** What an issue has come to for each player, and when that was. */
export interface IssueSums {
  readonly issue: bigint;
  readonly settledAt: Temporal.Instant;
  /** The time of a correction: what was booked before stays on its day. */
  readonly correctedAt: Temporal.Instant;
  /**
   * A row for each player, and for orders that count and those that don't: player_id, brand_id,
   * currency, book, excluded, vendor_id, game_code, category and the amounts.
   */
  readonly rows: Sql;
}

/**
 * Writes entries of the difference between what is booked of an issue and what it has come to;
 * nothing when it is booked already.
 */
export async function insertDifference(tx: Tx, sums: IssueSums): Promise<number> {
  const { issue, settledAt, correctedAt, rows } = sums;
  const difference = sql`
      with
        booked as materialized (
          select player_id, excluded, brand_id, currency, book, vendor_id, game_code, category,
            sum(rounds)::int4 as rounds, sum(stake)::int8 as stake, sum(payout)::int8 as payout,
            sum(refund)::int8 as refund, sum(turnover)::int8 as turnover,
            sum(free_stake)::int8 as free_stake, sum(free_payout)::int8 as free_payout
          from turnover_entry
          where source = 'lottery' and origin = ${issue}
          group by 1, 2, 3, 4, 5, 6, 7, 8
        ),
        both_sides as (
          select false as was, sums.* from (${rows}) sums
          union all
          select true, player_id, brand_id, currency, book, excluded, vendor_id, game_code,
            category, -rounds, -stake, -payout, -refund, -turnover, -free_stake, -free_payout
          from booked
        )
      select player_id, brand_id, currency, book, excluded, vendor_id, game_code,
        coalesce(min(category) filter (where was), min(category)) as category,
        case when exists (select from booked) then ${correctedAt.toString()}::timestamptz
          else ${settledAt.toString()}::timestamptz
        end as at,
        ${settledAt.toString()}::timestamptz as closed_at, sum(rounds)::int4 as rounds,
        sum(stake)::int8 as stake, sum(payout)::int8 as payout, sum(refund)::int8 as refund,
        sum(turnover)::int8 as turnover, sum(free_stake)::int8 as free_stake,
        sum(free_payout)::int8 as free_payout, ${issue}::int8 as origin
      from both_sides
      group by player_id, brand_id, currency, book, excluded, vendor_id, game_code
      having (sum(rounds), sum(stake), sum(payout), sum(refund), sum(turnover), sum(free_stake),
        sum(free_payout)) <> (0, 0, 0, 0, 0, 0, 0)
      order by player_id, excluded`;
  const booking = { steps: [], rows: difference, answer: sql`select where false` };
  return (await insertBookings(tx, "lottery", booking)).booked;
}

/**
 * A player's valid turnover of what ended from a time on, until another that is left out, with
 * whatever was corrected in it since.
 */
export async function sumTurnover(
  tx: Tx,
  player: bigint,
  since: Temporal.Instant,
  until?: Temporal.Instant,
): Promise<bigint> {
  const row = await tx.row<{ turnover: bigint }>(sql`
    select coalesce(sum(turnover), 0)::int8 as turnover
    from turnover_entry
    where player_id = ${player}
      and turnover <> 0
      and closed_at >= ${since.toString()}::timestamptz
      and (
        ${until?.toString() ?? null}::timestamptz is null
        or closed_at < ${until?.toString() ?? null}::timestamptz
      )`);
  return row?.turnover ?? 0n;
}

/** How many entries a source has written: the number of its last one. */
export async function selectWritten(tx: Tx, source: TurnoverSource): Promise<bigint> {
  const row = await tx.row<{ written: bigint }>(
    sql`select written from turnover_source where name = ${source}`,
  );
  return row?.written ?? 0n;
}

/** Whether an entry after a number was booked before a time. */
export async function hasEntryBefore(
  tx: Tx,
  source: TurnoverSource,
  after: bigint,
  before: Temporal.Instant,
): Promise<boolean> {
  const row = await tx.row<{ has: boolean }>(sql`
    select exists (
      select from turnover_entry
      where source = ${source}
        and number > ${after}
        and at < ${before.toString()}::timestamptz
    ) as has`);
  return row?.has ?? false;
}

/** The entries after a number up to another, as rows for a statement of a module that adds up. */
export function entryRows(source: TurnoverSource, after: bigint, to: bigint): Sql {
  return sql`
    select * from turnover_entry
    where source = ${source} and number > ${after} and number <= ${to}`;
}

/**
 * Entries with turnover of players, as rows for a statement of a module that adds up: of rounds
 * that ended from a time of each player on, after a number of each source. `whose` are rows
 * (player_id, since, rounds, lottery). `before` is what the entry's round had come to without it
 * and what followed; rounds of one player and game that ended in one instant count as one.
 */
export function turnoverSince(whose: Sql): Sql {
  return sql`
    select entry.source, entry.number, entry.player_id, entry.vendor_id, entry.game_code,
      entry.category, entry.at, entry.closed_at, entry.turnover,
      case when entry.turnover > 0 then 0 else (
        select coalesce(sum(earlier.turnover), 0)::int8 from turnover_entry earlier
        where earlier.player_id = entry.player_id
          and earlier.closed_at = entry.closed_at
          and earlier.turnover <> 0
          and earlier.source = entry.source
          and earlier.vendor_id = entry.vendor_id
          and earlier.game_code = entry.game_code
          and earlier.number < entry.number
      ) end as before
    from (${whose}) whose
    join turnover_entry entry on entry.player_id = whose.player_id
      and entry.closed_at >= whose.since
      and entry.turnover <> 0
      and entry.number > case entry.source when 'rounds' then whose.rounds else whose.lottery end`;
}

/**
 * The number of the entry that booked the close of a round of which `entry`, a later one, gives
 * stakes back, as a row (number); null where that entry had no turnover.
 */
export const closeOf = (entry: Sql): Sql => sql`
  select max(earlier.number) as number from turnover_entry earlier
  where earlier.player_id = ${entry}.player_id
    and earlier.closed_at = ${entry}.closed_at
    and earlier.turnover <> 0
    and earlier.source = ${entry}.source
    and earlier.vendor_id = ${entry}.vendor_id
    and earlier.game_code = ${entry}.game_code
    and earlier.stake > 0
    and earlier.number < ${entry}.number`;
