/** What money is paid with, as far as laws tell it apart, in the words that staff choose from. */
export const PAYMENT_KINDS = [
  "bank transfer",
  "e-wallet",
  "debit card",
  "credit card",
  "prepaid",
  "credit",
  "crypto",
  "cash",
] as const;

export type PaymentKind = (typeof PAYMENT_KINDS)[number];
