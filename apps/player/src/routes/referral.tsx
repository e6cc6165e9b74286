import { EmptyPane } from "../features/centre/empty-pane.tsx";
import { Referral } from "../features/referral/referral.tsx";
import { isOn, useBrand } from "../shared/brand/brand.ts";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";

/** A player's invitation and friends, where the brand has friends invited. */
export function Page() {
  const t = useText("centre");
  if (!isOn(useBrand(), "REFERRAL")) return <EmptyPane name="referral" />;
  return (
    <Frame title={t("pane.referral")} middle>
      <Referral />
    </Frame>
  );
}
