import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { StatementProvider } from "../../cashier/index.ts";
import type { Difference } from "./difference.ts";
import { COLUMNS } from "./differences.store.ts";

interface Of {
  readonly brandId: bigint;
  readonly provider: StatementProvider;
}

/** Who uploaded the statement of a line; "system" for what was read from the provider itself. */
export async function uploaderOf(tx: Tx, line: bigint): Promise<string | undefined> {
  return (await selectUploaders(tx, [line])).get(line);
}

/** The same of some lines. */
export async function selectUploaders(
  tx: Tx,
  lines: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  const rows = await tx.rows<{ line: bigint; by: string }>(sql`
    select l.id as line, s.uploaded_by as by
    from statement_line l
    join statement s on s.id = l.statement
    where l.id = any (${lines}::bigint[])`);
  return new Map(rows.map(({ line, by }) => [line, by]));
}

/** The open rows about some movements that were missing at a provider, locked, the oldest first. */
export function lockMissing(
  tx: Tx,
  { brandId, provider }: Of,
  movements: readonly string[],
): Promise<Difference[]> {
  return tx.rows(sql`
    select ${COLUMNS} from reconciliation_difference
    where brand_id = ${brandId}
      and provider = ${provider}
      and kind = 'MISSING_AT_PROVIDER'
      and state = 'OPEN'
      and movement = any (${movements}::text[])
    order by id
    for update`);
}

/** The open row about a line that nothing of ours is known for. */
export function selectUnknown(tx: Tx, line: bigint): Promise<Difference | undefined> {
  return tx.row(sql`
    select ${COLUMNS} from reconciliation_difference
    where line = ${line} and kind = 'MISSING_WITH_US' and state = 'OPEN'`);
}
