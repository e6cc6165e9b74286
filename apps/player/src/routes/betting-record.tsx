import { BettingRecord } from "../features/records/betting-record.tsx";
import { RecordTabs } from "../features/records/record-tabs.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";

export function Page() {
  const t = useText("records");
  return (
    <Frame title={t("betsTitle")} narrow>
      <RecordTabs />
      <BettingRecord />
    </Frame>
  );
}
