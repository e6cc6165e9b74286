import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** What a player validly played on a day, in ledger units by category. */
interface DaysTurnover {
  readonly player: bigint;
  readonly byCategory: ReadonlyMap<string, bigint>;
}

interface Asked {
  readonly brandId: bigint;
  readonly currency: string;
  readonly book: string;
  /** ISO 8601. */
  readonly day: string;
}

/**
 * The turnover of a brand's players on a day, of one currency and book, after one player in the
 * order of their ids; what counts in no report is left out.
 */
export async function selectTurnoverOfDay(
  tx: Tx,
  { brandId, currency, book, day }: Asked,
  after: bigint,
  most: number,
): Promise<DaysTurnover[]> {
  const rows = await tx.rows<{ player: bigint; category: string; turnover: bigint }>(sql`
    select player_id as player, category, turnover
    from (
      select player_id, category, whole_sum(turnover) as turnover,
        dense_rank() over (order by player_id) as nth
      from report_day
      where brand_id = ${brandId}
        and day = ${day}::date
        and player_id > ${after}
        and turnover <> 0
        and currency = ${currency}
        and book = ${book}
        and not excluded
      group by player_id, category
    ) played
    where nth <= ${most}
    order by player_id`);
  const found = new Map<bigint, Map<string, bigint>>();
  for (const { player, category, turnover } of rows) {
    const of = found.get(player) ?? new Map<string, bigint>();
    found.set(player, of.set(category, turnover));
  }
  return [...found].map(([player, byCategory]) => ({ player, byCategory }));
}

/** What one player validly played on a day until now, in ledger units by category. */
export async function selectTurnoverOf(
  tx: Tx,
  player: bigint,
  { currency, day }: Pick<Asked, "currency" | "day">,
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await tx.rows<{ category: string; turnover: bigint }>(sql`
    select category, sum(turnover)::int8 as turnover
    from report_day
    where player_id = ${player}
      and day = ${day}::date
      and currency = ${currency}
      and not excluded
      and turnover <> 0
    group by category`);
  return new Map(rows.map(({ category, turnover }) => [category, turnover]));
}
