/** Lotteries that look alike. */
export type Family = "north" | "south" | "thai" | "keno" | "k3" | "pk10" | "ssc" | "eleven" | "six";

/** A prefix of game codes, and the tag of its group. */
const FAMILIES: readonly (readonly [code: RegExp, family: Family])[] = [
  [/^THAI$/, "thai"],
  [/KENO/, "keno"],
  [/PK10/, "pk10"],
  [/11X5/, "eleven"],
  [/MARK6/, "six"],
  [/SSC|^HN5/, "ssc"],
  [/K3/, "k3"],
  [/VN27|VN_NORTH/, "north"],
  [/VN/, "south"],
];

/** The family a game belongs to; an unknown one looks like keno. */
export function familyOf({
  gameCode,
  tag,
}: {
  readonly gameCode: string;
  readonly tag: string;
}): Family {
  return FAMILIES.find(([code]) => code.test(gameCode) || code.test(tag))?.[1] ?? "keno";
}
