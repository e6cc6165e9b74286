import { raw, sql, type Sql } from "@perya/postgres/sql";
import { REFUND } from "../settling/settling.store.ts";

const AMOUNTS = ["rounds", "stake", "payout", "refund", "turnover"];
const each = (of: (name: string) => string) => raw(AMOUNTS.map(of).join(", "));
const counts = sql`booking.version <> ${REFUND}`;
const OWNER = sql`player_id, brand_id, currency, book, excluded`;

/**
 * The entries of turnover that settled draws make, as rows: what the orders of each issue came to
 * at every version that was booked, less what they came to at the version before. The first is of
 * the time of settling, others of the time of their booking. A refund (REFUND) comes to nothing.
 */
export const drawsAgain = (): Sql => sql`
  select ${OWNER}, vendor_id, game_code, 'LOTTERY' as category, at, settled_at as closed_at,
    ${each((name) => name)}, 0::int8 as free_stake, 0::int8 as free_payout, issue_id as origin
  from (
    select ${OWNER}, vendor_id, game_code, issue_id, settled_at,
      case when coalesce(sum(rounds) over before, 0) = 0 then settled_at else at end as at,
      ${each((name) => `${name} - lag(${name}, 1, 0) over in_order as ${name}`)}
    from (
      select booking.id, booking.issue_id, booking.at, issue.settled_at, game.vendor_id,
        game.code as game_code, o.player as player_id, o.brand_id, o.currency, o.book, o.excluded,
        count(*) filter (where ${counts})::int4 as rounds,
        coalesce(sum(o.stake) filter (where ${counts}), 0)::int8 as stake,
        coalesce(sum(p.payout) filter (where ${counts}), 0)::int8 as payout,
        coalesce(sum(p.pushed) filter (where ${counts}), 0)::int8 as refund,
        coalesce(sum(o.stake - coalesce(p.pushed, 0)) filter (where ${counts}), 0)::int8
          as turnover
      from lottery_booking booking
      join lottery_issue issue on issue.id = booking.issue_id
      join lottery_game game on game.id = issue.game_id
      join lottery_order o on o.issue_id = booking.issue_id
      left join lottery_payout p
        on p.issue_id = booking.issue_id
        and p.version = booking.version
        and p.order_id = o.id
        and p.refusal is null
      where o.cancelled_at is null
      group by booking.id, issue.id, game.id, o.player, o.brand_id, o.currency, o.book, o.excluded
    ) come
    window in_order as (partition by issue_id, ${OWNER} order by id),
      before as (in_order rows between unbounded preceding and 1 preceding)
  ) changed
  where (${each((name) => name)}) <> (0, 0, 0, 0, 0)`;
