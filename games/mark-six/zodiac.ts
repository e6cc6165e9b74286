import type { Terms } from "@perya/lottery-kit";

/** In the order of their years; the first has number 0. */
export const ANIMALS = [
  "RAT",
  "OX",
  "TIGER",
  "RABBIT",
  "DRAGON",
  "SNAKE",
  "HORSE",
  "GOAT",
  "MONKEY",
  "ROOSTER",
  "DOG",
  "PIG",
] as const;

const CYCLE = ANIMALS.length;
/** A year of the rat; any other would serve as well. */
const RAT_YEAR = 2020;

/**
 * The animal of a day's lunar year: `{ animal: 5 }` for the snake. The year begins at lunar new
 * year, between 21 January and 21 February.
 */
export function zodiacTermsOn(date: Temporal.PlainDate): Terms {
  return { animal: modulo(date.withCalendar("chinese").year - RAT_YEAR) };
}

/**
 * The animal of a number in a year of the given animal: number 1 belongs to the year's own, number
 * 2 to the one before, and so on.
 */
export function animalOfNumber(number: number, yearAnimal: number): number {
  return modulo(yearAnimal - (number - 1));
}

function modulo(years: number): number {
  return ((years % CYCLE) + CYCLE) % CYCLE;
}
