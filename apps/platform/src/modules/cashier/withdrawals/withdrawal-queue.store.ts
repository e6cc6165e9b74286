import { sql, type Tx } from "@perya/postgres";
import { PAGE_SIZE, type Page } from "../cashier.ts";
import { ownedBy } from "../owner.ts";
import { beginsWith, type QueueFilter } from "../queue-filter.ts";
import type { Withdrawal, WithdrawalStatus } from "./withdrawal.ts";
import { WITHDRAWAL_COLUMNS } from "./withdrawals.store.ts";

/** Withdrawals with a text as number, player or bank reference of any attempt, or with an amount. Each part has an index of its own. */
function found(search: string, units: bigint | undefined) {
  const begin = beginsWith(search);
  return sql`id in (
    select id from withdrawal where public_id = ${search} or player_ref = ${search}
    union all select id from withdrawal where lower(player_name) like ${begin}
    union all select subject_id from cashier_step where subject = 'withdrawal' and reference is not null and lower(reference) like ${begin}
    union all select id from withdrawal where units = ${units ?? null}::bigint)`;
}

/** A page of withdrawals as staff look for them. */
export async function pageWithdrawalQueue(tx: Tx, filter: QueueFilter<WithdrawalStatus>, pageNo: number): Promise<Page<Withdrawal>> {
  const { brandId, statuses = null, search, units, from, before, order } = filter;
  const where = sql`${ownedBy({ brandId })} and (${statuses}::text[] is null or status = any (${statuses}::text[]))
    and (${search === undefined ? sql`true` : found(search, units)})
    and (${from?.toString() ?? null}::timestamptz is null or created_at >= ${from?.toString() ?? null}::timestamptz)
    and (${before?.toString() ?? null}::timestamptz is null or created_at < ${before?.toString() ?? null}::timestamptz)`;
  const sorted = order === "oldest" ? sql`id` : sql`id desc`;
  const rows = await tx.rows<Withdrawal>(
    sql`select ${WITHDRAWAL_COLUMNS} from withdrawal where ${where} order by ${sorted} limit ${PAGE_SIZE} offset ${(pageNo - 1) * PAGE_SIZE}`,
  );
  const count = await tx.row<{ n: bigint }>(sql`select count(*) as n from withdrawal where ${where}`);
  return { rows, total: Number(count?.n ?? 0n) };
}
