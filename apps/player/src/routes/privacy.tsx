import { Privacy } from "../features/legal/privacy.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";

export function Page() {
  const t = useText("legal");
  return (
    <Frame title={t("privacy.title")} middle>
      <Privacy />
    </Frame>
  );
}
