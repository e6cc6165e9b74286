import { formatMoney, fromWire, parseAmount, type WireMoney } from "@perya/money";
import { textOf } from "../../shared/language/text.ts";

/** Ledger units of a typed amount of at most so much, or why it is none. */
export function readAmount(
  text: string,
  most: WireMoney | undefined,
  currency: string,
): { readonly units: bigint } | { readonly fault: string } {
  const t = textOf("transfers");
  const read = parseAmount(text, currency);
  if (!read.ok || read.value.units <= 0n) return { fault: t("form.unread") };
  if (most && read.value.units > fromWire(most).units)
    return { fault: t("form.most", { amount: formatMoney(fromWire(most)) }) };
  return { units: read.value.units };
}
