import { WithdrawForm } from "../features/wallet/withdraw-form.tsx";
import { WalletTabs } from "../features/wallet/wallet-tabs.tsx";
import { Page as Frame } from "../shared/page.tsx";

export function Page() {
  return (
    <Frame title="Wallet" narrow>
      <WalletTabs />
      <WithdrawForm />
    </Frame>
  );
}
