import type { BankAccount, WithdrawalStanding } from "@perya/api-client/player";
import { formatMoney, fromWire } from "@perya/money";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState, type FormEvent } from "react";
import { call, isRefusal, reading } from "../../shared/api.ts";
import { useBalance } from "../../shared/balance.ts";
import { Alert, Button, Field } from "../../shared/controls.tsx";
import { Card } from "../../shared/page.tsx";
import { Failed, Waiting } from "../../shared/states.tsx";
import { AmountField, readTyped } from "./amount-field.tsx";
import { BankAccounts } from "./bank-accounts.tsx";

/** Asks for money out: what stands in the way first, then the amount, the account and the password. */
export function WithdrawForm() {
  const methods = useQuery(reading("/cashier/methods"));
  const accounts = useQuery(reading("/bank-accounts"));
  if (methods.isPending || accounts.isPending) return <Waiting />;
  if (methods.isError) return <Failed fault={methods.error} onRetry={() => void methods.refetch()} />;
  if (accounts.isError) return <Failed fault={accounts.error} onRetry={() => void accounts.refetch()} />;
  const { withdrawal } = methods.data;
  return (
    <>
      <Checks withdrawal={withdrawal} />
      <BankAccounts accounts={accounts.data} />
      {accounts.data.length > 0 && withdrawal.kycLevel >= withdrawal.needsKyc && <Request withdrawal={withdrawal} accounts={accounts.data} />}
    </>
  );
}

function Checks({ withdrawal }: { withdrawal: WithdrawalStanding }) {
  const turnover = fromWire(withdrawal.turnoverLeft);
  const checks = [
    {
      done: withdrawal.kycLevel >= withdrawal.needsKyc,
      text: `Identity checked (level ${withdrawal.needsKyc}). You are at level ${withdrawal.kycLevel}; our support raises it.`,
    },
    {
      done: turnover.units === 0n,
      text:
        turnover.units === 0n
          ? "Deposits played through once."
          : `Play ${formatMoney(turnover)} more before money can leave: every deposit is played through once.`,
    },
    { done: fromWire(withdrawal.dailyLeft).units > 0n, text: `${formatMoney(fromWire(withdrawal.dailyLeft))} left for today.` },
  ];
  return (
    <Card>
      <h2 className="font-display text-lg font-bold">Before money can leave</h2>
      <ul className="grid gap-1">
        {checks.map((check) => (
          <li key={check.text} className="flex gap-2">
            <span className={check.done ? "text-teal" : "text-coral"}>
              <span aria-hidden="true">{check.done ? "✓" : "✗"}</span>
              <span className="sr-only">{check.done ? "Done:" : "Missing:"}</span>
            </span>
            {check.text}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Request({ withdrawal, accounts }: { withdrawal: WithdrawalStanding; accounts: readonly BankAccount[] }) {
  const key = useRef(crypto.randomUUID());
  const [fault, setFault] = useState<string>();
  const balance = useBalance();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const ask = useMutation({
    mutationFn: (body: { amount: string; bankAccount: string; password: string }) =>
      call("POST", "/withdrawals", { body: { ...body, key: key.current } }),
    onSuccess: async (made) => {
      await queries.invalidateQueries();
      await navigate({ to: "/wallet/withdrawal/$id", params: { id: made.id } });
    },
    // A refused request may be mended and sent again as a new one. One without a clear answer stays the same, so that nothing is held twice.
    onError: (no) => isRefusal(no) && (key.current = crypto.randomUUID()),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = readTyped(String(form.get("amount")), withdrawal);
    setFault("fault" in typed ? typed.fault : undefined);
    if ("units" in typed)
      ask.mutate({ amount: typed.units.toString(), bankAccount: String(form.get("account")), password: String(form.get("password")) });
  };
  return (
    <Card>
      <form onSubmit={submit} className="grid gap-3">
        {balance.data && <p className="text-soft">You have {formatMoney(fromWire(balance.data.sumBalance))}.</p>}
        <AmountField label="Amount to withdraw" min={withdrawal.min} max={withdrawal.max} fault={fault} />
        <Target accounts={accounts} />
        <Field
          label="Your password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          hint="Asked again, because money leaves."
        />
        {ask.isError && <Alert>{ask.error.message}</Alert>}
        <Button type="submit" look="primary" busy={ask.isPending}>
          Request withdrawal
        </Button>
      </form>
    </Card>
  );
}

/** Which of the player's own accounts the money goes to. */
function Target({ accounts }: { accounts: readonly BankAccount[] }) {
  return (
    <label className="grid gap-1">
      <span className="text-sm font-semibold">To</span>
      <select name="account" className="min-h-11 rounded-xl border border-line bg-ground px-3">
        {accounts.map((account) => (
          <option key={account.id} value={account.id}>
            {account.bank} {account.number}
          </option>
        ))}
      </select>
    </label>
  );
}
