import { History } from "../features/wallet/history.tsx";
import { WalletTabs } from "../features/wallet/wallet-tabs.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";

export function Page() {
  const t = useText("wallet");
  return (
    <Frame title={t("title")} narrow>
      <WalletTabs />
      <History />
    </Frame>
  );
}
