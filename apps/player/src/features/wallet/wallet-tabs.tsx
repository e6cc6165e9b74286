import { Link } from "@tanstack/react-router";

const TABS = [
  { to: "/wallet", title: "Deposit" },
  { to: "/wallet/withdraw", title: "Withdraw" },
  { to: "/wallet/history", title: "History" },
] as const;

export function WalletTabs() {
  return (
    <nav aria-label="Wallet" className="grid grid-cols-3 gap-1 rounded-2xl border border-line bg-raised p-1">
      {TABS.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          activeOptions={{ exact: true }}
          className="grid min-h-11 place-items-center rounded-xl font-semibold text-soft aria-[current=page]:bg-overlay aria-[current=page]:text-ink"
        >
          {tab.title}
        </Link>
      ))}
    </nav>
  );
}
