import type { LotteryRules, Terms } from "@perya/lottery-kit";

/** Terms of a draw today: returns are the same on any day, but a sample line belongs to one. */
export function termsToday(rules: LotteryRules): Terms {
  return rules.termsOn(Temporal.Now.plainDateISO("UTC"));
}
