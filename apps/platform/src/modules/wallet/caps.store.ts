import { sql } from "@perya/postgres/sql";
import type { CapName } from "./wallet.ts";

/** The columns of wallet_account that keep caps. */
export const CAP_COLUMN = {
  singleBet: "single_bet",
  dailyWager: "daily_wager",
  weeklyWager: "weekly_wager",
  monthlyWager: "monthly_wager",
  dailyLoss: "daily_loss",
  weeklyLoss: "weekly_loss",
  monthlyLoss: "monthly_loss",
  bonusBet: "bonus_bet",
  bonusClosed: "bonus_closed",
} as const satisfies Record<CapName, string>;

/** The same as a query reads them. */
export const CAP_COLUMNS = sql`
  single_bet as "singleBet", daily_wager as "dailyWager", weekly_wager as "weeklyWager",
  monthly_wager as "monthlyWager", daily_loss as "dailyLoss", weekly_loss as "weeklyLoss",
  monthly_loss as "monthlyLoss", bonus_bet as "bonusBet", bonus_closed as "bonusClosed"`;
