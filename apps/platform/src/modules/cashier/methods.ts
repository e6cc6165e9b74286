import type { BrandSettings } from "../settings/index.ts";

/** A bank account of the house that players transfer to. */
export interface HouseBankAccount {
  readonly bank: string;
  readonly number: string;
  readonly holder: string;
}

/** A deposit method of a brand. Amounts are ledger units. */
export interface DepositMethod {
  readonly code: MethodCode;
  readonly enabled: boolean;
  readonly name: string;
  readonly minUnits: bigint;
  readonly maxUnits: bigint;
  readonly expiresMinutes: number;
  /** Where to transfer to; only for manual transfers. */
  readonly account?: HouseBankAccount;
}

export const METHOD_CODES = ["sandbox", "bank-transfer"] as const;

export type MethodCode = (typeof METHOD_CODES)[number];

/** A brand's methods, from the section "methods" of its settings. */
export function methodsOf(section: BrandSettings["methods"]): Record<MethodCode, DepositMethod> {
  const termsOf = (code: MethodCode): DepositMethod => {
    const { min, max, ...rest } = section[code];
    return { ...rest, code, minUnits: BigInt(min), maxUnits: BigInt(max) };
  };
  return { sandbox: termsOf("sandbox"), "bank-transfer": termsOf("bank-transfer") };
}
