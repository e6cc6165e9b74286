import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";
import { PAGE_SIZE, type Page } from "../cashier.ts";
import { ownedBy } from "../owner.store.ts";
import type { QueueFilter, QueueOrder } from "./queue-filter.ts";

/** A queue of requests and its table. */
interface Queue<Status extends string> {
  readonly table: Sql;
  readonly columns: Sql;
  /** The condition that a row has the text that is searched, as a number, a name or an amount. */
  readonly found: (search: string, units: bigint | undefined) => Sql;
  /** The condition that a row is in one of some states, where these are not its column alone. */
  readonly isOf?: (statuses: readonly Status[]) => Sql;
}

const byColumn = (statuses: readonly string[]) => sql`status = any (${statuses}::text[])`;

const SORTED: Readonly<Record<QueueOrder, Sql>> = {
  oldest: sql`id`,
  newest: sql`id desc`,
  largest: sql`units desc, id desc`,
  smallest: sql`units, id desc`,
};

/** A page of a queue by staff's search. */
export async function pageQueue<Row extends object, Status extends string>(
  tx: Tx,
  { table, columns, found, isOf = byColumn }: Queue<Status>,
  filter: QueueFilter<Status>,
  pageNo: number,
): Promise<Page<Row>> {
  const { brandId, statuses, search, units, from, before, order } = filter;
  const where = sql`
    ${ownedBy({ brandId })}
    and ${statuses === undefined ? sql`true` : isOf(statuses)}
    and (${search === undefined ? sql`true` : found(search, units)})
    and (
      ${from?.toString() ?? null}::timestamptz is null
      or created_at >= ${from?.toString() ?? null}::timestamptz
    )
    and (
      ${before?.toString() ?? null}::timestamptz is null
      or created_at < ${before?.toString() ?? null}::timestamptz
    )`;
  const rows = await tx.rows<Row>(sql`
    select ${columns} from ${table}
    where ${where}
    order by ${SORTED[order]} limit ${PAGE_SIZE} offset ${(pageNo - 1) * PAGE_SIZE}`);
  const count = await tx.row<{ n: bigint }>(sql`select count(*) as n from ${table} where ${where}`);
  return { rows, total: Number(count?.n ?? 0n) };
}
