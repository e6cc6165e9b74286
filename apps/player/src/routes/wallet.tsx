import { History } from "../features/wallet/history.tsx";
import { BalanceCard } from "../features/wallet/balance-card.tsx";
import { VendorWallets } from "../features/vendor-wallets/vendor-wallets.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";

export function Page() {
  const t = useText("wallet");
  return (
    <Frame title={t("title")} narrow>
      <BalanceCard />
      <VendorWallets>
        <History />
      </VendorWallets>
    </Frame>
  );
}
