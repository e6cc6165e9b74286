import { sql, type Sql } from "@perya/postgres/sql";
import { CLOSES, FREE, kindCode, statusCode } from "../kinds.ts";

const [BET, WIN, ROLLBACK] = [kindCode("bet"), kindCode("win"), kindCode("rollback")];
/** A rollback without a contra account had nothing to take back. */
const TAKES_BACK = sql`(e.kind = ${ROLLBACK} and e.contra <> 0)`;
const SAME = sql`
  e.player, e.vendor, e.seq, e.batch, e.tx, e.at, e.units, e.cash, e.owed, e.game,
  e.note::json ->> 'details' as details`;

/** What a note says as it is stored (`saidNote`). */
const said = (note: Sql) => sql`
  (${note}::json ->> 'effectiveBet')::int8, (${note}::json ->> 'refund')::int8`;

const isFree = (flags: Sql) => sql`(${flags}::int4 & ${FREE}) <> 0`;
const closes = sql`(e.flags::int4 & ${CLOSES}) <> 0`;

/**
 * The applied entries of vendors' rounds among entries (`spanRows`, `rowsUpTo`), as rows for a
 * statement of a module that adds up: what `readEntries` reads of them, in no order. Their order is
 * that of (tx, batch, seq). Columns: player, vendor, seq, batch, tx, at, units, cash, owed, game,
 * details (what the vendor said happened), round (of what a rollback took back), is_bet, is_win,
 * is_rollback, free, closes, effective and refund as the vendor said them, and of what a rollback
 * took back: took_bet, took_win, took_free, took_units, took_effective, took_refund, took_here
 * (whether it was in the entry's own round).
 */
export const playedRows = (entries: Sql): Sql => sql`
  select ${SAME}, e.round, e.kind = ${BET} as is_bet, e.kind = ${WIN} as is_win,
    e.kind = ${ROLLBACK} as is_rollback,
    e.kind in (${BET}, ${WIN}) and ${isFree(sql`e.flags`)} as free,
    ${closes} as closes, stated.effective, stated.refund, false as took_bet, false as took_win,
    false as took_free, 0::int8 as took_units, null::int8 as took_effective,
    null::int8 as took_refund, true as took_here
  from (${entries}) e
  cross join lateral (select ${said(sql`e.note`)}) stated (effective, refund)
  where e.vendor <> 0
    and e.status = ${statusCode("APPLIED")}
    and e.kind <> ${kindCode("tombstone")}
    and not ${TAKES_BACK}
    and e.round is not null
  union all
  select ${SAME}, coalesce(original.round, ''), false, false, true, false, ${closes}, null, null,
    original.kind = ${BET}, original.kind <> ${BET}, ${isFree(sql`original.flags`)},
    original.units, original.effective, original.refund,
    coalesce(original.round = e.round, false)
  from (${entries}) e
  cross join lateral (
    select o.kind, o.round, o.flags, o.units, stated.*
    from wallet_entry o
    cross join lateral (select ${said(sql`o.note`)}) stated (effective, refund)
    where o.idem = e.ref offset 0
  ) original
  where e.vendor <> 0
    and e.status = ${statusCode("APPLIED")}
    and ${TAKES_BACK}`;
