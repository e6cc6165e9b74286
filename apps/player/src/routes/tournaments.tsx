import { TournamentList } from "../features/tournaments/tournament-list.tsx";
import { TournamentTabs } from "../features/tournaments/tournament-tabs.tsx";
import { useBrand } from "../shared/brand/brand.ts";
import { useText } from "../shared/language/text.ts";
import { Page as Frame } from "../shared/layout/page.tsx";
import { Empty } from "../shared/layout/states.tsx";

/** The brand's tournaments; a brand that has switched the pane off has none here either. */
export function Page() {
  const t = useText("tournaments");
  const centre = useText("centre");
  const { features } = useBrand();
  if (!features.has("MISSIONS"))
    return (
      <Frame title={t("title")} narrow>
        <Empty title={centre("off")} />
      </Frame>
    );
  return (
    <Frame title={t("title")} narrow>
      <TournamentTabs />
      <TournamentList />
    </Frame>
  );
}
