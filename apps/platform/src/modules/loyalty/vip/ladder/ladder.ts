import type { LanguageCode } from "@perya/languages";
import type { Tx } from "@perya/postgres";
import { currentSection, type BrandSettings } from "../../../settings/index.ts";

/** A level as the brand's settings have it. */
export type LadderLevel = BrandSettings["vip"]["levels"][number];

/** What a level asks for, in ledger units of the brand's currency. */
export interface LevelTerms {
  /** Of all time. */
  readonly deposits: bigint;
  readonly turnover: bigint;
  /** Of one month. */
  readonly keepTurnover: bigint;
}

/** The levels of a brand's ladder, the lowest first: the level `n` is the one at `n - 1`. */
export async function ladderOf(tx: Tx, brandId: bigint): Promise<readonly LadderLevel[]> {
  return (await currentSection(tx, brandId, "vip")).levels;
}

export function termsOf(levels: readonly LadderLevel[]): LevelTerms[] {
  return levels.map(({ deposits, turnover, keepTurnover }) => ({
    deposits: BigInt(deposits),
    turnover: BigInt(turnover),
    keepTurnover: BigInt(keepTurnover),
  }));
}

/** Words in the first language of a reader that they are in, else in any. */
export function wordsIn(
  words: Readonly<Partial<Record<LanguageCode, string | undefined>>>,
  readable: readonly LanguageCode[],
): string {
  const code = readable.find((one) => words[one]);
  return (code && words[code]) ?? Object.values(words).find(Boolean) ?? "";
}

/** What a level is called in the first language of a reader that it has, with the language. */
export function levelNameIn(
  { label }: Pick<LadderLevel, "label">,
  readable: readonly LanguageCode[],
): { readonly text: string; readonly code: LanguageCode } | null {
  const codes = [...readable, ...(Object.keys(label) as LanguageCode[])];
  const code = codes.find((one) => label[one]);
  const text = code && label[code];
  return code && text ? { text, code } : null;
}
