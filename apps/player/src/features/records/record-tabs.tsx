import { Tabs } from "../../shared/layout/page.tsx";
import { useText } from "../../shared/language/text.ts";

const TABS = [
  { to: "/records/bets", name: "bets" },
  { to: "/records/lottery", name: "lottery" },
  { to: "/records/account", name: "account" },
] as const;

export function RecordTabs() {
  const t = useText("records");
  return (
    <Tabs label={t("title")} tabs={TABS.map(({ to, name }) => ({ to, title: t(`tab.${name}`) }))} />
  );
}
