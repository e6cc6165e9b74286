import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { METHODS_OF, type StatementProvider } from "../../movements/movement.ts";
import { transferNumber, type Deposit } from "../deposit.ts";
import { numberKey } from "../transfers/number-key.ts";

/** A payment at a provider of a brand's, by its number. */
export interface NamedPayment {
  readonly brandId: bigint;
  readonly method: Deposit["method"];
  readonly number: string;
}

/** Whether staff sent a payment back that we had known nothing of, however its number is typed. */
export async function isSentBack(tx: Tx, payment: NamedPayment): Promise<boolean> {
  const row = await tx.row(sql`
    select id from uncredited_arrival
    where brand_id = ${payment.brandId}
      and provider = ${providerOf(payment)}
      and number_key = ${keyOf(payment)}
      and sent_back_at is not null`);
  return row !== undefined;
}

/** Keeps that a payment was sent back; once is enough. */
export async function insertSentBack(tx: Tx, payment: NamedPayment): Promise<void> {
  await tx.run(sql`
    insert into uncredited_arrival (brand_id, provider, number_key, sent_back_at)
    values (${payment.brandId}, ${providerOf(payment)}, ${keyOf(payment)}, clock_timestamp())
    on conflict (brand_id, provider, number_key)
    do update set sent_back_at = coalesce(uncredited_arrival.sent_back_at, excluded.sent_back_at)`);
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

/**
 * Keeps that a transfer at a brand's bank is none of ours: staff credit it to nobody any more. What
 * the bank itself reports of it for a deposit still counts.
 */
export async function keepNotOurs(tx: Tx, brandId: bigint, number: string): Promise<void> {
  await tx.run(sql`
    insert into uncredited_arrival (brand_id, provider, number_key, not_ours_at)
    values (${brandId}, 'bank', ${numberKey(number)}, clock_timestamp())
    on conflict (brand_id, provider, number_key)
    do update set not_ours_at = coalesce(uncredited_arrival.not_ours_at, excluded.not_ours_at)`);
}

/** Whether staff settled a transfer as none of ours, however its number is typed. */
export async function isNotOurs(tx: Tx, brandId: bigint, number: string): Promise<boolean> {
  const row = await tx.row(sql`
    select id from uncredited_arrival
    where brand_id = ${brandId}
      and provider = 'bank'
      and number_key = ${numberKey(number)}
      and not_ours_at is not null`);
  return row !== undefined;
}

/**
 * Takes back that a transfer is none of ours: its number may be credited again, unless it was sent
 * back, which stays.
 */
export async function dropNotOurs(tx: Tx, brandId: bigint, number: string): Promise<void> {
  const key = numberKey(number);
  const of = sql`brand_id = ${brandId} and provider = 'bank' and number_key = ${key}`;
  await tx.run(sql`delete from uncredited_arrival where ${of} and sent_back_at is null`);
  await tx.run(sql`update uncredited_arrival set not_ours_at = null where ${of}`);
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
