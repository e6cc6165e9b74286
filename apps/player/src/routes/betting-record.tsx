import { BettingRecord } from "../features/records/betting-record.tsx";
import { RecordTabs } from "../features/records/record-tabs.tsx";
import { Page as Frame } from "../shared/page.tsx";

export function Page() {
  return (
    <Frame title="Betting record" narrow>
      <RecordTabs />
      <BettingRecord />
    </Frame>
  );
}
