import type { BankAccount, WithdrawalEligibility } from "@perya/api-client/player";
import type { ReactNode } from "react";
import { Card } from "../../shared/layout/page.tsx";
import { useText } from "../../shared/language/text.ts";
import { AccountCheck } from "./checks/account-check.tsx";
import { BalanceCheck } from "./checks/balance-check.tsx";
import { BonusCheck } from "./checks/bonus-check.tsx";
import { IdentityCheck } from "./checks/identity-check.tsx";
import { LimitCheck } from "./checks/limit-check.tsx";
import { PasswordCheck } from "./checks/password-check.tsx";
import { ServiceCheck } from "./checks/service-check.tsx";
import { TurnoverCheck } from "./checks/turnover-check.tsx";

interface Props {
  readonly withdrawal: WithdrawalEligibility;
  readonly accounts: readonly BankAccount[];
}

/** Everything a withdrawal needs, and of what is missing where to give it or how much is left. */
export function WithdrawalChecks({ withdrawal, accounts }: Props): ReactNode {
  const t = useText("wallet");
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">{t("check.title")}</h2>
      <ul className="grid gap-4">
        <ServiceCheck withdrawal={withdrawal} />
        <IdentityCheck withdrawal={withdrawal} />
        <AccountCheck accounts={accounts} />
        <PasswordCheck withdrawal={withdrawal} />
        <TurnoverCheck withdrawal={withdrawal} />
        <BonusCheck withdrawal={withdrawal} />
        <BalanceCheck withdrawal={withdrawal} />
        <LimitCheck withdrawal={withdrawal} />
      </ul>
    </Card>
  );
}
