import {
  chanceOf,
  choiceMarket,
  countHits,
  fraction,
  keptFor,
  lazily,
  LOST,
  type MarketRules,
} from "@perya/lottery-kit";
import type { Outcome } from "./outcome.ts";

interface Choices {
  readonly code: string;
  readonly group: string;
  readonly choices: readonly string[];
  /**
   * The digits that a bet concerns, counted from 0, by the prefix of its choice: "FRONT:PAIR". A
   * bet on one group of digits only has no prefix.
   */
  readonly looksAt: Readonly<Record<string, readonly number[]>>;
  /** The choices that win for the digits seen. */
  readonly winning: (digits: readonly number[]) => readonly string[];
  /**
   * True when all choices are equally likely and share one price, the market's code; otherwise each
   * has its own.
   */
  readonly onePrice?: boolean;
}

/**
 * A market of choices on some digits of a draw. The chances are counted over every combination of
 * those digits.
 */
export function choicesMarket({
  code,
  group,
  choices,
  looksAt,
  winning,
  onePrice = false,
}: Choices): MarketRules<Outcome> {
  const named = (name: string, choice: string): string =>
    name === "" ? choice : `${name}:${choice}`;
  const places = Object.entries(looksAt);
  const options = places.flatMap(([name]) => choices.map((choice) => named(name, choice)));
  const won = keptFor(({ digits }: Outcome) => {
    const drawn = digits.split("").map(Number);
    return countHits(
      places.flatMap(([name, seen]) =>
        winning(seen.map((place) => drawn[place] as number)).map((choice) => named(name, choice)),
      ),
    );
  });
  const chances = lazily(() => chancesOf(winning, places[0]?.[1].length ?? 0));
  return choiceMarket({
    code,
    group,
    options,
    samples: options.slice(0, onePrice ? 1 : choices.length),
    pricesOf: (option) => [onePrice ? code : `${code}:${choiceOf(option)}`],
    settle: (option, outcome) => won(outcome).get(option) ?? LOST,
    winning: won,
    chance: (option) => chanceOf(chances().get(choiceOf(option)) ?? fraction(0)),
  });
}

function choiceOf(option: string): string {
  return option.slice(option.indexOf(":") + 1);
}

/** The chance of each choice, counted over all combinations of this many digits. */
function chancesOf(winning: Choices["winning"], places: number) {
  const all = 10 ** places;
  const ways = new Map<string, number>();
  for (let number = 0; number < all; number++)
    for (const choice of winning(String(number).padStart(places, "0").split("").map(Number)))
      ways.set(choice, (ways.get(choice) ?? 0) + 1);
  return new Map([...ways].map(([choice, count]) => [choice, fraction(count, all)]));
}
