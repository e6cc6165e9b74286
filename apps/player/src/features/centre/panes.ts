import type { Feature } from "../../shared/brand/brand.ts";
import type { Key } from "../../shared/language/text.ts";
import type { IconName } from "../../shared/pictures/icon.tsx";

/** A pane as the menu of the member centre has it, under the specification's name. */
export interface Pane {
  readonly name: PaneName;
  readonly to: string;
  readonly icon: IconName;
  /** It is there where the brand's feature tree has this on. */
  readonly feature?: Feature;
  /** It is there for members whom another one invited. */
  readonly forDownline?: true;
}

type PaneName =
  Key<"centre"> extends infer All ? (All extends `pane.${infer Name}` ? Name : never) : never;

/** The panes, in the order of the menu. */
export const PANES: readonly Pane[] = [
  { name: "securityCenter", to: "/member/securityCenter", icon: "me" },
  { name: "transferFund", to: "/member/transferFund", icon: "wallet" },
  { name: "depositv2", to: "/member/depositv2", icon: "deposit" },
  { name: "withdraw", to: "/member/withdraw", icon: "withdraw" },
  { name: "transferUpline", to: "/member/transferUpline", icon: "agent", forDownline: true },
  { name: "personalHistoryCopy", to: "/member/personalHistoryCopy", icon: "bets" },
  { name: "transactionHistory", to: "/member/transactionHistory", icon: "records" },
  { name: "personalProfit", to: "/member/personalProfit", icon: "profit" },
  { name: "bonusDetails", to: "/member/bonusDetails", icon: "bonus", feature: "BONUSDETAILS" },
  { name: "rewardCenter", to: "/member/rewardCenter", icon: "mall", feature: "REWARDCENTER" },
  { name: "referral", to: "/member/referral", icon: "invite", feature: "REFERRAL" },
  {
    name: "missionLeaderboard",
    to: "/member/missionLeaderboard",
    icon: "vip",
    feature: "MISSIONS",
  },
  { name: "messageV2", to: "/member/messageV2", icon: "chat" },
  { name: "manualRebate", to: "/member/manualRebate", icon: "promotions", feature: "MANUALREBATE" },
];
