import { Tabs } from "../../shared/page.tsx";

const TABS = [
  { to: "/records/bets", title: "Bets" },
  { to: "/records/account", title: "Account" },
] as const;

export function RecordTabs() {
  return <Tabs label="Records" tabs={TABS} />;
}
