import {
  chanceOf,
  choiceMarket,
  choose,
  everyBall,
  fraction,
  minus,
  wonIf,
  type MarketRules,
  type Terms,
} from "@perya/lottery-kit";
import { animalOf, BALLS, DRAWN, sevenOf, type Outcome } from "./outcome.ts";
import { animalOfNumber, ANIMALS } from "./zodiac.ts";

const one = fraction(1);

/**
 * Markets on animals. The year's own animal has five numbers and every other four, so each market
 * has two prices: "ZODIAC:4" and "ZODIAC:5".
 */
export const zodiacMarkets: readonly MarketRules<Outcome>[] = [
  choiceMarket({
    code: "ZODIAC_SPECIAL",
    group: "zodiac",
    options: ANIMALS,
    pricesOf: (animal, terms) => [`ZODIAC_SPECIAL:${numbersOf(animal, animalOf(terms))}`],
    settle: (animal, { special, animal: year }) => wonIf(nameOf(special, year) === animal),
    chance: (animal, terms) => chanceOf(fraction(numbersOf(animal, animalOf(terms)), BALLS)),
  }),
  choiceMarket({
    code: "ZODIAC",
    group: "zodiac",
    options: ANIMALS,
    pricesOf: (animal, terms) => [`ZODIAC:${numbersOf(animal, animalOf(terms))}`],
    settle: (animal, outcome) =>
      wonIf(sevenOf(outcome).some((number) => nameOf(number, outcome.animal) === animal)),
    chance: (animal, terms) => chanceOfShowing(animal, terms),
  }),
];

/**
 * The chance that at least one of the animal's numbers is among the seven: one less the chance of
 * none.
 */
function chanceOfShowing(animal: string, terms: Terms) {
  const others = BALLS - numbersOf(animal, animalOf(terms));
  return chanceOf(minus(one, fraction(choose(others, DRAWN), choose(BALLS, DRAWN))));
}

/** How many numbers an animal has in a year. */
function numbersOf(animal: string, year: number): number {
  return everyBall(BALLS).filter((number) => nameOf(number, year) === animal).length;
}

function nameOf(number: number, year: number): string | undefined {
  return ANIMALS[animalOfNumber(number, year)];
}
