import type { BankAccount, WithdrawalEligibility } from "@perya/api-client/player";
import { formatMoney, fromWire, type WireMoney } from "@perya/money";
import { useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { reading } from "../../shared/http/api.ts";
import { Alert, Button, Field } from "../../shared/forms/controls.tsx";
import { typedIn } from "../../shared/forms/typed-in.ts";
import { Dialog, DialogActions } from "../../shared/dialogs/dialog.tsx";
import { Link } from "../../shared/routing/link.tsx";
import { useText } from "../../shared/language/text.ts";
import { WithdrawalFacts } from "./withdrawal-facts.tsx";

/** What was typed, and what was shown. */
export interface Confirmed {
  readonly password: string;
  /** Of the authenticator app; empty where none is asked. */
  readonly code: string;
  /** In ledger units, as what is owed. */
  readonly fee: string;
  readonly owed: string;
}

interface ConfirmWithdrawalProps {
  readonly amount: WireMoney;
  readonly account: BankAccount | undefined;
  readonly balance: WireMoney | undefined;
  /** What is taken from the balance first. */
  readonly owed: WireMoney;
  /** Which password is asked. */
  readonly confirmWith: WithdrawalEligibility["confirmWith"];
  /** Whether a code of the authenticator app is asked beside it. */
  readonly authenticator: boolean;
  readonly busy: boolean;
  readonly fault: string | undefined;
  /** Whether the player can take it back until it is approved. */
  readonly mayCancel: boolean;
  readonly onConfirm: (confirmed: Confirmed) => void;
  readonly onClose: () => void;
}

/**
 * The last check before money is held: the amount, the account, the remaining balance, and the
 * password.
 */
export function ConfirmWithdrawal({
  amount,
  account,
  balance,
  owed: owedWire,
  confirmWith,
  authenticator,
  busy,
  fault,
  mayCancel,
  onConfirm,
  onClose,
}: ConfirmWithdrawalProps) {
  const t = useText("wallet");
  const asked = fromWire(amount);
  const cost = useQuery(reading("/withdrawal-fee", { query: { amount: amount.amount } }));
  const fee = cost.data && fromWire(cost.data);
  const owed = fromWire(owedWire);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedIn(event.currentTarget, "password", "code");
    if (fee) onConfirm({ ...typed, fee: fee.units.toString(), owed: owedWire.amount });
  };
  return (
    <Dialog title={t("confirm.title", { amount: formatMoney(asked) })} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        <WithdrawalFacts
          asked={asked}
          account={account}
          cost={cost.data}
          balance={balance}
          owed={owed}
        />
        <p className="text-soft">{t(mayCancel ? "confirm.text" : "confirm.final")}</p>
        <Field
          label={t(confirmWith === "payment" ? "confirm.payment" : "confirm.password")}
          name="password"
          type="password"
          autoComplete={confirmWith === "payment" ? "off" : "current-password"}
          required
          maxLength={128}
          hint={t("confirm.why")}
        />
        {authenticator && (
          <Field
            label={t("confirm.code")}
            name="code"
            required
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            maxLength={40}
            hint={t("confirm.codeHint")}
          />
        )}
        {confirmWith === "payment" && (
          <Link
            to="/member/securityCenter/security"
            className="inline-flex min-h-11 items-center justify-self-start font-semibold text-violet underline underline-offset-4"
          >
            {t("confirm.forgot")}
          </Link>
        )}
        {(fault ?? cost.error) && <Alert>{fault ?? faultWords(cost.error)}</Alert>}
        <DialogActions>
          <Button onClick={onClose}>{t("account.later")}</Button>
          <Button type="submit" look="primary" busy={busy || cost.isPending}>
            {t("confirm.do", { amount: formatMoney(asked) })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
