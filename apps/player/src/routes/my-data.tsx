import { CloseAccount } from "../features/session/personal-data/close-account.tsx";
import { DownloadData } from "../features/session/personal-data/download-data.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";

export function Page() {
  const t = useText("data");
  return (
    <Frame title={t("title")} narrow back={{ to: "/member/securityCenter", title: t("back") }}>
      <DownloadData />
      <CloseAccount />
    </Frame>
  );
}
