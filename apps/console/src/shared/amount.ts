import { parseAmount } from "@perya/money";

/** Ledger units of an amount a person typed, as the wire wants them. Throws an Error with a sentence for the form. */
export function unitsOf(text: string, currency: string): string {
  const read = parseAmount(text, currency);
  if (!read.ok)
    throw new Error(read.refusal === "TOO_MANY_DIGITS" ? "That has more decimals than the currency." : "Please type an amount such as 1,250.50.");
  return read.value.units.toString();
}
