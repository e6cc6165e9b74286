import type { BankAccount, WithdrawalEligibility } from "@perya/api-client/player";
import { formatMoney, fromWire, subtract, type WireMoney } from "@perya/money";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type FormEvent } from "react";
import { isRefusal, reading } from "../../shared/http/api.ts";
import { useBalance } from "../../shared/live/balance.ts";
import { Button, Choice } from "../../shared/forms/controls.tsx";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { Card } from "../../shared/layout/page.tsx";
import { sealed } from "../../shared/http/sealed.ts";
import { Failed, Waiting } from "../../shared/layout/states.tsx";
import { useText } from "../../shared/language/text.ts";
import { AmountField, readTyped } from "./amount-field.tsx";
import { BankAccounts } from "./bank-accounts.tsx";
import { ConfirmWithdrawal, type Confirmed } from "./confirm-withdrawal.tsx";
import { mostOf } from "./most-of.ts";
import { WithdrawalChecks } from "./withdrawal-checks.tsx";
import { go } from "../../shared/routing/go.ts";

/** Rows of a place as tall as the checks and the accounts, which are always there. */
const AS_TALL = 13;

/**
 * Requests a withdrawal: the amount and the account, what is missing, and a last check with the
 * password.
 */
export function WithdrawForm() {
  const methods = useQuery(reading("/cashier/methods"));
  const accounts = useQuery(reading("/bank-accounts"));
  const balance = useBalance();
  if (methods.isPending || accounts.isPending || balance.isLoading)
    return <Waiting rows={AS_TALL} />;
  if (methods.isError)
    return <Failed fault={methods.error} onRetry={() => void methods.refetch()} />;
  if (accounts.isError)
    return <Failed fault={accounts.error} onRetry={() => void accounts.refetch()} />;
  const { withdrawal } = methods.data;
  const ready =
    accounts.data.length > 0 && withdrawal.confirmWith !== null && withdrawal.missing.length === 0;
  return (
    <>
      {ready && <Request withdrawal={withdrawal} accounts={accounts.data} />}
      <WithdrawalChecks withdrawal={withdrawal} accounts={accounts.data} />
      <BankAccounts accounts={accounts.data} />
    </>
  );
}

function Request({
  withdrawal,
  accounts,
}: {
  withdrawal: WithdrawalEligibility;
  accounts: readonly BankAccount[];
}) {
  const t = useText("wallet");
  const [fault, setFault] = useState<string>();
  const [asked, setAsked] = useState<{ units: bigint; account: string }>();
  const [chosen, setChosen] = useState(accounts[0]?.id);
  const account = accounts.find(({ id }) => id === chosen) ?? accounts[0];
  const mostThere =
    (account && withdrawal.mostTo[account.way === "BITCOIN" ? "bitcoin" : "bank"]) ?? null;
  const balance = useBalance();
  const ask = useAsk();
  const isTooLittle =
    mostThere !== null && fromWire(mostThere).units < fromWire(withdrawal.min).units;
  const bounds = {
    min: withdrawal.min,
    max: mostOf({ ...withdrawal, mostThere }, balance.data?.sumBalance),
    nothing: isTooLittle ? t("ask.tooLittleThere") : undefined,
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = readTyped(String(form.get("amount")), bounds);
    setFault("fault" in typed ? typed.fault : undefined);
    ask.reset();
    if ("units" in typed) setAsked({ units: typed.units, account: String(form.get("account")) });
  };
  return (
    <Card>
      <form onSubmit={submit} className="grid gap-4">
        {balance.data && <OwedFirst owed={withdrawal.owed} balance={balance.data.sumBalance} />}
        <AmountField label={t("ask.amount")} {...bounds} orAll fault={fault} onFault={setFault} />
        <Choice
          label={t("confirm.to")}
          name="account"
          value={account?.id ?? ""}
          onChange={({ currentTarget }) => {
            setChosen(currentTarget.value);
            setFault(undefined);
          }}
        >
          {accounts.map((one) => (
            <option key={one.id} value={one.id}>
              {one.bank} {one.number}
            </option>
          ))}
        </Choice>
        {mostThere && <p>{t("ask.returnFirst", { most: formatMoney(fromWire(mostThere)) })}</p>}
        <Button type="submit" look="primary" className="text-lg">
          {t("ask.do")}
        </Button>
      </form>
      {asked && (
        <ConfirmWithdrawal
          amount={{ amount: asked.units.toString(), currency: withdrawal.min.currency }}
          account={accounts.find((account) => account.id === asked.account)}
          balance={balance.data?.sumBalance}
          owed={withdrawal.owed}
          confirmWith={withdrawal.confirmWith}
          authenticator={withdrawal.authenticator}
          busy={ask.isPending || ask.isSuccess}
          fault={ask.error ? faultWords(ask.error) : undefined}
          mayCancel={withdrawal.mayCancel}
          onConfirm={(confirmed) =>
            ask.mutate({
              amount: asked.units.toString(),
              bankAccount: asked.account,
              ...confirmed,
            })
          }
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  );
}

/** What is owed, and what is left to withdraw beside it; nothing where nothing is owed. */
function OwedFirst({ owed, balance }: { owed: WireMoney; balance: WireMoney }) {
  const t = useText("wallet");
  const debt = fromWire(owed);
  if (debt.units === 0n) return null;
  const most = formatMoney(subtract(fromWire(balance), debt));
  return <p>{t("ask.owed", { owed: formatMoney(debt), most })}</p>;
}

/** Sends a request once: pressed twice or left unanswered, it stays the same request. */
function useAsk() {
  const key = useRef(crypto.randomUUID());
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Confirmed & { amount: string; bankAccount: string }) =>
      sealed("POST", "/withdrawals", { ...body, key: key.current }),
    onSuccess: async (made) => {
      await queries.invalidateQueries();
      await go(`/member/withdraw/${made.id}`);
    },
    // A refused request may be corrected and sent again as a new one. After an unclear answer it
    // stays the same, so that nothing is held twice.
    onError: async (no) => {
      if (!isRefusal(no)) return;
      key.current = crypto.randomUUID();
      // What it costs, or what it asks for, may be what changed.
      await queries.invalidateQueries({ queryKey: ["/withdrawal-fee"] });
      await queries.invalidateQueries({ queryKey: reading("/cashier/methods").queryKey });
    },
  });
}
