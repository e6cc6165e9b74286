import type { WithdrawalEligibility } from "@perya/api-client/player";
import { formatMoney, fromWire } from "@perya/money";
import { useText } from "../../../shared/language/text.ts";
import { Check } from "./check.tsx";

/** What may still be withdrawn today, in amount and in number of requests. */
export function LimitCheck({
  withdrawal: { dailyLeft, missing },
}: {
  withdrawal: WithdrawalEligibility;
}) {
  const t = useText("wallet");
  const left = fromWire(dailyLeft);
  const tooMany = missing.includes("TOO_MANY_TODAY");
  return (
    <Check
      done={left.units > 0n && !tooMany}
      title={t("check.limit")}
      text={tooMany ? t("check.tooMany") : t("check.left", { amount: formatMoney(left) })}
    />
  );
}
