import { BonusList } from "../features/bonuses/bonus-list.tsx";
import { useBrand } from "../shared/brand/brand.ts";
import { Page as Frame } from "../shared/layout/page.tsx";
import { Empty } from "../shared/layout/states.tsx";
import { useText } from "../shared/language/text.ts";

/** The player's bonuses; a brand that has switched the pane off has none by its address neither. */
export function Page() {
  const t = useText("bonuses");
  const centre = useText("centre");
  const { features } = useBrand();
  return (
    <Frame title={t("title")} narrow>
      {features.has("BONUSDETAILS") ? <BonusList /> : <Empty title={centre("off")} />}
    </Frame>
  );
}
