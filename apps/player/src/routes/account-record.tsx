import { AccountRecord } from "../features/records/account-record.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";

export function Page() {
  const t = useText("records");
  return (
    <Frame title={t("accountTitle")} narrow>
      <AccountRecord />
    </Frame>
  );
}
