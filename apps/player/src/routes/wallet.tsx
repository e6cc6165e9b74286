import { Navigate, useSearch } from "@tanstack/react-router";
import { DepositForm } from "../features/wallet/deposit-form.tsx";
import { WalletTabs } from "../features/wallet/wallet-tabs.tsx";
import { Page as Frame } from "../shared/page.tsx";
import { useText } from "../shared/text.ts";

/** The sandbox bank sends people back with the deposit's number. */
export function Page() {
  const t = useText("wallet");
  const { deposit } = useSearch({ strict: false });
  if (deposit) return <Navigate to="/wallet/deposit/$id" params={{ id: deposit }} replace />;
  return (
    <Frame title={t("title")} narrow>
      <WalletTabs />
      <DepositForm />
    </Frame>
  );
}
