import { elevenFive } from "@perya/game-eleven-five/rules";
import { k3, k3TriplesLose } from "@perya/game-k3/rules";
import { keno } from "@perya/game-keno/rules";
import { markSix } from "@perya/game-mark-six/rules";
import { pk10 } from "@perya/game-pk10/rules";
import { ssc } from "@perya/game-ssc-lottery/rules";
import { thai } from "@perya/game-thai-lottery/rules";
import { vnNorth, vnSouth } from "@perya/game-vn-lottery/rules";
import type { LotteryRules } from "@perya/lottery-kit";

const ALL: readonly LotteryRules[] = [
  vnNorth,
  vnSouth,
  thai,
  keno,
  k3,
  k3TriplesLose,
  pk10,
  ssc,
  elevenFive,
  markSix,
];
const RULES: ReadonlyMap<string, LotteryRules> = new Map(ALL.map((rules) => [rules.code, rules]));

/**
 * The rules a game is drawn and settled by, by their code: "vn-north". Undefined for an unknown
 * code.
 */
export function findRules(code: string): LotteryRules | undefined {
  return RULES.get(code);
}

/** The rules of a game that was drawn by them before. Throws when they no longer exist. */
export function rulesOf(code: string): LotteryRules {
  const rules = RULES.get(code);
  if (!rules) throw new Error(`There are no rules of the name ${code}`);
  return rules;
}
