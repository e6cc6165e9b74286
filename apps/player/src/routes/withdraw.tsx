import { WithdrawForm } from "../features/wallet/withdraw-form.tsx";
import { BalanceCard } from "../features/wallet/balance-card.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";

export function Page() {
  const t = useText("wallet");
  return (
    <Frame title={t("tab.withdraw")} narrow>
      <BalanceCard />
      <WithdrawForm />
    </Frame>
  );
}
