/** Sorts of messages, as the server names them. */
export const KINDS = [
  "deposit",
  "withdrawal",
  "limits",
  "documents",
  "vip",
  "points",
  "promotions",
  "wins",
  "security",
  "staff",
] as const;

/** Those that may be mailed too. */
export const MAIL_KINDS = [
  "deposit",
  "withdrawal",
  "limits",
  "documents",
  "vip",
  "points",
  "promotions",
  "wins",
  "staff",
] as const;
