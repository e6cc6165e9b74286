import { Chases } from "../features/lottery/records/chases.tsx";
import { LotteryRecords } from "../features/lottery/records/lottery-records.tsx";
import { RecordTabs } from "../features/records/record-tabs.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";

export function Page() {
  const t = useText("bets");
  return (
    <Frame title={t("title")} narrow>
      <RecordTabs />
      <Chases />
      <LotteryRecords />
    </Frame>
  );
}
