import type { LimitName, PlayerLimit } from "@perya/api-client/player";

/** Limits on amounts by what they are of, in the order shown. */
export const GROUPS = {
  deposit: ["dailyDeposit", "weeklyDeposit", "monthlyDeposit"],
  balance: ["balance"],
  loss: ["dailyLoss", "weeklyLoss", "monthlyLoss"],
  wager: ["dailyWager", "weeklyWager", "monthlyWager"],
  bet: ["singleBet"],
} as const satisfies Record<string, readonly PlayerLimit["name"][]>;
export type Group = keyof typeof GROUPS;
export const GROUP_NAMES = Object.keys(GROUPS) as Group[];

/** What a limit is of. */
export function groupOf(name: LimitName): Group | "time" {
  return GROUP_NAMES.find((group) => (GROUPS[group] as readonly string[]).includes(name)) ?? "time";
}
