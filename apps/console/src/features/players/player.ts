import type { Amount } from "../../shared/shapes.ts";

/** A player as staff see one. */
export interface Player360 {
  readonly id: string;
  readonly username: string;
  readonly currency: string;
  readonly book: string;
  readonly kycLevel: number;
  readonly createdAt: string;
  readonly lastLoginAt: string | null;
  readonly balance: { readonly cash: Amount; readonly held: Amount; readonly owed: Amount };
  readonly totals: { readonly deposits: Amount; readonly withdrawals: Amount; readonly stake: Amount; readonly payout: Amount; readonly ggr: Amount };
  readonly guards: {
    readonly blocked: boolean;
    readonly excludedUntil: string | null;
    readonly singleBet: Amount | null;
    readonly dailyWager: Amount | null;
  };
  readonly sessions: readonly { readonly createdAt: string; readonly lastSeenAt: string; readonly ip: string; readonly userAgent: string }[];
  readonly bankAccounts: readonly {
    readonly id: string;
    readonly bank: string;
    readonly number: string;
    readonly holder: string;
    readonly usableFrom: string;
  }[];
  readonly openWithdrawals: readonly { readonly id: string; readonly status: string; readonly amount: Amount; readonly createdAt: string }[];
}
