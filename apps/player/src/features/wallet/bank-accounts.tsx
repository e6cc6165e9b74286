import type { BankAccount } from "@perya/api-client/player";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { call, reading } from "../../shared/http/api.ts";
import { Alert, Button, Field } from "../../shared/forms/controls.tsx";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { Time } from "../../shared/format/money.tsx";
import { Card } from "../../shared/layout/page.tsx";
import { typedIn } from "../../shared/forms/typed-in.ts";
import { BANK_FORM } from "./checks/account-check.tsx";
import { useText } from "../../shared/language/text.ts";

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

function AddAccount({ first, onDone }: { first: boolean; onDone: () => void }) {
  const t = useText("wallet");
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: (account: Pick<BankAccount, "bank" | "number" | "holder">) =>
      call("POST", "/bank-accounts", { body: account }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: reading("/bank-accounts").queryKey });
      onDone();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    add.mutate(typedIn(event.currentTarget, "bank", "number", "holder"));
  };
  return (
    <form id={BANK_FORM} onSubmit={submit} className="grid gap-4">
      <p className="text-soft">{t("account.about")}</p>
      <Field label={t("account.bank")} name="bank" required maxLength={60} />
      <Field
        label={t("account.number")}
        name="number"
        required
        inputMode="numeric"
        maxLength={34}
        autoComplete="off"
        className="tabular-nums"
      />
      <Field
        label={t("account.holder")}
        name="holder"
        required
        maxLength={100}
        autoComplete="name"
      />
      {add.isError && <Alert>{faultWords(add.error)}</Alert>}
      <div className="grid gap-2 sm:auto-cols-fr sm:grid-flow-col">
        <Button type="submit" look="primary" busy={add.isPending}>
          {t("account.bind")}
        </Button>
        {!first && <Button onClick={onDone}>{t("account.later")}</Button>}
      </div>
    </form>
  );
}
