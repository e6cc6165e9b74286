import { raw, sql, type Sql } from "@perya/postgres/sql";
import { categoryRow } from "../../catalogue/index.ts";
import { ownerRow } from "../../players/index.ts";
import { accountRow } from "../../wallet/index.ts";
import { IS_PLAIN, ROUND_SUMS } from "./moves.store.ts";

/**
 * Single moves, for rounds whose sums do not say enough. They travel with the sums, so that no plan
 * has to find them again.
 */
const ONE_BY_ONE = sql`
  array_agg(
    row(
      tx, batch, seq, at, closes, made, bets, stake, payout, refund, effective, free_stake,
      free_payout, game, details
    )
  )`;
/** The moves of a change as rows again. */
export const movesIn = (change: Sql): Sql => sql`
  unnest(${change}.moves) as move (
    tx xid8, batch int8, seq int8, at timestamptz, closes boolean, made int4, bets int4,
    stake int8, payout int8, refund int8, effective int8, free_stake int8, free_payout int8,
    game text, details text
  )`;
const QUARTER = sql`date_bin('15 min', at, 'epoch')`;

/** Moves (`movesOf`) summed by round: what they change of its record. */
export const changeRows = (moves: Sql): Sql => sql`
  select player_id, vendor_id, round, ${ROUND_SUMS}, ${IS_PLAIN} as plain,
    count(*) filter (where closes) as closings, sum(made)::int4 as made, min(at) as opened_at,
    min(seq) as first_seq, max(seq) as last_seq, min(game) filter (where made > 0) as one_game,
    max(game) filter (where made > 0) as other_game, count(details) as told,
    max(details) as details, min(${QUARTER}) as first_quarter, max(${QUARTER}) as last_quarter,
    bool_or(stake <> payout + free_payout) as has_moved, ${ONE_BY_ONE} as moves
  from (${moves}) move
  group by player_id, vendor_id, round`;

/** What comes first or last among the moves of a change. */
const among = (what: Sql, where: Sql, order: "asc" | "desc") => sql`
  (
    select ${what} from ${movesIn(sql`change`)}
    where ${where}
    order by ${order === "asc" ? sql`tx, batch, seq` : sql`tx desc, batch desc, seq desc`}
    limit 1
  )`;
/** The game of the last bet, or else of what came first. */
const GAME = sql`
  case
    when one_game = other_game then one_game
    else coalesce(
      ${among(sql`game`, sql`made > 0 and game is not null`, "desc")},
      ${among(sql`game`, sql`true`, "asc")},
      ''
    )
  end`;
const DETAILS = sql`
  case
    when told > 1 then ${among(sql`details`, sql`details is not null`, "desc")}
    else coalesce(change.details, record.details)
  end`;
/** A round is over with the first of its closing entries, whatever closes it again. */
const closing = (of: "at" | "seq") => {
  const [known, last] = [raw(`record.closed_${of}`), raw(`change.closed_${of}`)];
  const first = among(raw(of), sql`closes`, "asc");
  return sql`coalesce(${known}, case when closings > 1 then ${first} else ${last} end)`;
};

/** A record keeps its game from its first bet on. */
const KEEPS_GAME = sql`coalesce(record.made > 0, false)`;
/**
 * What was booked at a close had the category known then, so a game that gets into the catalogue
 * later does not change it.
 */
const KEEPS_CATEGORY = sql`
  coalesce(record.made > 0 and (record.closed or record.category is not null), false)`;

/**
 * The records of changed rounds (`changeRows`) as they are afterwards, beside what changed and, in
 * columns `was_…`, what they were. `payout` is without that of free bets, `bets` those that were
 * not taken back; brand_id is null of a player that nobody knows, whose rounds no figure has.
 */
export const recordRows = (changes: Sql): Sql => sql`
  select change.player_id, change.vendor_id, change.round,
    case when ${KEEPS_GAME} then record.game_code else given.game end as game_code,
    case when ${KEEPS_CATEGORY} then record.category else listed.category end as category,
    coalesce(record.currency, account.currency) as currency,
    coalesce(record.book, account.book) as book,
    coalesce(record.stake, 0) + change.stake as stake,
    coalesce(record.payout - record.free_payout, 0) + change.payout as payout,
    coalesce(record.free_payout, 0) + change.free_payout as free_payout,
    coalesce(record.free_stake, 0) + change.free_stake as free_stake,
    coalesce(record.refund, 0) + change.refund as refund,
    coalesce(record.effective + change.effective, record.effective, change.effective) as effective,
    coalesce(record.made, 0) + change.made as made,
    coalesce(record.standing, 0) + change.bets as bets,
    coalesce(record.closed, false) or closings > 0 as closed,
    least(record.opened_at, change.opened_at) as opened_at,
    ${closing("at")} as closed_at, ${closing("seq")} as closed_seq,
    least(record.first_seq, change.first_seq) as first_seq,
    greatest(record.last_seq, change.last_seq) as last_seq,
    ${DETAILS} as details, owner.brand_id,
    coalesce(record.excluded, owner.excluded, true) as excluded,
    record.closed_at is null and change.plain as plain,
    record.closed_at as was_closed_at, record.standing as was_bets, record.stake as was_stake,
    record.payout - record.free_payout as was_payout, record.refund as was_refund,
    record.effective as was_effective, record.free_stake as was_free_stake,
    record.free_payout as was_free_payout,
    change.stake - change.payout - change.free_payout as moved, change.has_moved,
    change.first_quarter, change.last_quarter, change.moves
  from (${changes}) change
  left join lateral (
    select * from betting_record
    where betting_record.player_id = change.player_id
      and betting_record.vendor_id = change.vendor_id
      and betting_record.round = change.round
    offset 0
  ) record on true
  left join lateral (${ownerRow(sql`change.player_id`, sql`change.opened_at`)}) owner on true
  left join lateral (${accountRow(sql`change.player_id`)}) account on true
  left join lateral (select ${GAME} as game where not ${KEEPS_CATEGORY} offset 0) given on true
  left join lateral (
    select known.category
    from (${categoryRow(sql`change.vendor_id`, sql`given.game`)}) known
    where not ${KEEPS_CATEGORY}
  ) listed on true`;
