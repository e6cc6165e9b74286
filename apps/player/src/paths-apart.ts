/*
 * Paths of pages that a visit rarely begins with. What loads them stands in a file that comes with
 * the first of them: the names of all their files would weigh on every first visit.
 */

/** Paths of the panes of the member centre below `/member`; the first that matches is used. */
export const PANE_PATHS = [
  "",
  "/securityCenter",
  "/securityCenter/devices",
  "/securityCenter/security",
  "/securityCenter/documents",
  "/securityCenter/data",
  "/securityCenter/limits",
  "/transferFund",
  "/depositv2",
  "/depositv2/first",
  "/depositv2/:id",
  "/withdraw",
  "/transferUpline",
  "/bonusDetails",
  "/rewardCenter",
  "/referral",
  "/missionLeaderboard",
  "/missionLeaderboard/tournaments",
  "/missionLeaderboard/tournaments/:id",
  "/manualRebate",
  "/withdraw/:id",
  "/personalHistoryCopy",
  "/personalHistoryCopy/lottery",
  "/personalHistoryCopy/:id",
  "/transactionHistory",
  "/personalProfit",
  "/messageV2",
] as const;

export type PanePath = (typeof PANE_PATHS)[number];

/** Panes of the agent centre, after `/agent`. */
export const AGENT_PATHS = ["/agentTeamOverview", "/teamBetting", "/userLoss"] as const;
export type AgentPath = (typeof AGENT_PATHS)[number];

/** Paths of pages that are there to be read. */
export const READING_PATHS = [
  "/help",
  "/helpmc",
  "/download",
  "/down",
  "/fairness",
  "/fairness/lottery",
  "/lotteryCenter",
  "/vip",
  "/raffles/:id",
  "/jackpots",
  "/redPackets/:id",
  "/terms",
  "/privacy",
  "/verify",
] as const;

export type ReadingPath = (typeof READING_PATHS)[number];
