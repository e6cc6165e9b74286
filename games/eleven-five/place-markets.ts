import {
  allPicks,
  atPlaces,
  ballMarket,
  choiceMarket,
  PUSHED,
  WON,
  wonIf,
  type MarketRules,
  type Places,
  type Settlement,
} from "@perya/lottery-kit";
import { BALLS, DRAWN, written, type Outcome } from "./outcome.ts";

const places: Places<Outcome> = { highest: BALLS, numbersOf: ({ balls }) => balls };
const everyPlace = Array.from({ length: DRAWN }, (_, at) => at);

const FIRST_BIG_BALL = 6;
/** The ball that is neither big nor small. */
const ODD_ONE_OUT = 11;

/** Markets on balls at places: "3:07" is ball 7 drawn third. */
export const placeMarkets: readonly MarketRules<Outcome>[] = [
  atOnePlace("BALL", allPicks({ kind: "balls", from: 1, to: BALLS }), (choice, seen) =>
    wonIf(Number(choice) === seen),
  ),
  atOnePlace("SIDE", ["BIG", "SMALL"], (side, seen) =>
    seen === ODD_ONE_OUT ? PUSHED : wonIf(side === (seen >= FIRST_BIG_BALL ? "BIG" : "SMALL")),
  ),
  choiceMarket({
    code: "DRAGON_TIGER",
    group: "places",
    options: ["DRAGON", "TIGER"],
    ...atPlaces(places, {
      placesOf: () => [0, DRAWN - 1],
      settleSeen: (side, [first = 0, last = 0]) =>
        wonIf(side === (first > last ? "DRAGON" : "TIGER")),
    }),
  }),
  first(2, true),
  first(2, false),
  first(3, true),
  first(3, false),
];

function atOnePlace(
  code: string,
  choices: readonly string[],
  settle: (choice: string, seen: number) => Settlement,
): MarketRules<Outcome> {
  return choiceMarket({
    code,
    group: "places",
    options: everyPlace.flatMap((place) => choices.map((choice) => `${place + 1}:${choice}`)),
    price: code,
    ...atPlaces(places, {
      placesOf: (selection) => [Number(selection[0]) - 1],
      settleSeen: (selection, [seen = 0]) => settle(selection.slice("1:".length), seen),
    }),
  });
}

/** The first balls: in the order drawn, or in any. */
function first(perLine: number, ordered: boolean): MarketRules<Outcome> {
  const asPicked = (balls: readonly number[]): string => {
    const seen = balls.slice(0, perLine);
    return written(ordered ? seen : seen.toSorted((a, b) => a - b));
  };
  return ballMarket({
    code: ordered ? `FIRST${perLine}` : `FIRST${perLine}_ANY_ORDER`,
    group: "first",
    balls: BALLS,
    perLine,
    ...(ordered ? { ordered } : {}),
    exposure: "selection",
    ...atPlaces(places, {
      placesOf: () => everyPlace.slice(0, perLine),
      settleSeen: (selection, balls) => wonIf(selection === asPicked(balls)),
    }),
    winning: ({ balls }) => new Map([[asPicked(balls), WON]]),
  });
}
