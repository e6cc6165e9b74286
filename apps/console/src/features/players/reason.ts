/** What every change of a player asks for. */
export const REASON = {
  name: "reason",
  label: "Reason",
  hint: "Kept in the audit trail.",
} as const;
