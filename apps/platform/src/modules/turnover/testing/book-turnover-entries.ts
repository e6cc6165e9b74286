import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { bookTurnover } from "../book-turnover.ts";
import type { TurnoverEntry, TurnoverSource } from "../turnover-entry.ts";

/** Books entries of a source, in their order, and tells who listens. */
export async function bookTurnoverEntries(
  tx: Tx,
  source: TurnoverSource,
  entries: readonly TurnoverEntry[],
): Promise<void> {
  const of = <Value>(read: (entry: TurnoverEntry) => Value) => entries.map(read);
  const rows = sql`
    select * from unnest(
      ${of((e) => e.playerId)}::int8[], ${of((e) => e.brandId)}::int8[],
      ${of((e) => e.currency)}::text[], ${of((e) => e.book)}::text[],
      ${of((e) => e.excluded)}::boolean[], ${of((e) => e.vendorId)}::int4[],
      ${of((e) => e.gameCode)}::text[], ${of((e) => e.category)}::text[],
      ${of((e) => e.at.toString())}::timestamptz[],
      ${of((e) => e.closedAt.toString())}::timestamptz[],
      ${of((e) => e.amounts.rounds)}::int8[], ${of((e) => e.amounts.stake)}::int8[],
      ${of((e) => e.amounts.payout)}::int8[], ${of((e) => e.amounts.refund)}::int8[],
      ${of((e) => e.amounts.turnover)}::int8[], ${of((e) => e.amounts.freeStake)}::int8[],
      ${of((e) => e.amounts.freePayout)}::int8[], ${of((e) => e.origin)}::int8[]
    ) as entry (
      player_id, brand_id, currency, book, excluded, vendor_id, game_code, category, at, closed_at,
      rounds, stake, payout, refund, turnover, free_stake, free_payout, origin
    )`;
  await bookTurnover(tx, source, { steps: [], rows, answer: sql`select where false` });
}
