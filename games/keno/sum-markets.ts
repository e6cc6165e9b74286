import {
  choiceMarket,
  onSum,
  PUSHED,
  wonIf,
  type MarketRules,
  type Settlement,
} from "@perya/lottery-kit";
import { BALLS, DRAWN, factsOf, type Outcome } from "./outcome.ts";

/** The sum that is neither big nor small. */
const MIDDLE_SUM = 810;

/** Bands of the sum, each up to and including its last. */
const ELEMENTS = [
  ["GOLD", 695],
  ["WOOD", 763],
  ["WATER", 855],
  ["FIRE", 923],
  ["EARTH", 1410],
] as const;

type OfSum = (option: string, sum: number) => Settlement;

const bySum = onSum<Outcome>({
  highest: BALLS,
  drawn: DRAWN,
  sumOf: (outcome) => factsOf(outcome).sum,
});

/** Markets on the sum of the twenty balls. */
export const sumMarkets: readonly MarketRules<Outcome>[] = [
  market("SIZE", ["BIG", "SMALL"], (option, sum) =>
    sum === MIDDLE_SUM ? PUSHED : wonIf(option === sizeOf(sum)),
  ),
  market("SUM", [String(MIDDLE_SUM)], (option, sum) => wonIf(option === String(sum))),
  market("PARITY", ["ODD", "EVEN"], (option, sum) => wonIf(option === parityOf(sum))),
  market("SIZE_PARITY", ["BIG_ODD", "BIG_EVEN", "SMALL_ODD", "SMALL_EVEN"], (option, sum) =>
    sum === MIDDLE_SUM ? PUSHED : wonIf(option === `${sizeOf(sum)}_${parityOf(sum)}`),
  ),
  market("DRAGON_TIGER", ["DRAGON", "TIGER", "TIE"], (option, sum) =>
    wonIf(option === dragonOrTiger(sum)),
  ),
  market(
    "ELEMENT",
    ELEMENTS.map(([name]) => name),
    (option, sum) => wonIf(option === ELEMENTS.find(([, last]) => sum <= last)?.[0]),
  ),
];

function market(code: string, options: readonly string[], settle: OfSum): MarketRules<Outcome> {
  return choiceMarket({
    code,
    group: "sum",
    options,
    ...bySum(settle),
  });
}

function sizeOf(sum: number): "BIG" | "SMALL" {
  return sum > MIDDLE_SUM ? "BIG" : "SMALL";
}

function parityOf(sum: number): "ODD" | "EVEN" {
  return sum % 2 === 1 ? "ODD" : "EVEN";
}

function dragonOrTiger(sum: number): "DRAGON" | "TIGER" | "TIE" {
  const [tens, units] = [Math.floor(sum / 10) % 10, sum % 10];
  if (tens === units) return "TIE";
  return tens > units ? "DRAGON" : "TIGER";
}
