import type { BankAccount } from "@perya/api-client/player";
import { formatMoney, fromWire, money, type WireMoney } from "@perya/money";
import type { FormEvent } from "react";
import { Alert, Button, Field } from "../../shared/controls.tsx";
import { Dialog, DialogActions } from "../../shared/dialog.tsx";
import { Facts } from "../../shared/page.tsx";
import { useText } from "../../shared/text.ts";

interface ConfirmWithdrawalProps {
  readonly amount: WireMoney;
  readonly account: BankAccount | undefined;
  readonly balance: WireMoney | undefined;
  readonly busy: boolean;
  readonly fault: string | undefined;
  readonly onConfirm: (password: string) => void;
  readonly onClose: () => void;
}

/** The last look before money is held: how much, where to, what stays; and the password, because money leaves. */
export function ConfirmWithdrawal({ amount, account, balance, busy, fault, onConfirm, onClose }: ConfirmWithdrawalProps) {
  const t = useText("wallet");
  const asked = fromWire(amount);
  const left = balance && fromWire(balance).units - asked.units;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onConfirm(String(new FormData(event.currentTarget).get("password")));
  };
  return (
    <Dialog title={t("confirm.title", { amount: formatMoney(asked) })} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        <Facts
          facts={[
            [t("confirm.to"), `${account?.bank ?? ""} ${account?.number ?? ""}`],
            [t("account.holder"), account?.holder ?? ""],
            ...(left !== undefined && left >= 0n ? [[t("confirm.keep"), formatMoney(money(left, amount.currency))] as const] : []),
          ]}
        />
        <p className="text-soft">{t("confirm.text")}</p>
        <Field label={t("confirm.password")} name="password" type="password" autoComplete="current-password" required hint={t("confirm.why")} />
        {fault && <Alert>{fault}</Alert>}
        <DialogActions>
          <Button onClick={onClose}>{t("account.later")}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t("confirm.do", { amount: formatMoney(asked) })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
