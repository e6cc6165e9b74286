export { everyBall, isFrom1To, readBalls, sumOf } from "./balls.ts";
export { chanceOf, chanceOver, eachOf, kept, keptFor, lazily, waysBySum } from "./chances.ts";
export { arrangements, choose, combinations } from "./combinations.ts";
export { digitMarket, type DigitParts } from "./digit-market.ts";
export { drawDigits, isDigits } from "./digits.ts";
export { drawnMarket, type DrawnParts } from "./drawn-market.ts";
export { fraction, minus, plus, power, times, type Fraction } from "./fraction.ts";
export { lotteryOf, type LotteryParts, type MarketRules } from "./lottery-of.ts";
export { ballMarket, choiceMarket, type BallParts, type ChoiceParts } from "./markets.ts";
export { ODDS_ONE, payoutMinor } from "./payout.ts";
export { atPlaces, type Places, type Seen } from "./places.ts";
export { agentPoint, pricedChance, PRIZE_GROUPS, prizeGroupOdds } from "./prize-group.ts";
export { returnOf } from "./return-of.ts";
export type {
  BoardRow,
  Chance,
  ExpandRefusal,
  Line,
  LineSpec,
  LotteryRules,
  Market,
  NumberSet,
  Picked,
  Picker,
  Settlement,
  Terms,
} from "./rules.ts";
export { allPicks, ball, ballAt, howManyCame, MAX_LINES, mostPicks } from "./selections.ts";
export { countHits, isLost, LOST, PUSHED, WON, wonIf } from "./settlement.ts";
export { onSum, type Sums } from "./sums.ts";
