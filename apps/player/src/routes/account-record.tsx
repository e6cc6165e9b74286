import { AccountRecord } from "../features/records/account-record.tsx";
import { RecordTabs } from "../features/records/record-tabs.tsx";
import { Page as Frame } from "../shared/page.tsx";

export function Page() {
  return (
    <Frame title="Account record" narrow>
      <RecordTabs />
      <AccountRecord />
    </Frame>
  );
}
