import { Counter } from "prom-client";

/** Deposits by the state they reached. */
export const depositsMoved = new Counter({ name: "perya_deposits_moved_total", help: "Deposits by the state they reached.", labelNames: ["status"] });

/** Withdrawals by the state they reached. */
export const withdrawalsMoved = new Counter({
  name: "perya_withdrawals_moved_total",
  help: "Withdrawals by the state they reached.",
  labelNames: ["status"],
});
