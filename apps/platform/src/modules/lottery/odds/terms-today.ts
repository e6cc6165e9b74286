import type { LotteryRules, Terms } from "@perya/lottery-kit";

/** Terms of a draw today: a return is the same on any day, but a sample is a line of one. */
export function termsToday(rules: LotteryRules): Terms {
  return rules.termsOn(Temporal.Now.plainDateISO("UTC"));
}
