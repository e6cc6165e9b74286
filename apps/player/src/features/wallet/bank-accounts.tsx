import type { BankAccount } from "@perya/api-client/player";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { call, reading } from "../../shared/api.ts";
import { Alert, Button, Field } from "../../shared/controls.tsx";
import { Card } from "../../shared/page.tsx";
import { typedIn } from "../../shared/typed-in.ts";

/** The accounts money may go to. */
export function BankAccounts({ accounts }: { accounts: readonly BankAccount[] }) {
  const [adding, setAdding] = useState(accounts.length === 0);
  return (
    <Card>
      <h2 className="font-display text-lg font-bold">Your bank account</h2>
      <ul className="grid gap-1">
        {accounts.map((account) => (
          <li key={account.id} className="flex flex-wrap justify-between gap-2 rounded-xl border border-line px-3 py-2">
            <strong>{account.bank}</strong>
            <bdi className="tabular-nums">{account.number}</bdi>
            <span className="w-full text-sm text-soft">{account.holder}</span>
          </li>
        ))}
      </ul>
      {adding ? <AddAccount onDone={() => setAdding(false)} /> : <Button onClick={() => setAdding(true)}>Bind another account</Button>}
    </Card>
  );
}

function AddAccount({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: (account: Pick<BankAccount, "bank" | "number" | "holder">) => call("POST", "/bank-accounts", { body: account }),
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
    <form onSubmit={submit} className="grid gap-2">
      <p className="text-soft">It must be in your own name. The first one can be used at once, later ones after 24 hours.</p>
      <Field label="Bank" name="bank" required maxLength={60} />
      <Field label="Account number" name="number" required inputMode="numeric" maxLength={34} autoComplete="off" />
      <Field label="Account holder" name="holder" required maxLength={100} autoComplete="name" />
      {add.isError && <Alert>{add.error.message}</Alert>}
      <Button type="submit" look="primary" busy={add.isPending}>
        Bind this account
      </Button>
    </form>
  );
}
