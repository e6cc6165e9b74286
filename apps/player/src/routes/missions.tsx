import { Missions } from "../features/missions/missions.tsx";
import { TournamentTabs } from "../features/tournaments/tournament-tabs.tsx";
import { useBrand } from "../shared/brand/brand.ts";
import { useText } from "../shared/language/text.ts";
import { Page as Frame } from "../shared/layout/page.tsx";
import { Empty } from "../shared/layout/states.tsx";

/** The player's missions; a brand that has switched the pane off has none by its address either. */
export function Page() {
  const t = useText("missions");
  const centre = useText("centre");
  const { features } = useBrand();
  return (
    <Frame title={t("title")} narrow>
      {features.has("MISSIONS") ? (
        <>
          <TournamentTabs />
          <Missions />
        </>
      ) : (
        <Empty title={centre("off")} />
      )}
    </Frame>
  );
}
