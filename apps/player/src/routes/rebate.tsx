import { EmptyPane } from "../features/centre/empty-pane.tsx";
import { Rebates } from "../features/rebate/rebates.tsx";
import { isOn, useBrand } from "../shared/brand/brand.ts";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";

/** A player's rebates, where the brand has the page. */
export function Page() {
  const t = useText("centre");
  if (!isOn(useBrand(), "MANUALREBATE")) return <EmptyPane name="manualRebate" />;
  return (
    <Frame title={t("pane.manualRebate")} middle>
      <Rebates />
    </Frame>
  );
}
