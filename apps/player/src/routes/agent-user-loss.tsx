import { UserLoss } from "../features/agent-teams/user-loss.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";

export function Page() {
  const t = useText("agentTeams");
  return (
    <Frame title={t("loss")} middle>
      <UserLoss />
    </Frame>
  );
}
