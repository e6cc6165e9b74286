import { Tabs } from "../../shared/layout/page.tsx";
import { useText } from "../../shared/language/text.ts";
import { BalanceCard } from "./balance-card.tsx";

const TABS = [
  { to: "/wallet", name: "deposit" },
  { to: "/wallet/withdraw", name: "withdraw" },
  { to: "/wallet/history", name: "history" },
] as const;

/** What every page of the wallet begins with. */
export function WalletTabs() {
  const t = useText("wallet");
  return (
    <>
      <BalanceCard />
      <Tabs
        label={t("title")}
        tabs={TABS.map(({ to, name }) => ({ to, title: t(`tab.${name}`) }))}
      />
    </>
  );
}
