import { randomBytes } from "node:crypto";

/** PLACED waits to be released; RELEASED is under way. */
export type PayoutStatus = "PLACED" | "RELEASED" | "PAID" | "FAILED";

/** One payout a shop asked for. Amounts are units of 1/100000 of the currency's main unit. */
export interface Payout {
  readonly id: bigint;
  readonly publicId: string;
  readonly reference: string;
  readonly units: bigint;
  readonly currency: string;
  readonly bank: string;
  readonly number: string;
  readonly holder: string;
  readonly callbackUrl: string;
  readonly status: PayoutStatus;
  readonly paidUnits: bigint | null;
}

/** What the shop's request says. */
export type PayoutRequest = Pick<
  Payout,
  "reference" | "units" | "currency" | "bank" | "number" | "holder" | "callbackUrl"
>;

export function newPayoutId(): string {
  return `go_${randomBytes(16).toString("hex")}`;
}

/** What the bank does of a payout, the honest way first. */
export type Behaviour =
  | "pay"
  | "fail"
  | "twice"
  | "late"
  | "never"
  | "other-amount"
  | "slow"
  | "refuse"
  | "lose-release"
  | "other-number"
  | "lose-order";

/** Misbehaviour is asked for by the last three digits of the account. The README lists them. */
const BY_ENDING: Readonly<Record<string, Behaviour>> = {
  "901": "fail",
  "902": "twice",
  "903": "late",
  "904": "never",
  "905": "other-amount",
  "906": "slow",
  "907": "refuse",
  "908": "lose-release",
  "909": "other-number",
  "910": "lose-order",
};

export function behaviourOf({ number }: Pick<Payout, "number">): Behaviour {
  return BY_ENDING[number.slice(-3)] ?? "pay";
}

/** What anyone who may is told of a payout. */
export function payoutWire(payout: Payout) {
  return {
    id: payout.publicId,
    reference: payout.reference,
    status: payout.status,
    amount: (payout.paidUnits ?? payout.units).toString(),
    currency: payout.currency,
  };
}
