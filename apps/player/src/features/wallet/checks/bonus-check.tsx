import type { WithdrawalEligibility } from "@perya/api-client/player";
import { formatMoney, fromWire } from "@perya/money";
import { useText } from "../../../shared/language/text.ts";
import { Check } from "./check.tsx";
import { ToPlay } from "./to-play.tsx";

/** What a bonus still has to have played; nothing where none keeps money in. */
export function BonusCheck({ withdrawal }: { withdrawal: WithdrawalEligibility }) {
  const t = useText("wallet");
  if (!withdrawal.missing.includes("BONUS_OPEN")) return null;
  const left = fromWire(withdrawal.bonusLeft);
  const text =
    left.units === 0n ? t("check.bonusEnds") : t("check.play", { amount: formatMoney(left) });
  return (
    <Check done={false} title={t("check.bonus")} text={text}>
      <ToPlay sources={["BONUS", "REWARD", "ADJUST"]} />
    </Check>
  );
}
