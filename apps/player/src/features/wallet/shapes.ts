import type { Amount } from "../../shared/shapes.ts";

export interface DepositMethod {
  readonly code: "sandbox" | "bank-transfer";
  readonly name: string;
  readonly min: Amount;
  readonly max: Amount;
  readonly expiresMinutes: number;
}

export interface Methods {
  readonly deposit: readonly DepositMethod[];
  readonly withdrawal: {
    readonly min: Amount;
    readonly max: Amount;
    readonly dailyLeft: Amount;
    readonly kycLevel: number;
    readonly needsKyc: number;
    readonly turnoverLeft: Amount;
    readonly blocked?: string;
  };
}

export interface Deposit {
  readonly id: string;
  readonly status: string;
  readonly method: string;
  readonly amount: Amount;
  readonly paid?: Amount;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly checkoutUrl?: string;
  readonly transfer?: { readonly bank: string; readonly number: string; readonly holder: string; readonly exactAmount: Amount };
  readonly slip: boolean;
  readonly reason?: string;
}

export interface BankAccount {
  readonly id: string;
  readonly bank: string;
  readonly number: string;
  readonly holder: string;
  readonly usableFrom: string;
}

export interface Withdrawal {
  readonly id: string;
  readonly status: string;
  readonly amount: Amount;
  readonly bankAccount: BankAccount;
  readonly createdAt: string;
  readonly timeline: readonly { readonly status: string; readonly at: string; readonly reason?: string }[];
  readonly reason?: string;
}
