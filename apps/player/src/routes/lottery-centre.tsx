import { Centre } from "../features/lottery/trends/centre.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";

export function Page() {
  const t = useText("trends");
  return (
    <Frame title={t("title")}>
      <Centre />
    </Frame>
  );
}
