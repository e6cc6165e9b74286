import type { WithdrawalEligibility } from "@perya/api-client/player";
import { formatMoney, fromWire } from "@perya/money";
import { CustomerService } from "../../../shared/brand/customer-service.tsx";
import { useText } from "../../../shared/language/text.ts";
import { Check } from "./check.tsx";

/** What only customer service can solve; nothing is said of it where there is nothing. */
export function ServiceCheck({
  withdrawal: { missing, owed },
}: {
  withdrawal: WithdrawalEligibility;
}) {
  const t = useText("wallet");
  return (
    <>
      {missing.includes("PLAYER_BLOCKED") && (
        <Check done={false} title={t("check.blocked")} text={t("check.blockedText")}>
          <CustomerService look="plain" />
        </Check>
      )}
      {missing.includes("MONEY_OWED") && (
        <Check
          done={false}
          title={t("check.owed")}
          text={t("check.owedText", { owed: formatMoney(fromWire(owed)) })}
        >
          <CustomerService look="plain" />
        </Check>
      )}
    </>
  );
}
