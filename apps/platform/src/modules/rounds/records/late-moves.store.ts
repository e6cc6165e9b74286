import { sql, type Sql } from "@perya/postgres/sql";

/** Keeps what was booked of rounds after their close (`bookingRows`): a step of a statement. */
export const keepLateMoves = (bookings: Sql): Sql => sql`
  insert into late_move (
    player_id, vendor_id, round, seq, at, rounds, stake, payout, refund, turnover, free_stake,
    free_payout
  )
  select player_id, vendor_id, round, origin, at, rounds, stake, payout, refund, turnover,
    free_stake, free_payout
  from ${bookings}
  where not is_close`;
