import type { GameType } from "../catalogue.ts";

/**
 * The lobby's categories of vendors: the types, with one category for all lotteries. Append only:
 * accounts keep their places as numbers.
 */
export const VENDOR_CATEGORIES = [
  "RNG",
  "LIVE",
  "FISH",
  "PVP",
  "SPORTS",
  "ESPORTS",
  "COCKFIGHT",
  "LOTTERY",
  "INHOUSE",
] as const;

export type VendorCategory = (typeof VENDOR_CATEGORIES)[number];

/** A category's number, as bets and accounts have it. */
export function categoryNumber(category: VendorCategory): number {
  return VENDOR_CATEGORIES.indexOf(category);
}

const ESPORTS_VENDORS: ReadonlySet<string> = new Set(["AV", "AI", "IMES", "TF", "IA"]);
const COCKFIGHT_VENDORS: ReadonlySet<string> = new Set(["DS88"]);
/** BTI, which the specification names with them, is a sports book: it stays in sports. */
const LOTTERY_VENDORS: ReadonlySet<string> = new Set([
  "LOTT",
  "ELOTT",
  "TCG_SEA",
  "TCG_LOTTO_VN",
  "GPI",
]);
/** Its slots are the house's own. */
const INHOUSE_SLOTS: ReadonlySet<string> = new Set(["BGS"]);

/** The codes of vendors whose games are in other categories than those of the same type. */
export const NAMED_VENDORS: readonly string[] = [
  ...ESPORTS_VENDORS,
  ...COCKFIGHT_VENDORS,
  ...LOTTERY_VENDORS,
  ...INHOUSE_SLOTS,
];

/**
 * The category of a vendor's games of one type. Vendors of electronic sports, cockfights and
 * lotteries call their games SPORTS, so that category is split by the vendor codes the
 * specification names (section 3).
 */
export function categoryOf(vassalage: string, type: GameType): VendorCategory {
  if (type === "LOTT" || type === "ELOTT") return "LOTTERY";
  if (type === "RNG" && INHOUSE_SLOTS.has(vassalage)) return "INHOUSE";
  if (type !== "SPORTS") return type;
  if (ESPORTS_VENDORS.has(vassalage)) return "ESPORTS";
  if (COCKFIGHT_VENDORS.has(vassalage)) return "COCKFIGHT";
  return LOTTERY_VENDORS.has(vassalage) ? "LOTTERY" : "SPORTS";
}

/**
 * The type a vendor's game is listed as: its category's, so that every list, search and row has it
 * where its vendor's card is.
 */
export function typeInCategory(vassalage: string, said: GameType): GameType {
  const category = categoryOf(vassalage, said);
  if (category !== "LOTTERY") return category;
  return said === "ELOTT" ? "ELOTT" : "LOTT";
}
