import { Counter } from "prom-client";

/** Deposits by the state they reached. */
export const depositsMoved = new Counter({
  name: "perya_deposits_moved_total",
  help: "Deposits by the state they reached.",
  labelNames: ["status"],
});

/** What payment providers told, by how it was taken: "changed", "known", "unsigned", "unreadable" or the refusal. */
export const paymentCallbacks = new Counter({
  name: "perya_payment_callbacks_total",
  help: "Messages of payment providers, by how they were taken.",
  labelNames: ["provider", "outcome"],
});

/** Withdrawals by the state they reached. */
export const withdrawalsMoved = new Counter({
  name: "perya_withdrawals_moved_total",
  help: "Withdrawals by the state they reached.",
  labelNames: ["status"],
});
