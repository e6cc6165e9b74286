import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Page } from "../cashier.ts";
import { beginsWith, type QueueFilter } from "../queues/queue-filter.ts";
import { pageQueue } from "../queues/queue-page.store.ts";
import type { Deposit, DepositStatus } from "./deposit.ts";
import { DEPOSIT_COLUMNS } from "./deposits.store.ts";

/**
 * Deposits with a text as number, player or bank reference, or with an amount: asked, exact or
 * paid. Each part has an index of its own.
 */
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

/** What a queue can be narrowed to: states, and credited ones that the provider took back. */
export type DepositState = DepositStatus | "TAKEN_BACK";

function isOf(states: readonly DepositState[]) {
  return states.includes("TAKEN_BACK")
    ? sql`(
        status = any (${states}::text[]) or (status = 'SUCCEEDED' and taken_back_at is not null)
      )`
    : sql`status = any (${states}::text[])`;
}

const QUEUE = { table: sql`deposit`, columns: DEPOSIT_COLUMNS, found, isOf };

/** A page of deposits by staff's search. */
export function pageDepositQueue(
  tx: Tx,
  filter: QueueFilter<DepositState>,
  pageNo: number,
): Promise<Page<Deposit>> {
  return pageQueue(tx, QUEUE, filter, pageNo);
}
