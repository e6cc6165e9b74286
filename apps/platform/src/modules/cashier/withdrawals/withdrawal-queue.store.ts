import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Page } from "../cashier.ts";
import { beginsWith, type QueueFilter } from "../queues/queue-filter.ts";
import { pageQueue } from "../queues/queue-page.store.ts";
import type { Withdrawal, WithdrawalStatus } from "./withdrawal.ts";
import { WITHDRAWAL_COLUMNS } from "./withdrawals.store.ts";

/**
 * Withdrawals with a text as number, player or bank reference of any attempt, or with an amount.
 * Each part has an index of its own.
 */
function found(search: string, units: bigint | undefined) {
  const begin = beginsWith(search);
  return sql`id in (
    select id from withdrawal where public_id = ${search} or player_ref = ${search}
    union all
    select id from withdrawal where lower(player_name) like ${begin}
    union all
    select subject_id from cashier_step
    where subject = 'withdrawal' and reference is not null and lower(reference) like ${begin}
    union all
    select withdrawal from withdrawal_leg
    where id in (
      select subject_id from cashier_step
      where subject = 'leg' and reference is not null and lower(reference) like ${begin}
    )
    union all
    select id from withdrawal where units = ${units ?? null}::bigint
  )`;
}

const QUEUE = { table: sql`withdrawal`, columns: WITHDRAWAL_COLUMNS, found };

/** A page of withdrawals by staff's search. */
export function pageWithdrawalQueue(
  tx: Tx,
  filter: QueueFilter<WithdrawalStatus>,
  pageNo: number,
): Promise<Page<Withdrawal>> {
  return pageQueue(tx, QUEUE, filter, pageNo);
}
