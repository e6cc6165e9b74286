import { Limits } from "../features/limits/limits.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";

export function Page() {
  const t = useText("limits");
  return (
    <Frame title={t("title")} narrow back={{ to: "/member/securityCenter", title: t("back") }}>
      <Limits />
    </Frame>
  );
}
