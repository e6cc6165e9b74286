import { raw, sql, type Sql } from "@perya/postgres/sql";

const SUMMED = (
  "game_code category stake payout free_payout free_stake refund effective made standing closed " +
  "opened_at closed_at closed_seq first_seq last_seq details turnover"
).split(" ");
/** A record keeps its player's brand, and whether figures leave it out, from its first entry on. */
const WHOSE = "player_id, vendor_id, round, currency, book, brand_id, excluded";

/**
 * Writes records (`recordRows`) over those that there are: a step of a statement. Only the follower
 * of the ledger writes them, so nothing changes between reading and writing.
 */
export const writeRecords = (records: Sql): Sql => sql`
  insert into betting_record (${raw(WHOSE)}, ${raw(SUMMED.join(", "))})
  select ${raw(WHOSE)}, game_code, category, stake, payout + free_payout, free_payout, free_stake,
    refund, effective, made, bets, closed, opened_at, closed_at, closed_seq, first_seq, last_seq,
    details,
    case when bets > 0 and closed
      then round_turnover(category, stake, payout + free_payout, refund, effective)
      else 0
    end
  from ${records}
  on conflict (player_id, vendor_id, round) do update set
    ${raw(SUMMED.map((name) => `${name} = excluded.${name}`).join(", "))}`;
