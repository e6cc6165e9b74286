import { Counter } from "prom-client";

/** Deposits by the state they reached. */
export const depositsMoved = new Counter({
  name: "perya_deposits_moved_total",
  help: "Deposits by the state they reached.",
  labelNames: ["status"],
});

/**
 * Messages from payment providers, by outcome: "changed", "known", "unsigned", "unreadable" or
 * the refusal.
 */
export const paymentCallbacks = new Counter({
  name: "perya_payment_callbacks_total",
  help: "Messages from payment providers, by outcome.",
  labelNames: ["provider", "outcome"],
});

/** Withdrawals by the state they reached. */
export const withdrawalsMoved = new Counter({
  name: "perya_withdrawals_moved_total",
  help: "Withdrawals by the state they reached.",
  labelNames: ["status"],
});
