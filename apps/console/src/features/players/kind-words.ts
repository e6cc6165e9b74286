const WORDS: Readonly<Record<string, string>> = {
  "0": "Member",
  "1": "Agent (1)",
  "2": "Agent (2)",
  "41": "Agent (41)",
  "42": "Agent (42)",
  "4": "Trial",
  staff: "Staff",
  system: "System",
};

/** A player's kind in words. */
export function kindWords(kind: string): string {
  return WORDS[kind] ?? kind;
}

/** Whether an account counts, in words. */
export function accountWords(type: "REAL" | "TRIAL" | "TEST"): string {
  return { REAL: "Real", TRIAL: "Trial, in no figures", TEST: "Test, in no figures" }[type];
}

/** Whether a kind has agent codes. */
export function isAgent(kind: string): boolean {
  return kind === "1" || kind === "2" || kind === "41" || kind === "42";
}
