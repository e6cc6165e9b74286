import type { Tx } from "@perya/postgres";
import { raw, sql, type Sql } from "@perya/postgres/sql";
import { movesUpTo } from "./moves.store.ts";

const KEY = sql`player_id, vendor_id, round`;
const REMEMBERED = sql`brand_id, currency, book, excluded, game_code, category`;
/** What an ended round with these sums has come to, as `roundBookings` says. */
const AMOUNTS = sql`
  case when bets > 0 then 1 else 0 end as rounds, stake, payout, refund,
  case when bets > 0
    then round_turnover(coalesce(category, ''), stake, payout + free_payout, refund, effective)
    else 0
  end as turnover, free_stake, free_payout`;
const ENTRY = sql`
  player_id, brand_id, currency, book, excluded, vendor_id, game_code,
  coalesce(category, '') as category`;

/**
 * Sums every round that has ended from its movements up to a transaction, beside what its betting
 * record remembers: whose it was, and the game with the category it had then. `plain` is a round in
 * which nothing moved after its close. The table has to be dropped in the same transaction.
 */
export async function createRoundsAgain(
  tx: Tx,
  to: bigint,
  settledElsewhere: readonly number[],
): Promise<void> {
  await tx.run(sql`
    create unlogged table round_again as
    select summed.*, record.id is not null as recorded, record.brand_id, record.currency,
      record.book, record.excluded, record.game_code, record.category
    from (
      select ${KEY}, sum(bets)::int4 as bets, whole_sum(stake) as stake,
        whole_sum(payout) as payout, whole_sum(refund) as refund,
        whole_sum(effective) as effective, whole_sum(free_stake) as free_stake,
        whole_sum(free_payout) as free_payout, max(at) filter (where closes) as closed_at,
        max(seq) filter (where closes) as closed_seq,
        count(*) filter (where closes) = 1
          and max(seq) = max(seq) filter (where closes)
          and max(tx) = max(tx) filter (where closes) as plain
      from (${movesUpTo(to)}) move
      where vendor_id <> all (${settledElsewhere}::int4[])
      group by ${KEY}
      having bool_or(closes)
    ) summed
    left join betting_record record using (${KEY})`);
  await tx.run(sql`analyze round_again`);
}

/** Takes the table away again. */
export async function dropRoundsAgain(tx: Tx): Promise<void> {
  await tx.run(sql`drop table round_again`);
}

/** How many rounds that ended have no betting record. */
export async function countUnrecorded(tx: Tx): Promise<bigint> {
  const row = await tx.row<{ rounds: bigint }>(sql`
    select count(*) as rounds from round_again where not recorded`);
  return row?.rounds ?? 0n;
}

/** Entries of turnover as rows. */
export type EntryRows = Sql;

const SUMS = ["stake", "payout", "refund", "effective", "free_stake", "free_payout", "bets"];
const BOOKED = ["rounds", "stake", "payout", "refund", "turnover", "free_stake", "free_payout"];
const each = (names: readonly string[], of: (name: string) => string) =>
  raw(names.map(of).join(", "));
const IN_ORDER = sql`partition by ${KEY} order by tx, batch, seq`;

/** The state of a round after each of its moves, of rounds that are not plain. */
const statesAgain = (to: bigint): Sql => sql`
  select ${KEY}, tx, batch, seq, at, ${REMEMBERED},
    ${each(SUMS, (name) => `(sum(move.${name}) over so_far)::int8 as ${name}`)},
    (array_agg(at) filter (where closes) over so_far)[1] as closed_at
  from (${movesUpTo(to)}) move
  join (
    select ${KEY}, ${REMEMBERED} from round_again where not plain and brand_id is not null
  ) ended using (${KEY})
  window so_far as (${IN_ORDER} rows unbounded preceding)`;

/**
 * The entries of turnover that the summed rounds make, as rows. A plain round books all of it at
 * its close; of another, each move from the close on books what it changed.
 */
export const entriesAgain = (to: bigint): EntryRows => sql`
  select ${ENTRY}, closed_at as at, closed_at, ${AMOUNTS}, closed_seq as origin
  from round_again
  where plain
    and brand_id is not null
    and (bets > 0 or (stake, payout, refund, free_stake, free_payout) <> (0, 0, 0, 0, 0))
  union all
  select ${ENTRY}, greatest(at, closed_at), closed_at, ${each(BOOKED, (name) => name)}, seq
  from (
    select ${KEY}, ${REMEMBERED}, at, closed_at, seq,
      ${each(BOOKED, (name) => `${name} - lag(${name}, 1, 0) over in_order as ${name}`)}
    from (
      select ${KEY}, ${REMEMBERED}, tx, batch, at, closed_at, seq, ${AMOUNTS}
      from (${statesAgain(to)}) state
      where closed_at is not null
    ) come
    window in_order as (${IN_ORDER})
  ) changed
  where (${each(BOOKED, (name) => name)}) <> (0, 0, 0, 0, 0, 0, 0)`;
