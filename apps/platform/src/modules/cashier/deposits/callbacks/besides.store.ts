import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Deposit } from "../deposit.ts";
import { DEPOSIT_COLUMNS } from "../deposits.store.ts";

/**
 * The deposits beside another one that a payment brought, oldest first, locked until the
 * transaction ends.
 */
export function lockBesides(tx: Tx, deposit: bigint, payment: string): Promise<Deposit[]> {
  return tx.rows<Deposit>(sql`
    select ${DEPOSIT_COLUMNS} from deposit
    where beside = ${deposit}
      and (provider_txn = ${payment} or starts_with(provider_txn, ${`${payment}#`}))
    order by id
    for update`);
}
