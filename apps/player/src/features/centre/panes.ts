import type { IconName } from "../../shared/pictures/icon.tsx";

/** A pane as the menu of the member centre has it, under the specification's name. */
interface PaneAbout {
  readonly name: string;
  readonly to: string;
  readonly icon: IconName;
}

/** The panes, in the order of the menu. */
export const PANES = [
  { name: "securityCenter", to: "/member/securityCenter", icon: "me" },
  { name: "transferFund", to: "/member/transferFund", icon: "wallet" },
  { name: "depositv2", to: "/member/depositv2", icon: "deposit" },
  { name: "withdraw", to: "/member/withdraw", icon: "withdraw" },
  { name: "personalHistoryCopy", to: "/member/personalHistoryCopy", icon: "bets" },
  { name: "transactionHistory", to: "/member/transactionHistory", icon: "records" },
  { name: "personalProfit", to: "/member/personalProfit", icon: "profit" },
  { name: "messageV2", to: "/member/messageV2", icon: "chat" },
] as const satisfies readonly PaneAbout[];
