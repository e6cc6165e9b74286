import { DepositForm } from "../features/wallet/deposit-form.tsx";
import { WalletTabs } from "../features/wallet/wallet-tabs.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";
import { useSearch } from "../shared/routing/use-location.ts";
import { Redirect } from "../shared/routing/redirect.tsx";

/** The sandbox bank sends people back with the deposit's number. */
export function Page() {
  const t = useText("wallet");
  const { deposit } = useSearch();
  if (deposit) return <Redirect to={`/wallet/deposit/${encodeURIComponent(deposit)}`} />;
  return (
    <Frame title={t("title")} narrow>
      <WalletTabs />
      <DepositForm />
    </Frame>
  );
}
