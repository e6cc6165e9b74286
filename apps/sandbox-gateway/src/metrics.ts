import { collectDefaultMetrics, Counter, Registry } from "prom-client";

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

export const delivered = new Counter({
  name: "gateway_callbacks_delivered_total",
  help: "Callbacks a shop answered with 2xx.",
  registers: [registry],
});
export const failed = new Counter({
  name: "gateway_callbacks_failed_total",
  help: "Deliveries a shop did not accept; each is retried.",
  registers: [registry],
});
export const settled = new Counter({
  name: "gateway_payments_settled_total",
  help: "Payments by outcome.",
  labelNames: ["act"],
  registers: [registry],
});
