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
  /** The digits that a bet looks at, counted from 0, by the name that stands before its choice: "FRONT:PAIR". A bet that looks at one place alone has no name there. */
  readonly looksAt: Readonly<Record<string, readonly number[]>>;
  /** The choices that win for the digits seen. */
  readonly winning: (digits: readonly number[]) => readonly string[];
  /** All choices are as likely as each other and have one price, the market's code; otherwise each has its own. */
  readonly onePrice?: boolean;
}

/** A market of choices about some digits of a draw, the chances counted over all that can stand there. */
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

/** The chance of each choice, all the ways in which so many digits can stand counted once. */
function chancesOf(winning: Choices["winning"], places: number) {
  const all = 10 ** places;
  const ways = new Map<string, number>();
  for (let number = 0; number < all; number++)
    for (const choice of winning(String(number).padStart(places, "0").split("").map(Number)))
      ways.set(choice, (ways.get(choice) ?? 0) + 1);
  return new Map([...ways].map(([choice, count]) => [choice, fraction(count, all)]));
}
