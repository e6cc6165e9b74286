import type { BankAccount } from "@perya/api-client/player";
import { useState } from "react";
import { Button } from "../../shared/forms/controls.tsx";
import { Time } from "../../shared/format/money.tsx";
import { Card } from "../../shared/layout/page.tsx";
import { useText } from "../../shared/language/text.ts";
import { AddAccount } from "./add-account.tsx";

/** The accounts for withdrawals. */
export function BankAccounts({ accounts }: { accounts: readonly BankAccount[] }) {
  const t = useText("wallet");
  const [openedAt] = useState(() => Date.now());
  const [adding, setAdding] = useState(accounts.length === 0);
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">
        {accounts.length > 1 ? t("account.many") : t("account.one")}
      </h2>
      <ul className="grid gap-2 empty:hidden">
        {accounts.map((account) => (
          <li
            key={account.id}
            className="flex flex-wrap items-center justify-between gap-x-4 rounded-xl bg-ground px-4 py-3"
          >
            <span>
              <strong className="block">{account.bank}</strong>
              <span className="text-sm text-soft">{account.holder}</span>
            </span>
            <span className="text-end">
              <bdi className="block font-semibold tabular-nums">{account.number}</bdi>
              {Date.parse(account.usableFrom) > openedAt && (
                <span className="text-sm text-soft">
                  {t.rich("account.from", {
                    time: () => <Time key="time" at={account.usableFrom} />,
                  })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {adding ? (
        <AddAccount first={accounts.length === 0} onDone={() => setAdding(false)} />
      ) : (
        <Button onClick={() => setAdding(true)}>{t("account.another")}</Button>
      )}
    </Card>
  );
}
