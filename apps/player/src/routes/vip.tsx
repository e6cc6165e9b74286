import { Vip } from "../features/vip/vip.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";

/** The brand's VIP levels. */
export function Page() {
  const t = useText("vip");
  return (
    <Frame title={t("title")}>
      <Vip />
    </Frame>
  );
}
