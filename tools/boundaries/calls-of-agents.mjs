/** The same as `allowedCalls`, of modules about agents and their teams. */
export const callsOfAgents = {
  agents: ["approvals", "audit", "brands", "facts", "identity", "players", "staff"],
};
