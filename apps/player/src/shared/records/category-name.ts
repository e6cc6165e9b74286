import { textOf, type Key } from "../language/text.ts";

const CATEGORIES = [
  "rng",
  "live",
  "fish",
  "pvp",
  "sports",
  "esports",
  "cockfight",
  "lottery",
  "inhouse",
] as const satisfies readonly Key<"titles">[];

/** A category as the lobbies call it. */
export function categoryName(category: string): string {
  const known = CATEGORIES.find((one) => one === category.toLowerCase());
  return known ? textOf("titles")(known) : category;
}
