import type { AgentPath, PanePath, ReadingPath } from "./paths-apart.ts";
import type { lazily } from "./shared/routing/pages.ts";

type Load = Parameters<typeof lazily>[0];

/** What loads each pane of the member centre. */
export const PANE_PARTS: Readonly<Record<PanePath, Load>> = {
  "": () => import("./routes/member.tsx"),
  "/securityCenter": () => import("./routes/me.tsx"),
  "/securityCenter/devices": () => import("./routes/devices.tsx"),
  "/securityCenter/security": () => import("./routes/security.tsx"),
  "/securityCenter/documents": () => import("./routes/documents.tsx"),
  "/securityCenter/data": () => import("./routes/my-data.tsx"),
  "/securityCenter/limits": () => import("./routes/limits.tsx"),
  "/transferFund": () => import("./routes/wallet.tsx"),
  "/depositv2": () => import("./routes/deposit-form.tsx"),
  "/depositv2/first": () => import("./routes/first-deposit.tsx"),
  "/depositv2/:id": () => import("./routes/deposit.tsx"),
  "/withdraw": () => import("./routes/withdraw.tsx"),
  "/transferUpline": () => import("./routes/transfer-upline.tsx"),
  "/bonusDetails": () => import("./routes/bonus-details.tsx"),
  "/rewardCenter": () => import("./routes/reward-center.tsx"),
  "/referral": () => import("./routes/referral.tsx"),
  "/missionLeaderboard": () => import("./routes/missions.tsx"),
  "/missionLeaderboard/tournaments": () => import("./routes/tournaments.tsx"),
  "/missionLeaderboard/tournaments/:id": () => import("./routes/tournament.tsx"),
  "/manualRebate": () => import("./routes/rebate.tsx"),
  "/withdraw/:id": () => import("./routes/withdrawal.tsx"),
  "/personalHistoryCopy": () => import("./routes/betting-record.tsx"),
  "/personalHistoryCopy/lottery": () => import("./routes/lottery-records.tsx"),
  "/personalHistoryCopy/:id": () => import("./routes/round.tsx"),
  "/transactionHistory": () => import("./routes/account-record.tsx"),
  "/personalProfit": () => import("./routes/profit.tsx"),
  "/messageV2": () => import("./routes/messages.tsx"),
};

/** What loads each pane of the agent centre. */
export const AGENT_PARTS: Readonly<Record<AgentPath, Load>> = {
  "/agentTeamOverview": () => import("./routes/agent-team-overview.tsx"),
  "/teamBetting": () => import("./routes/agent-team-betting.tsx"),
  "/userLoss": () => import("./routes/agent-user-loss.tsx"),
};

/** What loads each page that is there to be read. */
export const READING_PARTS: Readonly<Record<ReadingPath, Load>> = {
  "/help": () => import("./routes/help.tsx"),
  "/helpmc": () => import("./routes/help-mc.tsx"),
  "/download": () => import("./routes/download.tsx"),
  "/down": () => import("./routes/down.tsx"),
  "/fairness": () => import("./routes/fairness.tsx"),
  "/fairness/lottery": () => import("./routes/lottery-proof.tsx"),
  "/lotteryCenter": () => import("./routes/lottery-centre.tsx"),
  "/raffles/:id": () => import("./routes/raffle.tsx"),
  "/redPackets/:id": () => import("./routes/red-packet.tsx"),
  "/vip": () => import("./routes/vip.tsx"),
  "/jackpots": () => import("./routes/jackpots.tsx"),
  "/terms": () => import("./routes/terms.tsx"),
  "/privacy": () => import("./routes/privacy.tsx"),
  "/verify": () => import("./routes/verify.tsx"),
};
