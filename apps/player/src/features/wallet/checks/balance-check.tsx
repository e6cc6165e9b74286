import type { WithdrawalEligibility } from "@perya/api-client/player";
import { formatMoney, fromWire, subtract } from "@perya/money";
import { useBalance } from "../../../shared/live/balance.ts";
import { Link } from "../../../shared/routing/link.tsx";
import { useText } from "../../../shared/language/text.ts";
import { Check, CHECK_LINK } from "./check.tsx";

/** Whether there is as much as the smallest withdrawal; nothing is said while it is not known. */
export function BalanceCheck({ withdrawal }: { withdrawal: WithdrawalEligibility }) {
  const t = useText("wallet");
  const least = fromWire(withdrawal.min);
  const balance = useBalance().data;
  if (!balance) return null;
  const have = subtract(fromWire(balance.sumBalance), fromWire(withdrawal.owed));
  const done = have.units >= least.units;
  return (
    <Check
      done={done}
      title={t("check.balance")}
      text={
        done
          ? t("check.balanceHave", { least: formatMoney(least) })
          : t("check.balanceLow", { have: formatMoney(have), least: formatMoney(least) })
      }
    >
      {!done && (
        <Link to="/member/depositv2" className={CHECK_LINK}>
          {t("check.deposit")}
        </Link>
      )}
    </Check>
  );
}
