import { Documents } from "../features/documents/documents.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";

export function Page() {
  const t = useText("documents");
  return (
    <Frame title={t("title")} narrow back={{ to: "/member/securityCenter", title: t("back") }}>
      <Documents />
    </Frame>
  );
}
