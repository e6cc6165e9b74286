import type { GameType } from "./catalogue.ts";

/** The rows of vendors there are: the types, but for one lane of every kind of lottery. */
export const LANES = [
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

export type Lane = (typeof LANES)[number];

const ESPORTS_VENDORS: ReadonlySet<string> = new Set(["AV", "AI", "IMES", "TF", "IA"]);
const COCKFIGHT_VENDORS: ReadonlySet<string> = new Set(["DS88"]);
/** BTI, which the specification names beside them, is a book of sports: it stays among sports. */
const LOTTERY_VENDORS: ReadonlySet<string> = new Set([
  "LOTT",
  "ELOTT",
  "TCG_SEA",
  "TCG_LOTTO_VN",
  "GPI",
]);
/** Its slots are the house's own. */
const INHOUSE_SLOTS: ReadonlySet<string> = new Set(["BGS"]);

/**
 * The lane of a vendor's games of one type. Vendors of electronic sports, cockfights and lotteries call their games SPORTS, so that lane is split by the codes of
 * vendors that mean something (specification, 3).
 */
export function laneOf(vassalage: string, type: GameType): Lane {
  if (type === "LOTT" || type === "ELOTT") return "LOTTERY";
  if (type === "RNG" && INHOUSE_SLOTS.has(vassalage)) return "INHOUSE";
  if (type !== "SPORTS") return type;
  if (ESPORTS_VENDORS.has(vassalage)) return "ESPORTS";
  if (COCKFIGHT_VENDORS.has(vassalage)) return "COCKFIGHT";
  return LOTTERY_VENDORS.has(vassalage) ? "LOTTERY" : "SPORTS";
}

/** The type a vendor's game is listed as: that of its lane, so that every list, search and row has it where its vendor's card is. */
export function typeInLane(vassalage: string, said: GameType): GameType {
  const lane = laneOf(vassalage, said);
  if (lane !== "LOTTERY") return lane;
  return said === "ELOTT" ? "ELOTT" : "LOTT";
}
