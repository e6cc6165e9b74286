import type { Tx } from "@perya/postgres";
import { isReturn } from "../withdrawals/paying/returns.store.ts";
import { isSentBack } from "./arrivals/uncredited.store.ts";
import { transferNumber, WAITING, type Deposit } from "./deposit.ts";

/** As what else the money of a deposit's number is booked. */
export const BOOKED_AS = ["RETURNED_PAYOUT", "SENT_BACK"] as const;

/**
 * As what else than a deposit the number of one that waits for staff is booked, so that it can't be
 * credited; null where it is free. For display: the credit itself asks under locks.
 */
export async function bookedAs(
  tx: Tx,
  deposit: Deposit,
): Promise<(typeof BOOKED_AS)[number] | null> {
  const { brandId, method, providerTxn } = deposit;
  if (providerTxn === null || !WAITING.includes(deposit.status)) return null;
  const typed = transferNumber(deposit, providerTxn);
  if (typed !== null && (await isReturn(tx, brandId, typed))) return "RETURNED_PAYOUT";
  return (await isSentBack(tx, { brandId, method, number: providerTxn })) ? "SENT_BACK" : null;
}
