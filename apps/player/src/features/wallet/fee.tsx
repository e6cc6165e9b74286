import type { DepositMethod } from "@perya/api-client/player";
import { feeOf, formatMoney, fromWire, subtract } from "@perya/money";
import { useText } from "../../shared/language/text.ts";

interface FeeProps {
  readonly terms: NonNullable<DepositMethod["fee"]>;
  /** Ledger units that would be paid; undefined before an amount is typed. */
  readonly units: bigint | undefined;
}

/** What a payment costs: of the typed amount, and before that by its terms. */
export function Fee({ terms: { bps, flat }, units }: FeeProps) {
  const t = useText("wallet");
  const flatPart = fromWire(flat);
  if (units === undefined) {
    const share = `${(bps / 100).toLocaleString("en", { maximumFractionDigits: 2 })}%`;
    const parts = [bps > 0 ? share : "", flatPart.units > 0n ? formatMoney(flatPart) : ""];
    const terms = parts.filter((part) => part !== "").join(" + ");
    return <p className="text-sm text-soft">{t("amount.feeTerms", { terms })}</p>;
  }
  const paid = { units, currency: flat.currency };
  const fee = feeOf(paid, { bps, flatUnits: flatPart.units });
  const rest = formatMoney(subtract(paid, fee));
  return (
    <p role="status" className="text-sm font-semibold">
      {t("amount.fee", { fee: formatMoney(fee), rest })}
    </p>
  );
}
