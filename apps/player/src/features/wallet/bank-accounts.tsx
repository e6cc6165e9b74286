import type { BankAccount } from "@perya/api-client/player";
import { useState } from "react";
import { Button } from "../../shared/forms/controls.tsx";
import { Card } from "../../shared/layout/page.tsx";
import { useText } from "../../shared/language/text.ts";
import { AddAccount } from "./add-account.tsx";
import { BankAccountRow } from "./bank-account-row.tsx";

/** The accounts for withdrawals. */
export function BankAccounts({ accounts }: { accounts: readonly BankAccount[] }) {
  const t = useText("wallet");
  const [openedAt] = useState(() => Date.now());
  const [wanted, setWanted] = useState(false);
  const adding = wanted || accounts.length === 0;
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">
        {accounts.length > 1 ? t("account.many") : t("account.one")}
      </h2>
      <ul className="grid gap-2 empty:hidden">
        {accounts.map((account, at) => (
          <BankAccountRow
            key={account.id}
            account={account}
            isDefault={at === 0}
            alone={accounts.length === 1}
            openedAt={openedAt}
          />
        ))}
      </ul>
      {adding ? (
        <AddAccount first={accounts.length === 0} onDone={() => setWanted(false)} />
      ) : (
        <Button onClick={() => setWanted(true)}>{t("account.another")}</Button>
      )}
    </Card>
  );
}
