import type { WithdrawalEligibility } from "@perya/api-client/player";
import { formatMoney, fromWire } from "@perya/money";
import { Link } from "../../../shared/routing/link.tsx";
import { useText } from "../../../shared/language/text.ts";
import { Check, CHECK_LINK } from "./check.tsx";

/** Whether the deposits have been played through. */
export function TurnoverCheck({ withdrawal }: { withdrawal: WithdrawalEligibility }) {
  const t = useText("wallet");
  const left = fromWire(withdrawal.turnoverLeft);
  const done = left.units === 0n;
  return (
    <Check
      done={done}
      title={t("check.turnover")}
      text={done ? t("check.played") : t("check.play", { amount: formatMoney(left) })}
    >
      {!done && (
        <Link to="/hot" className={CHECK_LINK}>
          {t("check.games")}
        </Link>
      )}
    </Check>
  );
}
