import { parseAmount } from "@perya/money";

/** Unusable input; the message says why, for the form. */
export class Mistyped extends Error {}

/** Ledger units of an amount a person typed, as the wire wants them. Throws Mistyped. */
export function unitsOf(text: string, currency: string): string {
  const read = parseAmount(text, currency);
  if (!read.ok)
    throw new Mistyped(
      read.refusal === "TOO_MANY_DIGITS"
        ? "Too many decimals for this currency."
        : "Please type an amount such as 1,250.50.",
    );
  return read.value.units.toString();
}
