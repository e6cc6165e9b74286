import type { BankAccount } from "@perya/api-client/player";
import { formatMoney, fromWire, money, type Money, type WireMoney } from "@perya/money";
import { useText } from "../../shared/language/text.ts";
import { Facts } from "../../shared/layout/page.tsx";

interface WithdrawalFactsProps {
  readonly asked: Money;
  readonly account: BankAccount | undefined;
  /** What it costs, and the part of that for deposits not played; undefined while it is asked. */
  readonly cost: (WireMoney & { readonly unplayed: WireMoney }) | undefined;
  readonly balance: WireMoney | undefined;
  /** What is taken from the balance first. */
  readonly owed: Money;
}

/** What a withdrawal does: where the money goes, what it costs, and what is left. */
export function WithdrawalFacts({ asked, account, cost, balance, owed }: WithdrawalFactsProps) {
  const t = useText("wallet");
  const fee = cost && fromWire(cost);
  const unplayed = cost && fromWire(cost.unplayed);
  const left = balance && fee && fromWire(balance).units - owed.units - asked.units - fee.units;
  return (
    <Facts
      facts={[
        [t("confirm.to"), `${account?.bank ?? ""} ${account?.number ?? ""}`],
        [t("account.holder"), account?.holder ?? ""],
        [t("confirm.fee"), fee ? feeWords(t("confirm.noFee"), fee) : "…"],
        ...(unplayed && unplayed.units > 0n
          ? [[t("confirm.unplayed"), formatMoney(unplayed)] as const]
          : []),
        ...(owed.units > 0n ? [[t("confirm.owed"), formatMoney(owed)] as const] : []),
        ...(left !== undefined && left >= 0n
          ? [[t("confirm.keep"), formatMoney(money(left, asked.currency))] as const]
          : []),
      ]}
    />
  );
}

function feeWords(none: string, fee: Money): string {
  return fee.units === 0n ? none : formatMoney(fee);
}
