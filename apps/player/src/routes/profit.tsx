import { PersonalProfit } from "../features/profit/personal-profit.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";

export function Page() {
  const t = useText("profit");
  return (
    <Frame title={t("title")} middle>
      <PersonalProfit />
    </Frame>
  );
}
