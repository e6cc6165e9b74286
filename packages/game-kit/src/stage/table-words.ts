/** What a table of odds says by itself; what stands in it is the game's. */
interface TableWords {
  readonly pays: string;
  readonly money: string;
  readonly chance: string;
  /** Around the number that a rare chance is one in. */
  readonly oneIn: readonly [before: string, after: string];
}

const ENGLISH: TableWords = {
  pays: "Pays",
  money: "That is",
  chance: "Chance",
  oneIn: ["1 in ", ""],
};

/** By the first part of a language's tag. */
const WORDS: Readonly<Record<string, TableWords>> = {
  en: ENGLISH,
  fil: { pays: "Panalo", money: "Katumbas", chance: "Tsansa", oneIn: ["1 sa ", ""] },
  zh: { pays: "派彩", money: "即", chance: "概率", oneIn: ["", " 分之一"] },
  vi: { pays: "Tiền thắng", money: "Tức là", chance: "Xác suất", oneIn: ["1 trên ", ""] },
  ar: { pays: "المكسب", money: "أي", chance: "الاحتمال", oneIn: ["1 من ", ""] },
};

/** Below this, "one in N" is easier to grasp than a percentage. */
const RARE = 0.001;

/**
 * A table's words in a language, or in English, with the tag of the one they are in. `chance`
 * writes a chance from 0 to 1 as players read it: a percentage, or "one in N" where it is rare.
 */
export function tableWords(tag: string) {
  const [first = ""] = tag.toLowerCase().split("-");
  const known = Object.hasOwn(WORDS, first) ? WORDS[first] : undefined;
  const { oneIn, ...heads } = known ?? ENGLISH;
  return {
    lang: known ? tag : "en",
    heads,
    chance: (chance: number) =>
      chance >= RARE
        ? `${(chance * 100).toFixed(2)} %`
        : oneIn.join(Math.round(1 / chance).toLocaleString("en")),
  };
}
