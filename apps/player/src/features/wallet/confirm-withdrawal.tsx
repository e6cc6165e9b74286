import type { BankAccount, WithdrawalEligibility } from "@perya/api-client/player";
import { formatMoney, fromWire, money, type WireMoney } from "@perya/money";
import type { FormEvent } from "react";
import { Alert, Button, Field } from "../../shared/forms/controls.tsx";
import { Dialog, DialogActions } from "../../shared/dialogs/dialog.tsx";
import { Facts } from "../../shared/layout/page.tsx";
import { Link } from "../../shared/routing/link.tsx";
import { useText } from "../../shared/language/text.ts";

interface ConfirmWithdrawalProps {
  readonly amount: WireMoney;
  readonly account: BankAccount | undefined;
  readonly balance: WireMoney | undefined;
  /** Which password is asked. */
  readonly confirmWith: WithdrawalEligibility["confirmWith"];
  readonly busy: boolean;
  readonly fault: string | undefined;
  readonly onConfirm: (password: string) => void;
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
  confirmWith,
  busy,
  fault,
  onConfirm,
  onClose,
}: ConfirmWithdrawalProps) {
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
            ...(left !== undefined && left >= 0n
              ? [[t("confirm.keep"), formatMoney(money(left, amount.currency))] as const]
              : []),
          ]}
        />
        <p className="text-soft">{t("confirm.text")}</p>
        <Field
          label={t(confirmWith === "payment" ? "confirm.payment" : "confirm.password")}
          name="password"
          type="password"
          autoComplete={confirmWith === "payment" ? "off" : "current-password"}
          required
          maxLength={128}
          hint={t("confirm.why")}
        />
        {confirmWith === "payment" && (
          <Link
            to="/member/securityCenter/security"
            className="inline-flex min-h-11 items-center justify-self-start font-semibold text-violet underline underline-offset-4"
          >
            {t("confirm.forgot")}
          </Link>
        )}
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
