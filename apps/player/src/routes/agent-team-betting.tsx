import { TeamBetting } from "../features/agent-teams/team-betting.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";

export function Page() {
  const t = useText("agentTeams");
  return (
    <Frame title={t("betting")} middle>
      <TeamBetting />
    </Frame>
  );
}
