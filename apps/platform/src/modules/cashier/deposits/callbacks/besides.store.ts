import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { transferNumber, type Deposit } from "../deposit.ts";
import { DEPOSIT_COLUMNS } from "../deposits.store.ts";

/**
 * The deposits beside another one that a payment brought, oldest first, locked until the
 * transaction ends.
 */
export function lockBesides(tx: Tx, deposit: Deposit, payment: string): Promise<Deposit[]> {
  const typed = transferNumber(deposit, payment);
  return tx.rows<Deposit>(sql`
    select ${DEPOSIT_COLUMNS} from deposit
    where beside = ${deposit.id}
      and (
        provider_txn = ${payment}
        or starts_with(provider_txn, ${`${payment}#`})
        or transfer_number = ${typed}::text
        or starts_with(transfer_number, ${typed}::text || '#')
      )
    order by id
    for update`);
}
