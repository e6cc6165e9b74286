import type { LotteryRules } from "@perya/lottery-kit";
import { rulesOf } from "../games/rules-of.ts";
import type { OddsProfile } from "./odds.ts";
import { isInRange, oneIn, returnsOf, tenThousandths } from "./returns-of.ts";
import { termsToday } from "./terms-today.ts";

/** The return of each price, as staff see it, in ten-thousandths. */
export function shownReturns(rules: LotteryRules, prices: Readonly<Record<string, number>>) {
  return returnsOf(rules, termsToday(rules), prices).map(({ win, ...one }) => ({
    ...one,
    prices: [...one.prices],
    oneIn: oneIn(win),
    return: tenThousandths(one.return),
    inRange: isInRange(one.return),
  }));
}

/** A profile's summary: its lowest and its highest return. */
export function spanOf({ prizeMode, rules, version, prizeGroup, prices }: OddsProfile) {
  const returns = shownReturns(rulesOf(rules), prices).map((one) => one.return);
  return {
    prizeMode,
    rules,
    version,
    prizeGroup,
    lowestReturn: Math.min(...returns),
    highestReturn: Math.max(...returns),
  };
}
