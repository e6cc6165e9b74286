import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** The list in force while documents are still to be compared with it, locked. */
export function lockComparing(tx: Tx): Promise<{ id: bigint; comparedTo: bigint } | undefined> {
  return tx.row(sql`
    select id, compared_to as "comparedTo" from screening_list
    where state = 'IN_FORCE' and compared_at is null
    for update skip locked`);
}

/** Documents after one that name a person and are being checked or approved, in their order. */
export async function selectNamed(tx: Tx, after: bigint, most: number): Promise<bigint[]> {
  const rows = await tx.rows<{ id: bigint }>(sql`
    select id from player_document
    where id > ${after} and proof = 'IDENTITY' and state in ('CHECKING', 'APPROVED')
    order by id limit ${most}`);
  return rows.map(({ id }) => id);
}

/** Notes up to where documents were compared; `isLast` when there is none after. */
export async function updateCompared(
  tx: Tx,
  list: bigint,
  {
    to,
    compared,
    matched,
    isLast,
  }: {
    readonly to: bigint;
    readonly compared: number;
    readonly matched: number;
    readonly isLast: boolean;
  },
): Promise<void> {
  await tx.run(sql`
    update screening_list
    set compared_to = ${to},
      compared = compared + ${compared}::int,
      matched = matched + ${matched}::int,
      compared_at = case when ${isLast} then now() end
    where id = ${list}`);
}
