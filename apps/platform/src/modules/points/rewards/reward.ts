import type { LanguageCode } from "@perya/languages";

/** What is shipped, and what is paid to the balance. */
export const REWARD_KINDS = ["PHYSICAL", "CREDIT"] as const;

export type RewardKind = (typeof REWARD_KINDS)[number];

/** A title and a text, plain text both, by the code of their language. */
type RewardWords = Readonly<
  Partial<Record<LanguageCode, { readonly title: string; readonly text: string }>>
>;

/** What staff write of a reward. */
export interface RewardDraft {
  readonly kind: RewardKind;
  /** The language shown to who reads none of the others; it is among the words. */
  readonly language: LanguageCode;
  readonly words: RewardWords;
  /** An address, or a path of the site. */
  readonly picture: string;
  /** Points for one. */
  readonly price: bigint;
  /** The lowest VIP level that may redeem it. */
  readonly vipLevel: number;
  /** Pieces that one member may redeem in all; null for any number. */
  readonly perMember: number | null;
  /** Of a credit: ledger units and currency of what one gives. */
  readonly units: bigint | null;
  readonly currency: string | null;
  readonly offered: boolean;
  readonly order: number;
}

export interface Reward extends RewardDraft {
  readonly id: bigint;
  readonly publicId: string;
  readonly brandId: bigint;
  /** Pieces left. */
  readonly stock: bigint;
  readonly version: bigint;
  readonly changedAt: Temporal.Instant;
}

/** The words in the first of some languages that there are words in, with their language. */
export function wordsIn(
  { words, language }: Pick<RewardDraft, "words" | "language">,
  readable: readonly LanguageCode[],
): { readonly title: string; readonly text: string; readonly code: LanguageCode } {
  const code = readable.find((one) => words[one]) ?? language;
  const found = words[code];
  if (!found) throw new Error("A reward has no words in its own language");
  return { ...found, code };
}
