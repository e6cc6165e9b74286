import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { insertCallback } from "./callbacks.store.ts";
import { callbackBody, newEventId, type Payment, type PaymentStatus } from "./payment.ts";
import { lockPayment, setPayer, setStatus } from "./payments.store.ts";

/**
 * What a visitor may do with an open payment: the honest ways, and the ways real banks misbehave.
 */
export type Act =
  | { readonly act: "pay" | "fail" | "twice" | "late" | "never" | "taken-back" }
  | { readonly act: "other-amount"; readonly units: bigint }
  | { readonly act: "named"; readonly payer: string }
  | { readonly act: "delayed"; readonly seconds: number };

/** Seconds between the news that a payment ran out and the money that came all the same. */
const LATE_SECONDS = 3;
/** Seconds between the news of a payment and that of its charge-back. */
const TAKEN_BACK_SECONDS = 3;
/** Seconds before a repeated callback. */
const REPEAT_SECONDS = 2;

/**
 * Settles an open payment and stores the shop's callback and its time. A settled payment
 * is refused: money moves once.
 */
export async function settlePayment(
  tx: Tx,
  publicId: string,
  act: Act,
): Promise<Result<Payment, "NOT_FOUND" | "NOT_OPEN">> {
  const payment = await lockPayment(tx, publicId);
  if (!payment) return refuse("NOT_FOUND");
  if (payment.status !== "OPEN") return refuse("NOT_OPEN");
  return ok(await carryOut(tx, payment, act));
}

/** Seconds until each callback of the acts that differ in nothing else. */
const CALLBACKS_AFTER = { pay: [0], "other-amount": [0], never: [] } as const;

function carryOut(tx: Tx, payment: Payment, act: Act): Promise<Payment> {
  if (act.act === "fail") return settle(tx, payment, "FAILED", [0]);
  if (act.act === "twice") return payTwice(tx, payment);
  if (act.act === "late") return payLate(tx, payment);
  if (act.act === "taken-back") return payAndTakeBack(tx, payment);
  if (act.act === "named") return payNamed(tx, payment, act.payer);
  if (act.act === "delayed") return settle(tx, payment, "PAID", [act.seconds]);
  return settle(
    tx,
    payment,
    "PAID",
    CALLBACKS_AFTER[act.act],
    act.act === "other-amount" ? act.units : payment.units,
  );
}

/** Sends the shop a callback that was held back, or repeats one. */
export async function callbackAgain(
  tx: Tx,
  publicId: string,
): Promise<Result<Payment, "NOT_FOUND" | "NOT_SETTLED">> {
  const payment = await lockPayment(tx, publicId);
  if (!payment) return refuse("NOT_FOUND");
  if (payment.status === "OPEN") return refuse("NOT_SETTLED");
  await addCallback(tx, payment, payment.status, 0);
  return ok(payment);
}

async function settle(
  tx: Tx,
  payment: Payment,
  status: "PAID" | "FAILED",
  delays: readonly number[],
  units: bigint = payment.units,
): Promise<Payment> {
  const settled = await setStatus(tx, payment.id, status, status === "PAID" ? units : null);
  for (const delay of delays) await addCallback(tx, settled, status, delay);
  return settled;
}

/** Paid from an account whose name the shop is told. */
async function payNamed(tx: Tx, payment: Payment, payer: string): Promise<Payment> {
  await setPayer(tx, payment.id, payer);
  return settle(tx, payment, "PAID", [0]);
}

/** First the news that the time is over, then the money. */
async function payLate(tx: Tx, payment: Payment): Promise<Payment> {
  await addCallback(tx, payment, "EXPIRED", 0);
  return settle(tx, payment, "PAID", [LATE_SECONDS]);
}

/** First the news that it was paid, then that it was not: a charge-back. */
async function payAndTakeBack(tx: Tx, payment: Payment): Promise<Payment> {
  await addCallback(tx, payment, "PAID", 0);
  return settle(tx, payment, "FAILED", [TAKEN_BACK_SECONDS]);
}

/** The same event again, byte for byte, and the same payment under a new event: both happen. */
async function payTwice(tx: Tx, payment: Payment): Promise<Payment> {
  const settled = await setStatus(tx, payment.id, "PAID", payment.units);
  const event = newEventId();
  const body = callbackBody(settled, "PAID", event);
  await insertCallback(tx, payment.id, event, body, 0);
  await insertCallback(tx, payment.id, event, body, 0);
  await addCallback(tx, settled, "PAID", REPEAT_SECONDS);
  return settled;
}

async function addCallback(
  tx: Tx,
  payment: Payment,
  status: Exclude<PaymentStatus, "OPEN">,
  delaySeconds: number,
): Promise<void> {
  const event = newEventId();
  await insertCallback(tx, payment.id, event, callbackBody(payment, status, event), delaySeconds);
}
