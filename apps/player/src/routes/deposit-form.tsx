import { DepositForm } from "../features/wallet/deposit-form.tsx";
import { BalanceCard } from "../features/wallet/balance-card.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";
import { useSearch } from "../shared/routing/use-location.ts";
import { Redirect } from "../shared/routing/redirect.tsx";

/** The sandbox bank sends people back with the deposit's number. */
export function Page() {
  const t = useText("wallet");
  const { deposit } = useSearch();
  if (deposit) return <Redirect to={`/member/depositv2/${encodeURIComponent(deposit)}`} />;
  return (
    <Frame title={t("tab.deposit")} narrow>
      <BalanceCard />
      <DepositForm />
    </Frame>
  );
}
