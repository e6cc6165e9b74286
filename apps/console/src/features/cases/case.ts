import type { CaseDetails, CaseRow } from "@perya/api-client/operator";

export const CASE_STATES = [
  "OPEN",
  "INVESTIGATING",
  "CLEARED",
  "RESTRICTED",
  "REPORTED",
] as const satisfies readonly CaseRow["state"][];

/** What a step means, in words after the name of who did it. */
export const STEP_WORDS: Readonly<Record<CaseDetails["steps"][number]["kind"], string>> = {
  OPENED: "opened the case",
  FOUND: "found more",
  NOTE: "wrote",
  ASSIGNED: "assigned it",
  MOVED: "moved it",
  FILE: "added a file",
};

/** A state as people read it. */
export function stateWords(state: string): string {
  return state.replaceAll("_", " ").toLowerCase();
}
