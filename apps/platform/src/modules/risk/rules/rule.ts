import type { RiskSettings } from "../risk-settings.ts";
import type { RiskFacts } from "./facts.ts";

/** What is looked at. */
export type SubjectKind = "deposit" | "withdrawal" | "registration";

type Rules = RiskSettings["rules"];

/** The settings of a brand that a rule reads: its own, and those of the whole section. */
type Setting<Name extends keyof Rules> = Rules[Name] & {
  readonly reportedAbove: bigint;
};

/** One thing that raises suspicion. */
export interface Rule<Name extends keyof Rules> {
  readonly of: readonly SubjectKind[];
  /** What it found, as a sentence for staff; undefined for nothing. */
  readonly find: (facts: RiskFacts, setting: Setting<Name>) => string | undefined;
}
