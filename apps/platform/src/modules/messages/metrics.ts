import { Counter } from "prom-client";

/**
 * Text messages that were not sent: their budget was spent, or the brand does not serve their
 * country.
 */
export const smsRefused = new Counter({
  name: "perya_sms_refused_total",
  help:
    "Text messages that were not sent: QUOTA_EXCEEDED when the budget is spent, " +
    "OPERATION_NOT_ALLOWED for a country that is not served.",
  labelNames: ["reason"],
});
