import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/**
 * What players played for bonuses on a day of a zone, in ledger units by category: turnover that
 * fed a bonus, which earns nothing else.
 */
export async function selectBonusPlay(
  tx: Tx,
  players: readonly bigint[],
  { day, zone }: { readonly day: string; readonly zone: string },
): Promise<ReadonlyMap<bigint, ReadonlyMap<string, bigint>>> {
  const start = sql`${day}::date::timestamp`;
  const rows = await tx.rows<{ player: bigint; category: string; used: bigint }>(sql`
    select asked.player, feed.category, sum(feed.used)::int8 as used
    from requirement asked
    join wagering_feed feed on feed.requirement = asked.id
    where asked.player = any (${players}::int8[])
      and asked.source = 'BONUS'
      and feed.closed_at >= ${start} at time zone ${zone}
      and feed.closed_at < (${start} + interval '1 day') at time zone ${zone}
    group by asked.player, feed.category`);
  const found = new Map<bigint, Map<string, bigint>>();
  for (const { player, category, used } of rows) {
    const of = found.get(player) ?? new Map<string, bigint>();
    found.set(player, of.set(category, used));
  }
  return found;
}
