import { Terms } from "../features/legal/terms.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";

export function Page() {
  const t = useText("legal");
  return (
    <Frame title={t("terms.title")} middle>
      <Terms />
    </Frame>
  );
}
