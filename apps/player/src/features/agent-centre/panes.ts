import type { Key } from "../../shared/language/text.ts";
import type { IconName } from "../../shared/pictures/icon.tsx";

/** A pane as the menu of the agent centre has it, under the specification's name. */
interface AgentPane {
  readonly name: AgentPaneName;
  readonly to: string;
  readonly icon: IconName;
}

type AgentPaneName =
  Key<"agentCentre"> extends infer All ? (All extends `pane.${infer Name}` ? Name : never) : never;

/** The panes, in the order of the menu. */
export const AGENT_PANES: readonly AgentPane[] = [
  { name: "agentTeamOverview", to: "/agent/agentTeamOverview", icon: "agent" },
  { name: "teamBetting", to: "/agent/teamBetting", icon: "bets" },
  { name: "userLoss", to: "/agent/userLoss", icon: "profit" },
];
