/** How a payment password changed. RESET took it away, and was decided by staff. */
export type PaymentChange = "SET" | "SET_BY_CODE" | "CHANGED" | "RECOVERED" | "RESET";

export const PAYMENT_CHANGES = [
  "SET",
  "SET_BY_CODE",
  "CHANGED",
  "RECOVERED",
  "RESET",
] as const satisfies readonly PaymentChange[];

/** Which password confirms a withdrawal. */
export type ConfirmingSecret = "payment" | "login";
