import { AgentTeamOverview } from "../features/agent-teams/team-overview.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";

export function Page() {
  const t = useText("agentTeams");
  return (
    <Frame title={t("overview")} middle>
      <AgentTeamOverview />
    </Frame>
  );
}
