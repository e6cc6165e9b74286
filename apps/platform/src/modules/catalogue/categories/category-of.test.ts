import { expect, test } from "vitest";
import type { GameType } from "../catalogue.ts";
import { categoryOf, typeInCategory, type VendorCategory } from "./category-of.ts";

test.each<[vassalage: string, type: GameType, category: VendorCategory]>([
  ["AV", "SPORTS", "ESPORTS"],
  ["AI", "SPORTS", "ESPORTS"],
  ["IMES", "SPORTS", "ESPORTS"],
  ["TF", "SPORTS", "ESPORTS"],
  ["IA", "SPORTS", "ESPORTS"],
  ["DS88", "SPORTS", "COCKFIGHT"],
  ["GPI", "SPORTS", "LOTTERY"],
  ["TCG_SEA", "SPORTS", "LOTTERY"],
  ["TCG_LOTTO_VN", "SPORTS", "LOTTERY"],
  ["BTI", "SPORTS", "SPORTS"],
  ["SBO", "SPORTS", "SPORTS"],
  ["LOTT", "LOTT", "LOTTERY"],
  ["ELOTT", "ELOTT", "LOTTERY"],
  ["BGS", "RNG", "INHOUSE"],
  ["BGS", "LIVE", "LIVE"],
  ["AV", "RNG", "RNG"],
])("GB-11 GB-15 games that %s calls %s are in the category %s", (vassalage, type, category) => {
  expect(categoryOf(vassalage, type)).toBe(category);
});

test.each<[vassalage: string, said: GameType, listed: GameType]>([
  ["AV", "SPORTS", "ESPORTS"],
  ["DS88", "SPORTS", "COCKFIGHT"],
  ["BGS", "RNG", "INHOUSE"],
  ["GPI", "SPORTS", "LOTT"],
  ["GPI", "RNG", "RNG"],
  ["ELOTT", "ELOTT", "ELOTT"],
  ["SBO", "SPORTS", "SPORTS"],
])("GB-15 games that %s calls %s are listed as %s", (vassalage, said, listed) => {
  expect(typeInCategory(vassalage, said)).toBe(listed);
});
