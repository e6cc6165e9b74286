import { raw, sql, type Sql } from "@perya/postgres/sql";

const NAMES = ["rounds", "stake", "payout", "refund", "turnover", "free_stake", "free_payout"];
const SUMS = ["stake", "payout", "refund", "effective", "free_stake", "free_payout", "bets"];
const each = (names: readonly string[], of: (name: string) => string) =>
  raw(names.map(of).join(", "));
const BOOKED = each(NAMES, (name) => name);
const KEY = sql`player_id, vendor_id, round`;
const IN_ORDER = sql`partition by ${KEY} order by tx, batch, seq`;
/** Whose a round is, and its game, as its betting record remembers them. */
export const REMEMBERED = sql`brand_id, currency, book, excluded, game_code, category`;
const WHOSE = sql`
  player_id, brand_id, currency, book, excluded, vendor_id, game_code,
  coalesce(category, '') as category, round`;

/** What an ended round with these sums has come to. */
const AMOUNTS = sql`
  case when bets > 0 then 1 else 0 end as rounds, stake, payout, refund,
  case when bets > 0
    then round_turnover(coalesce(category, ''), stake, payout + free_payout, refund, effective)
    else 0
  end as turnover, free_stake, free_payout`;

/**
 * What rounds book in the record of turnover, as rows. Nothing is booked while a round is open. Its
 * close books everything so far at that time; what moves later is booked when it occurs, so a day
 * that has ended never changes. The same moves book the same in however many parts they are read.
 *
 * `plain` are rounds that are closed by their last move, with their sums: they book all of it then.
 * `moves` are the moves of other rounds, one after the other, each with what is remembered of its
 * round. What was read of a round before is one move in front of the others, `known`: it is booked
 * already. `is_close` says whether a row books the close, `origin` the seq of its entry.
 */
export const bookingRows = (plain: Sql, moves: Sql): Sql => sql`
  select ${WHOSE}, closed_at as at, closed_at, ${AMOUNTS}, closed_seq as origin, true as is_close
  from (${plain}) round
  where bets > 0 or (stake, payout, refund, free_stake, free_payout) <> (0, 0, 0, 0, 0)
  union all
  select ${WHOSE}, greatest(at, closed_at), closed_at, ${BOOKED}, seq, is_close
  from (
    select ${KEY}, ${REMEMBERED}, at, closed_at, seq, known,
      lag(seq) over in_order is null as is_close,
      ${each(NAMES, (name) => `${name} - lag(${name}, 1, 0) over in_order as ${name}`)}
    from (
      select ${KEY}, ${REMEMBERED}, tx, batch, seq, at, closed_at, known, ${AMOUNTS}
      from (
        select ${KEY}, ${REMEMBERED}, tx, batch, seq, at, known,
          ${each(SUMS, (name) => `(sum(${name}) over so_far)::int8 as ${name}`)},
          (array_agg(at) filter (where closes) over so_far)[1] as closed_at
        from (${moves}) move
        window so_far as (${IN_ORDER} rows unbounded preceding)
      ) state
      where closed_at is not null
    ) come
    window in_order as (${IN_ORDER})
  ) changed
  where not known and (${BOOKED}) <> (0, 0, 0, 0, 0, 0, 0)`;
