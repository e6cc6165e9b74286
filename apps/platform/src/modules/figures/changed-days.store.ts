import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A day of a player of which something changed. */
export interface ChangedDay {
  readonly brandId: bigint;
  /** ISO 8601, in the brand's zone. */
  readonly day: string;
  readonly playerId: bigint;
}

/** Notes days of players whose entries of the house changed, in the same transaction. */
export async function insertChanged(tx: Tx, days: readonly ChangedDay[]): Promise<void> {
  if (days.length === 0) return;
  await tx.run(sql`
    insert into report_change (brand_id, day, player_id)
    select * from unnest(
      ${days.map(({ brandId }) => brandId)}::int8[], ${days.map(({ day }) => day)}::date[],
      ${days.map(({ playerId }) => playerId)}::int8[]
    )`);
}

/** Notes one day of a player, of which something else than figures changed. */
export async function markDay(tx: Tx, day: ChangedDay): Promise<void> {
  await insertChanged(tx, [day]);
}

/**
 * Takes the oldest of the changed days, which nobody gets again; they may come more than once. Who
 * reads their figures in a later statement reads what changed: both became visible together.
 */
export function takeChanged(tx: Tx, most: number): Promise<ChangedDay[]> {
  return tx.rows(sql`
    delete from report_change
    where id = any (array(select id from report_change order by id limit ${most}))
    returning brand_id as "brandId", day::text, player_id as "playerId"`);
}
