import type { LotteryRules } from "@perya/lottery-kit";

const RULES: ReadonlyMap<string, LotteryRules> = new Map<string, LotteryRules>([]);

/** The rules a game is drawn and settled by, by their code: "vn-north". Undefined for a code nobody knows. */
export function findRules(code: string): LotteryRules | undefined {
  return RULES.get(code);
}

/** The rules of a game that has been drawn by them before. Throws when they are gone. */
export function rulesOf(code: string): LotteryRules {
  const rules = RULES.get(code);
  if (!rules) throw new Error(`There are no rules of the name ${code}`);
  return rules;
}
