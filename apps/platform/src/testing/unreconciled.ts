import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A statement of a brand's with one arrival that nobody knows; the ids of both. */
export async function unreconciled(
  tx: Tx,
  brand: bigint,
): Promise<{ readonly statement: string; readonly difference: string }> {
  const [statement, difference] = ["st_0123456789abcdefghij", "dif_0123456789abcdefghij"];
  await tx.run(sql`
    with
      read as (
        insert into statement (
          public_id, brand_id, provider, file, sha256, from_day, to_day, lines, uploaded_by
        )
        values (
          ${statement}, ${brand}, 'bank', 'bank.csv', sha256('x'), '2026-01-01', '2026-01-01', 1,
          'ana'
        )
        returning id
      ),
      line as (
        insert into statement_line (
          statement, brand_id, provider, line_no, direction, number, units, currency, at, day
        )
        select id, ${brand}, 'bank', 2, 'IN', 'A-1', 500, 'PHP', now(), '2026-01-01' from read
        returning id
      )
    insert into reconciliation_difference (
      public_id, brand_id, provider, kind, direction, line, number, provider_units, units,
      currency, day, at
    )
    select ${difference}, ${brand}, 'bank', 'MISSING_WITH_US', 'IN', id, 'A-1', 500, 500, 'PHP',
      '2026-01-01', now()
    from line`);
  return { statement, difference };
}
