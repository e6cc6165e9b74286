import { UNITS_PER_MAJOR } from "@perya/money";

/** A bank account of the house that players transfer to. */
interface HouseBankAccount {
  readonly bank: string;
  readonly number: string;
  readonly holder: string;
}

/** A deposit method. Amounts are ledger units. */
export interface DepositMethod {
  readonly code: MethodCode;
  readonly name: string;
  readonly minUnits: bigint;
  readonly maxUnits: bigint;
  readonly expiresMinutes: number;
  /** Where to transfer to; only for manual transfers. */
  readonly account?: HouseBankAccount;
}

export const METHOD_CODES = ["sandbox", "bank-transfer"] as const;

export type MethodCode = (typeof METHOD_CODES)[number];

/** The methods of the demo brand. */
export const DEPOSIT_METHODS: Readonly<Record<MethodCode, DepositMethod>> = {
  sandbox: {
    code: "sandbox",
    name: "Sandbox Bank",
    minUnits: 100n * UNITS_PER_MAJOR,
    maxUnits: 50_000n * UNITS_PER_MAJOR,
    expiresMinutes: 30,
  },
  "bank-transfer": {
    code: "bank-transfer",
    name: "Bank transfer",
    minUnits: 100n * UNITS_PER_MAJOR,
    maxUnits: 200_000n * UNITS_PER_MAJOR,
    expiresMinutes: 30,
    account: { bank: "Banko ng Perya", number: "0012 3456 7890", holder: "Perya Demo Inc." },
  },
};
