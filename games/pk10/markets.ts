import {
  allPicks,
  atPlaces,
  ball,
  ballMarket,
  choiceMarket,
  everyBall,
  WON,
  wonIf,
  type MarketRules,
  type Places,
} from "@perya/lottery-kit";
import { CARS, sumOfFirstTwo, type Outcome } from "./outcome.ts";

const places: Places<Outcome> = { highest: CARS, numbersOf: ({ order }) => order };
const everyPlace = everyBall(CARS);

const FIRST_BIG_CAR = 6;
const MIDDLE_SUM = 11;
const LEAST_SUM = 3;
const HIGHEST_SUM = 19;
const everySum = Array.from({ length: HIGHEST_SUM - LEAST_SUM + 1 }, (_, at) =>
  String(LEAST_SUM + at),
);

/** Whether a choice wins, given the cars at the places it concerns. */
type Wins = (choice: string, cars: readonly number[]) => boolean;

/** Markets on single places: "3:07" is car 7 in third place. */
const placeMarkets: readonly MarketRules<Outcome>[] = [
  atOnePlace(
    "CAR",
    allPicks({ kind: "balls", from: 1, to: CARS }),
    (car, [seen = 0]) => Number(car) === seen,
  ),
  atOnePlace("SIDE", ["BIG", "SMALL", "ODD", "EVEN"], (side, [car = 0]) =>
    sidesOf(car).includes(side),
  ),
  choiceMarket({
    code: "DRAGON_TIGER",
    group: "places",
    options: everyPlace
      .slice(0, CARS / 2)
      .flatMap((place) => [`${place}:DRAGON`, `${place}:TIGER`]),
    price: "DRAGON_TIGER",
    ...atPlaces(places, {
      // A place against its mirror: first against last, second against last but one.
      placesOf: (selection) => [placeOf(selection), CARS - 1 - placeOf(selection)],
      settleSeen: (selection, [car = 0, other = 0]) =>
        wonIf(choiceOf(selection) === (car > other ? "DRAGON" : "TIGER")),
    }),
  }),
];

/** Markets on the sum of first and second place. */
const sumMarkets: readonly MarketRules<Outcome>[] = [
  onFirstTwo("SUM", everySum, (sum, cars) => Number(sum) === sumOfFirstTwo(cars)),
  onFirstTwo("SUM_SIDE", ["BIG", "SMALL", "ODD", "EVEN"], (side, cars) =>
    sumSidesOf(sumOfFirstTwo(cars)).includes(side),
  ),
];

export const markets: readonly MarketRules<Outcome>[] = [
  ...placeMarkets,
  ...sumMarkets,
  firstInOrder(2),
  firstInOrder(3),
];

function atOnePlace(code: string, choices: readonly string[], wins: Wins): MarketRules<Outcome> {
  return choiceMarket({
    code,
    group: "places",
    options: everyPlace.flatMap((place) => choices.map((choice) => `${place}:${choice}`)),
    price: code,
    ...atPlaces(places, {
      placesOf: (selection) => [placeOf(selection)],
      settleSeen: (selection, cars) => wonIf(wins(choiceOf(selection), cars)),
    }),
  });
}

function onFirstTwo(code: string, options: readonly string[], wins: Wins): MarketRules<Outcome> {
  return choiceMarket({
    code,
    group: "sum",
    options,
    ...atPlaces(places, {
      placesOf: () => [0, 1],
      settleSeen: (choice, cars) => wonIf(wins(choice, cars)),
    }),
  });
}

/** The first places in order: "07,03" is car 7 before car 3. */
function firstInOrder(perLine: number): MarketRules<Outcome> {
  const shown = (cars: readonly number[]): string =>
    cars
      .slice(0, perLine)
      .map((car) => ball(car, CARS))
      .join(",");
  return ballMarket({
    code: `FIRST${perLine}`,
    group: "order",
    balls: CARS,
    perLine,
    ordered: true,
    exposure: "selection",
    ...atPlaces(places, {
      placesOf: () => everyPlace.slice(0, perLine).map((place) => place - 1),
      settleSeen: (selection, cars) => wonIf(selection === shown(cars)),
    }),
    winning: ({ order }) => new Map([[shown(order), WON]]),
  });
}

function placeOf(selection: string): number {
  return Number(selection.split(":")[0]) - 1;
}

function choiceOf(selection: string): string {
  return selection.split(":")[1] ?? "";
}

function sidesOf(car: number): readonly string[] {
  return [car >= FIRST_BIG_CAR ? "BIG" : "SMALL", parityOf(car)];
}

/** A sum of exactly 11 is small. */
function sumSidesOf(sum: number): readonly string[] {
  return [sum > MIDDLE_SUM ? "BIG" : "SMALL", parityOf(sum)];
}

function parityOf(number: number): "ODD" | "EVEN" {
  return number % 2 === 1 ? "ODD" : "EVEN";
}
