import { History } from "../features/wallet/history.tsx";
import { WalletTabs } from "../features/wallet/wallet-tabs.tsx";
import { Page as Frame } from "../shared/page.tsx";

export function Page() {
  return (
    <Frame title="Wallet" narrow>
      <WalletTabs />
      <History />
    </Frame>
  );
}
