import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { METHODS_OF, type StatementProvider } from "../../movements/movement.ts";
import { transferNumber, type Deposit } from "../deposit.ts";

/** A payment at a provider of a brand's, by its number. */
export interface NamedPayment {
  readonly brandId: bigint;
  readonly method: Deposit["method"];
  readonly number: string;
}

/** Whether staff sent a payment back that we had known nothing of, however its number is typed. */
export async function isSentBack(tx: Tx, payment: NamedPayment): Promise<boolean> {
  const row = await tx.row(sql`
    select id from sent_back_payment
    where brand_id = ${payment.brandId}
      and provider = ${providerOf(payment)}
      and number_key = ${keyOf(payment)}`);
  return row !== undefined;
}

/** Keeps that a payment was sent back; once is enough. */
export async function insertSentBack(tx: Tx, payment: NamedPayment): Promise<void> {
  await tx.run(sql`
    insert into sent_back_payment (brand_id, provider, number_key)
    values (${payment.brandId}, ${providerOf(payment)}, ${keyOf(payment)})
    on conflict do nothing`);
}

/** Whether a deposit has this payment's money: credited, waiting for staff, sent back, reversed. */
export async function hasDeposit(tx: Tx, payment: NamedPayment): Promise<boolean> {
  const { brandId, method, number } = payment;
  const methods = METHODS_OF[providerOf(payment)];
  const row = await tx.row(sql`
    select id from deposit
    where method = any (${methods}::text[])
      and (
        provider_txn = ${number}
        or transfer_number = ${transferNumber({ method }, number)}::text
      )
      and brand_id = ${brandId}
      and paid_units is not null
      and status <> 'REJECTED'`);
  return row !== undefined;
}

function providerOf({ method }: NamedPayment): StatementProvider {
  const found = (Object.keys(METHODS_OF) as StatementProvider[]).find((provider) =>
    METHODS_OF[provider].includes(method),
  );
  if (!found) throw new Error(`No statement shows payments by ${method}`);
  return found;
}

function keyOf({ method, number }: NamedPayment): string {
  return transferNumber({ method }, number) ?? number;
}
