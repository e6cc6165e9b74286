import { Counter } from "prom-client";

/**
 * Attempts of staff to sign in by how they ended: "entered", or the refusal. Many refusals mean
 * that passwords are being guessed.
 */
export const staffSignIns = new Counter({
  name: "perya_staff_sign_ins_total",
  help: "Attempts of staff to sign in, by how they ended.",
  labelNames: ["outcome"],
});
