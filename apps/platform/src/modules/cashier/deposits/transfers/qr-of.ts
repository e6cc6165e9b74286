import { transferCode } from "@perya/money/emv-qr";
import type { HouseBankAccount } from "../../methods.ts";
import type { Deposit } from "../deposit.ts";

/**
 * The text of the QR code that pays a transfer, with the deposit's number as its reference;
 * undefined for an account that has none. `exactUnits` are ledger units.
 */
export function qrOf(
  { publicId: reference, currency }: Deposit,
  { number: account, holder, swift, city }: HouseBankAccount,
  exactUnits: bigint,
): string | undefined {
  if (swift === undefined || city === undefined) return undefined;
  const amount = { units: exactUnits, currency };
  return transferCode({ bank: swift, account, amount, holder, city, reference });
}
