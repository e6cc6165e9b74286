import type { LotteryRules } from "@perya/lottery-kit";

/**
 * The rules by which lotteries are drawn and settled, loaded when a player opens one: the same
 * program the server runs.
 */
const RULES: Readonly<Record<string, () => Promise<LotteryRules>>> = {
  "vn-north": () =>
    import("@perya/game-vn-lottery/rules").then(({ vnNorth }) => vnNorth as LotteryRules),
  "vn-south": () =>
    import("@perya/game-vn-lottery/rules").then(({ vnSouth }) => vnSouth as LotteryRules),
  thai: () => import("@perya/game-thai-lottery/rules").then(({ thai }) => thai as LotteryRules),
  keno: () => import("@perya/game-keno/rules").then(({ keno }) => keno as LotteryRules),
  k3: () => import("@perya/game-k3/rules").then(({ k3 }) => k3 as LotteryRules),
  "k3-triples-lose": () =>
    import("@perya/game-k3/rules").then(({ k3TriplesLose }) => k3TriplesLose as LotteryRules),
  pk10: () => import("@perya/game-pk10/rules").then(({ pk10 }) => pk10 as LotteryRules),
  ssc: () => import("@perya/game-ssc-lottery/rules").then(({ ssc }) => ssc as LotteryRules),
  "11x5": () =>
    import("@perya/game-eleven-five/rules").then(({ elevenFive }) => elevenFive as LotteryRules),
  "mark-six": () =>
    import("@perya/game-mark-six/rules").then(({ markSix }) => markSix as LotteryRules),
};

/** The codes of all rules this program knows. */
export const RULE_CODES = Object.keys(RULES);

/** The rules of a lottery by their code. Throws for a code this program is too old to know. */
export async function rulesOf(code: string): Promise<LotteryRules> {
  const load = RULES[code];
  if (!load) throw new RangeError(`There are no rules of the name ${code}`);
  return load();
}
