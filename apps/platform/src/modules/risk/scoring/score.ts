import type { RiskSettings } from "../risk-settings.ts";
import type { RiskFacts } from "../rules/facts.ts";
import type { Rule, SubjectKind } from "../rules/rule.ts";
import { RULES, type RuleName } from "../rules/rules.ts";

/** Why a score is above zero. */
interface Reason {
  readonly rule: RuleName;
  readonly weight: number;
  /** For staff. */
  readonly words: string;
}

/** What the rules say: the sum of the weights of those that found something, at most 100. */
export interface Score {
  readonly score: number;
  readonly reasons: readonly Reason[];
}

const HIGHEST = 100;

/** Applies every rule that is switched on to what is known. */
export function scoreOf(kind: SubjectKind, facts: RiskFacts, settings: RiskSettings): Score {
  const reasons = (Object.keys(RULES) as RuleName[])
    .flatMap((name) => reasonOf(name, kind, facts, settings) ?? [])
    .toSorted((a, b) => b.weight - a.weight || (a.rule < b.rule ? -1 : 1));
  const sum = reasons.reduce((total, { weight }) => total + weight, 0);
  return { score: Math.min(sum, HIGHEST), reasons };
}

function reasonOf<Name extends RuleName>(
  name: Name,
  kind: SubjectKind,
  facts: RiskFacts,
  { rules, reportedAbove }: RiskSettings,
): Reason | undefined {
  const rule: Rule<Name> = RULES[name];
  const setting = rules[name];
  if (!setting.on || !rule.of.includes(kind)) return undefined;
  const words = rule.find(facts, { ...setting, reportedAbove: BigInt(reportedAbove) });
  return words === undefined ? undefined : { rule: name, weight: setting.weight, words };
}
