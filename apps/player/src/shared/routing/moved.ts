/** Panes of the centres that have, or once had, another address. */
export const MOVED: Readonly<Record<string, string>> = {
  "/wallet": "/member/depositv2",
  "/wallet/first": "/member/depositv2/first",
  "/wallet/withdraw": "/member/withdraw",
  "/wallet/history": "/member/transferFund",
  "/wallet/deposit/:id": "/member/depositv2/:id",
  "/wallet/withdrawal/:id": "/member/withdraw/:id",
  "/records/account": "/member/transactionHistory",
  "/records/bets": "/member/personalHistoryCopy",
  "/records/lottery": "/member/personalHistoryCopy/lottery",
  "/records/bets/:id": "/member/personalHistoryCopy/:id",
  "/agent": "/agent/agentTeamOverview",
  "/referral": "/member/referral",
  "/me": "/member/securityCenter",
  "/me/devices": "/member/securityCenter/devices",
  "/me/security": "/member/securityCenter/security",
};
