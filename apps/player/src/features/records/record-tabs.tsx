import { Tabs } from "../../shared/layout/page.tsx";
import { useText } from "../../shared/language/text.ts";

const TABS = [
  { to: "/member/personalHistoryCopy", name: "bets" },
  { to: "/member/personalHistoryCopy/lottery", name: "lottery" },
] as const;

export function RecordTabs() {
  const t = useText("records");
  return (
    <Tabs label={t("title")} tabs={TABS.map(({ to, name }) => ({ to, title: t(`tab.${name}`) }))} />
  );
}
