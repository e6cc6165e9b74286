import { roundDownToMinor } from "@perya/money";

/** Whether a bank can move so many ledger units: whole cents, whole yen. */
export function isWhole(units: bigint, { currency }: { readonly currency: string }): boolean {
  return roundDownToMinor({ units, currency }).units === units;
}
