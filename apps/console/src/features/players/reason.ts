/** The reason required for every change of a player. */
export const REASON = {
  name: "reason",
  label: "Reason",
  hint: "Recorded in the audit trail.",
} as const;
