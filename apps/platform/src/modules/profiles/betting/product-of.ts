import type { Product } from "../rules/fields.ts";

/** What a profile calls games of a type of the catalogue. In-house games are told apart by name. */
const PRODUCTS: Readonly<Record<string, Product>> = {
  RNG: "slots",
  LIVE: "live",
  FISH: "fish",
  PVP: "poker",
  SPORTS: "sports",
  ESPORTS: "esports",
  COCKFIGHT: "cockfight",
  LOTT: "lottery",
  ELOTT: "lottery",
};

/** The product of a game. Instant and unknown games are casino. */
export function productOf(game: { readonly gameType: string; readonly classify: string }): Product {
  if (/slot/i.test(game.classify)) return "slots";
  if (/virtual/i.test(game.classify)) return "virtual";
  return PRODUCTS[game.gameType] ?? "casino";
}
