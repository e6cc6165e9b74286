import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A time in which a player's rounds ended, of which the end is left out; null for none yet. */
interface PlayedSpan {
  readonly player: bigint;
  readonly from: Temporal.Instant;
  readonly until: Temporal.Instant | null;
}

interface Asked {
  readonly currency: string;
  readonly book: string;
  /** When it was booked; the end is left out. */
  readonly from: Temporal.Instant;
  readonly until: Temporal.Instant;
  /** Of games; none named means all. */
  readonly categories: readonly string[];
}

/**
 * Stake less payout, in ledger units, of what was booked between two times of rounds that ended in
 * spans of their players. Players without any are left out. Spans of a player don't overlap.
 */
export async function selectLostIn(
  tx: Tx,
  spans: readonly PlayedSpan[],
  { currency, book, from, until, categories }: Asked,
): Promise<ReadonlyMap<bigint, bigint>> {
  // Two reads, because each index has one part of the entries.
  const entries = sql`
    select span.player, entry.stake - entry.payout as units
    from span
    join turnover_entry entry on entry.player_id = span.player
      and entry.closed_at >= span.starts
      and (span.ends is null or entry.closed_at < span.ends)
    where entry.currency = ${currency}
      and entry.book = ${book}
      and not entry.excluded
      and entry.at >= ${from.toString()}::timestamptz
      and entry.at < ${until.toString()}::timestamptz
      and (${categories.length} = 0 or entry.category = any (${categories}::text[]))`;
  const rows = await tx.rows<{ player: bigint; units: bigint }>(sql`
    with span as (
      select * from unnest(
        ${spans.map(({ player }) => player)}::int8[],
        ${spans.map((span) => span.from.toString())}::timestamptz[],
        ${spans.map((span) => span.until?.toString() ?? null)}::timestamptz[]
      ) as span (player, starts, ends)
    )
    select player, sum(units)::int8 as units
    from (
      ${entries} and entry.turnover <> 0
      union all
      ${entries} and entry.turnover = 0
    ) entry
    group by player`);
  return new Map(rows.map(({ player, units }) => [player, units]));
}
