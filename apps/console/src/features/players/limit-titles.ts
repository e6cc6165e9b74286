import type { ChangedLimit, PlayerLimit } from "@perya/api-client/operator";

/** What staff call each limit of a player. */
export const LIMIT_TITLES: Readonly<Record<PlayerLimit["name"], string>> = {
  dailyDeposit: "Deposits in 24 hours at most",
  weeklyDeposit: "Deposits in 7 days at most",
  monthlyDeposit: "Deposits in 30 days at most",
  balance: "Balance held at most",
  dailyLoss: "Loss in 24 hours at most",
  weeklyLoss: "Loss in 7 days at most",
  monthlyLoss: "Loss in 30 days at most",
  dailyWager: "Wager in 24 hours at most",
  weeklyWager: "Wager in 7 days at most",
  monthlyWager: "Wager in 30 days at most",
  singleBet: "Single bet at most",
};

export const LIMIT_NAMES = Object.keys(LIMIT_TITLES) as PlayerLimit["name"][];

/** All that changes as a limit does: also those of the time at play, which only players set. */
export const ALL_TITLES: Readonly<Record<ChangedLimit, string>> = {
  ...LIMIT_TITLES,
  dailyMinutes: "Minutes of play in 24 hours at most",
  weeklyMinutes: "Minutes of play in 7 days at most",
  monthlyMinutes: "Minutes of play in 30 days at most",
  realityCheck: "Minutes between reality checks at most",
};
