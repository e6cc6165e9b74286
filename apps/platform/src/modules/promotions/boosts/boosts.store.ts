import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { RebateBoost } from "../rules/rebate-boost.ts";

/** A booster that a player has joined. */
interface Joined {
  readonly player: bigint;
  readonly promotion: bigint;
  readonly rule: RebateBoost;
}

/**
 * The boosters that players have on a day of their brand's zone: from the day on which they joined
 * one on, for so many days; of several, the one joined last.
 */
export function selectBoosts(
  tx: Tx,
  players: readonly bigint[],
  { day, zone }: { readonly day: string; readonly zone: string },
): Promise<Joined[]> {
  const first = sql`(joined.at at time zone ${zone})::date`;
  return tx.rows(sql`
    select distinct on (joined.player) joined.player, promotion.id as promotion, v.rule
    from promotion_join joined
    join promotion on promotion.id = joined.promotion
    join promotion_version v on v.promotion = promotion.id and v.version = promotion.version
    where joined.player = any (${players}::int8[])
      and v.type = 'REBATE_BOOST'
      and ${day}::date >= ${first}
      and ${day}::date < ${first} + (v.rule ->> 'days')::int
    order by joined.player, joined.at desc`);
}

/** Which of some players have joined a promotion. */
export async function havingJoined(
  tx: Tx,
  promotion: bigint,
  players: readonly bigint[],
): Promise<bigint[]> {
  const rows = await tx.rows<{ player: bigint }>(sql`
    select player from promotion_join
    where promotion = ${promotion} and player = any (${players}::int8[])`);
  return rows.map(({ player }) => player);
}
