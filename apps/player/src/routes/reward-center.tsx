import { RewardCenter } from "../features/rewards/reward-center.tsx";
import { useBrand } from "../shared/brand/brand.ts";
import { useText } from "../shared/language/text.ts";
import { Page as Frame } from "../shared/layout/page.tsx";
import { Empty } from "../shared/layout/states.tsx";

/** The reward centre; a brand that has switched it off has none by its address neither. */
export function Page() {
  const centre = useText("centre");
  const { features } = useBrand();
  return (
    <Frame title={centre("pane.rewardCenter")} narrow>
      {features.has("REWARDCENTER") ? <RewardCenter /> : <Empty title={centre("off")} />}
    </Frame>
  );
}
