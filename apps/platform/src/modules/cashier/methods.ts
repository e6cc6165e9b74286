import type { FeeTerms } from "@perya/money";
import type { LanguageCode } from "@perya/languages";
import { bpsOf, METHOD_CODES } from "./deposits/terms/declared-methods.ts";
import type { Hours } from "./deposits/terms/hours.ts";
import type { PaymentKind } from "../../declared-payment-kinds.ts";
import type { BrandSettings } from "../settings/index.ts";

export { METHOD_CODES } from "./deposits/terms/declared-methods.ts";
export type MethodCode = (typeof METHOD_CODES)[number];

/** Methods by which a player pays an amount they choose. */
export const PAID_METHODS = ["sandbox", "qr", "btcpay", "bank-transfer"] as const;

/** A bank account of the house that players transfer to. */
export interface HouseBankAccount {
  readonly bank: string;
  readonly number: string;
  readonly holder: string;
  /** What the account's QR code needs; only for transfers by one. */
  readonly swift?: string;
  readonly city?: string;
}

/** A deposit method of a brand. Amounts are ledger units. */
export interface DepositMethod extends Hours {
  readonly code: MethodCode;
  readonly enabled: boolean;
  /** What is paid with, which the law of the brand can forbid. */
  readonly kind: PaymentKind;
  readonly name: string;
  readonly order: number;
  readonly minUnits: bigint;
  readonly maxUnits: bigint;
  readonly fee: FeeTerms;
  /** The level of verification it needs. */
  readonly kycLevel: number;
  /** The only currency it takes; null for any. */
  readonly currency: string | null;
  readonly expiresMinutes: number;
  readonly picture: string | null;
  readonly instructions: Readonly<Partial<Record<LanguageCode, string | undefined>>>;
  /** Where to transfer to; only for transfers. */
  readonly account?: HouseBankAccount;
}

/** A voucher is worth what it says, whatever that is, and costs nothing. */
const OF_VOUCHERS = {
  minUnits: 0n,
  maxUnits: 10n ** 18n,
  fee: { bps: 0, flatUnits: 0n },
  expiresMinutes: 0,
};

/** A brand's methods in the order it wants them, from the section "methods" of its settings. */
export function methodsOf(
  section: BrandSettings["methods"],
): Readonly<Record<MethodCode, DepositMethod>> {
  const terms = METHOD_CODES.map((code) => termsOf(section, code));
  return Object.fromEntries(
    terms.toSorted((a, b) => a.order - b.order).map((one) => [one.code, one]),
  ) as Record<MethodCode, DepositMethod>;
}

function termsOf(section: BrandSettings["methods"], code: MethodCode): DepositMethod {
  if (code === "voucher") return { ...section.voucher, code, ...OF_VOUCHERS };
  const { min, max, feePercent, feeFlat, ...rest } = section[code];
  const fee = { bps: bpsOf(feePercent), flatUnits: BigInt(feeFlat) };
  return { ...rest, code, minUnits: BigInt(min), maxUnits: BigInt(max), fee };
}
