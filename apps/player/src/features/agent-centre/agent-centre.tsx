import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { CentreWindow } from "../../shared/centre/centre-window.tsx";
import { PaneList } from "../../shared/centre/pane-list.tsx";
import { reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Page } from "../../shared/layout/page.tsx";
import { Empty } from "../../shared/layout/states.tsx";
import { isAgent } from "../../shared/session/is-agent.ts";
import { AGENT_PANES } from "./panes.ts";

/** The agent centre, over the page one came from; who leads nobody is told so. */
export default function AgentCentre({ children }: { children: ReactNode }) {
  const t = useText("agentCentre");
  const { data: member } = useQuery(reading("/member"));
  const isOther = member !== undefined && !isAgent(member.type);
  const panes = AGENT_PANES.map(({ name, to, icon }) => ({ to, icon, title: t(`pane.${name}`) }));
  return (
    <CentreWindow
      title={t("title")}
      menu={<PaneList title={t("title")} panes={isOther ? [] : panes} />}
    >
      {isOther ? (
        <Page title={t("title")} narrow>
          <Empty title={t("agentsOnly")} />
        </Page>
      ) : (
        children
      )}
    </CentreWindow>
  );
}
