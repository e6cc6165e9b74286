import { useText } from "../../shared/language/text.ts";
import { Tabs } from "../../shared/layout/page.tsx";

/** The two parts of the pane: missions, and tournaments. */
export function TournamentTabs() {
  const t = useText("tournaments");
  const missions = useText("missions");
  return (
    <Tabs
      label={t("tabs")}
      tabs={[
        { to: "/member/missionLeaderboard", title: missions("title") },
        { to: "/member/missionLeaderboard/tournaments", title: t("title") },
      ]}
    />
  );
}
