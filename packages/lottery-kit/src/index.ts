export { choose, combinations } from "./combinations.ts";
export { fraction, plus, times, type Fraction } from "./fraction.ts";
export { ODDS_ONE, payoutMinor } from "./payout.ts";
export { returnOf } from "./return-of.ts";
export type { BoardRow, Chance, ExpandRefusal, Line, LineSpec, LotteryRules, Market, Picked, Picker, Settlement, Terms } from "./rules.ts";
