import { randomBytes, randomUUID } from "node:crypto";

export type PaymentStatus = "OPEN" | "PAID" | "FAILED" | "EXPIRED";

/** One payment a shop asked for. Amounts are units of 1/100000 of the currency's main unit. */
export interface Payment {
  readonly id: bigint;
  readonly publicId: string;
  readonly reference: string;
  readonly units: bigint;
  readonly currency: string;
  readonly description: string;
  readonly callbackUrl: string;
  readonly returnUrl: string;
  readonly status: PaymentStatus;
  readonly paidUnits: bigint | null;
  readonly paidAt: Temporal.Instant | null;
  /** The name of the account that paid, where it is told. */
  readonly payer: string | null;
  readonly createdAt: Temporal.Instant;
  readonly expiresAt: Temporal.Instant;
}

/** What the shop's order says; its own number makes it one payment however often it is sent. */
export interface Order {
  readonly reference: string;
  readonly units: bigint;
  readonly currency: string;
  readonly description: string;
  readonly callbackUrl: string;
  readonly returnUrl: string;
}

/** A number nobody guesses: it is all a visitor needs to open the checkout page. */
export function newPaymentId(): string {
  return `gp_${randomBytes(16).toString("hex")}`;
}

export function newEventId(): string {
  return `ev_${randomUUID()}`;
}

/** The JSON text of a callback. Signed and sent as these very bytes at each attempt. */
export function callbackBody(
  payment: Payment,
  status: Exclude<PaymentStatus, "OPEN">,
  event: string,
): string {
  const paid = status === "PAID";
  return JSON.stringify({
    id: payment.publicId,
    reference: payment.reference,
    status,
    amount: (paid ? (payment.paidUnits ?? payment.units) : payment.units).toString(),
    currency: payment.currency,
    paidAt: paid ? (payment.paidAt?.toString() ?? null) : null,
    ...(payment.payer === null ? {} : { payer: payment.payer }),
    event,
  });
}
