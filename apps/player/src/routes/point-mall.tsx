import { PointMall } from "../features/points/point-mall.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";

/** What points can be spent on, for guests too. */
export function Page() {
  const t = useText("points");
  return (
    <Frame title={t("title")}>
      <PointMall />
    </Frame>
  );
}
