import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { PointsEntry } from "./entry.ts";
import type { PointsAccount } from "./ledger.store.ts";

/** Has everything of the transaction be read as it was at one moment. */
export async function readOneMoment(tx: Tx): Promise<void> {
  await tx.run(sql`set transaction isolation level repeatable read, read only`);
}

/** Accounts after one, by their players. */
export function accountsAfter(tx: Tx, after: bigint, limit: number): Promise<PointsAccount[]> {
  return tx.rows(sql`
    select player_id as player, balance, seq, digest from points_account
    where player_id > ${after}
    order by player_id limit ${limit}`);
}

/** All entries of the players between two, both included, in the order of their chains. */
export function entriesBetween(tx: Tx, first: bigint, last: bigint): Promise<PointsEntry[]> {
  return tx.rows(sql`
    select player_id as player, seq, kind, change, balance, quantity, ref, remark, at, digest
    from points_entry
    where player_id between ${first} and ${last}
    order by player_id, seq`);
}

/**
 * Orders and conversions whose points are not in the ledger as they should be, and entries of
 * theirs without one.
 */
export async function selectUnmatched(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ ref: string; what: string }>(sql`
    with expected as (
      select player_id, 'REDEEM' as kind, public_id as ref, -points as change from points_order
      union all
      select player_id, 'RETURN', public_id, points from points_order where state = 'REJECTED'
      union all
      select player_id, 'CONVERT', public_id, -points from points_conversion
    ),
    found as (
      select player_id, kind, ref, change from points_entry
      where kind in ('REDEEM', 'RETURN', 'CONVERT')
    )
    select
      coalesce(expected.ref, found.ref) as ref,
      case
        when found.ref is null then 'has no entry of its points'
        when expected.ref is null then 'is in the ledger alone'
        else 'has other points in the ledger'
      end as what
    from expected
    full join found using (player_id, kind, ref)
    where found.ref is null or expected.ref is null or found.change <> expected.change
    order by 1 limit 100`);
  return rows.map(({ ref, what }) => `${ref} ${what}`);
}
