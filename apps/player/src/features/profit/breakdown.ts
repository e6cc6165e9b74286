import type { PersonalProfit, Profit } from "@perya/api-client/player";
import { addDays } from "../../shared/records/asked-days.ts";
import { categoryName } from "../../shared/records/category-name.ts";
import { dayName } from "../../shared/records/day-name.ts";
import { textOf, type Key } from "../../shared/language/text.ts";

/** How the profit can be broken down, in the order it is offered. */
export const WAYS = ["day", "category", "game"] as const satisfies readonly Key<"profit">[];

export type Way = (typeof WAYS)[number];

/** One line of the table. */
export interface Line extends Profit {
  readonly key: string;
  readonly name: string;
  /** The tag of the name's language, empty if that is not known. */
  readonly language?: string;
}

/** The lines of one way; they add up to the total. */
export function linesOf(way: Way, profit: PersonalProfit): Line[] {
  if (way === "day")
    return profit.byDay
      .map((line) => ({ ...line, key: line.day, name: dayName(line.day) }))
      .toReversed();
  if (way === "category")
    return profit.byCategory.map((line) => ({
      ...line,
      key: line.category,
      name: line.category === "" ? textOf("profit")("outside") : categoryName(line.category),
    }));
  const t = textOf("profit");
  const games = profit.byGame.map((line, at) => ({
    ...line,
    key: line.id ?? String(at),
    name: line.name || t("outside"),
  }));
  const others = profit.otherGames;
  return others ? [...games, { ...others, key: "others", name: t("otherGames") }] : games;
}

/** The net of every day, those on which nothing was settled included, in ledger units. */
export function netOfDays(
  { byDay }: PersonalProfit,
  { fromDay, toDay }: { readonly fromDay: string; readonly toDay: string },
): { day: string; units: bigint }[] {
  const nets = new Map(byDay.map(({ day, net }) => [day, BigInt(net.amount)]));
  const days: { day: string; units: bigint }[] = [];
  for (let day = fromDay; day <= toDay; day = addDays(day, 1))
    days.push({ day, units: nets.get(day) ?? 0n });
  return days;
}
