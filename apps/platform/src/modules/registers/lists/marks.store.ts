import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Until when a person with one of these marks is excluded; undefined where none is listed. */
export async function selectMarked(
  tx: Tx,
  list: bigint,
  marks: readonly Buffer[],
): Promise<{ readonly until: Temporal.Instant | null } | undefined> {
  return tx.row(sql`
    select until from register_mark
    where list_id = ${list}
      and mark in (
        select decode(mark, 'hex') from unnest(
          ${marks.map((mark) => mark.toString("hex"))}::text[]
        ) as sought (mark)
      )
      and (until is null or until > now())
    order by until desc nulls first limit 1`);
}
