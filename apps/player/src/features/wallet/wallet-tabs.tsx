import { Tabs } from "../../shared/page.tsx";
import { BalanceCard } from "./balance-card.tsx";

const TABS = [
  { to: "/wallet", title: "Deposit" },
  { to: "/wallet/withdraw", title: "Withdraw" },
  { to: "/wallet/history", title: "History" },
] as const;

/** What every page of the wallet begins with. */
export function WalletTabs() {
  return (
    <>
      <BalanceCard />
      <Tabs label="Wallet" tabs={TABS} />
    </>
  );
}
