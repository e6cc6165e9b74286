import { Verify } from "../features/fairness/verify.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";

export function Page() {
  const t = useText("fairness");
  return (
    <Frame title={t("page.check")} narrow back={{ to: "/fairness", title: t("page.title") }}>
      <Verify />
    </Frame>
  );
}
