import { sql, type Tx } from "@perya/postgres";
import { PAGE_SIZE, type Page } from "../cashier.ts";
import { ownedBy } from "../owner.ts";
import { beginsWith, type QueueFilter } from "../queue-filter.ts";
import type { Deposit, DepositStatus } from "./deposit.ts";
import { DEPOSIT_COLUMNS } from "./deposits.store.ts";

/** Deposits with a text as number, player or bank reference, or with an amount: asked, exact or paid. Each part has an index of its own. */
function found(search: string, units: bigint | undefined) {
  const begin = beginsWith(search);
  return sql`id in (
    select id from deposit where public_id = ${search} or player_ref = ${search}
    union all select id from deposit where lower(player_name) like ${begin}
    union all select id from deposit where lower(provider_txn) like ${begin}
    union all select deposit from deposit_approval where lower(reference) like ${begin}
    union all select id from deposit where units = ${units ?? null}::bigint
    union all select id from deposit where exact_units = ${units ?? null}::bigint
    union all select id from deposit where paid_units = ${units ?? null}::bigint)`;
}

/** A page of deposits as staff look for them. */
export async function pageDepositQueue(tx: Tx, filter: QueueFilter<DepositStatus>, pageNo: number): Promise<Page<Deposit>> {
  const { brandId, statuses = null, search, units, from, before, order } = filter;
  const where = sql`${ownedBy({ brandId })} and (${statuses}::text[] is null or status = any (${statuses}::text[]))
    and (${search === undefined ? sql`true` : found(search, units)})
    and (${from?.toString() ?? null}::timestamptz is null or created_at >= ${from?.toString() ?? null}::timestamptz)
    and (${before?.toString() ?? null}::timestamptz is null or created_at < ${before?.toString() ?? null}::timestamptz)`;
  const sorted = order === "oldest" ? sql`id` : sql`id desc`;
  const rows = await tx.rows<Deposit>(
    sql`select ${DEPOSIT_COLUMNS} from deposit where ${where} order by ${sorted} limit ${PAGE_SIZE} offset ${(pageNo - 1) * PAGE_SIZE}`,
  );
  const count = await tx.row<{ n: bigint }>(sql`select count(*) as n from deposit where ${where}`);
  return { rows, total: Number(count?.n ?? 0n) };
}
