import type { LanguageCode } from "@perya/languages";
import type { VendorCategory } from "../catalogue/index.ts";

export const TOURNAMENT_STATUSES = [
  "DRAFT",
  "COMING_SOON",
  "RUNNING",
  "CLOSING",
  "PAID",
  "CANCELLED",
] as const;
/** Those that players see. */
export const SHOWN_STATUSES = ["COMING_SOON", "RUNNING", "CLOSING", "PAID", "CANCELLED"] as const;
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];

/** Valid turnover, what was won less what was staked, or the best multiplier of one round. */
export const SCORES = ["TURNOVER", "NET", "MULTIPLIER"] as const;
type ScoreKind = (typeof SCORES)[number];

/** Everyone is in it, who joins, or who joins and pays. */
export const ENTRIES = ["OPEN", "FREE", "PAID"] as const;
export const FEE_GOES = ["POOL", "HOUSE"] as const;

/** A game that counts: its name in addresses, and how the record of turnover names it. */
export interface CountedGame {
  readonly slug: string;
  readonly vendorId: number;
  readonly code: string;
}

/** What staff write of a tournament. Amounts are ledger units of its currency. */
export interface TournamentDraft {
  readonly score: ScoreKind;
  readonly entry: (typeof ENTRIES)[number];
  /** Above zero where entry is PAID. */
  readonly fee: bigint;
  readonly feeTo: (typeof FEE_GOES)[number] | null;
  /** The least stake of a round that counts for the best multiplier. */
  readonly minStake: bigint;
  /** Empty for all; with games too, both have to fit. */
  readonly categories: readonly VendorCategory[];
  readonly games: readonly CountedGame[];
  /** What the house gives for each place, the first one first. */
  readonly prizes: readonly bigint[];
  /** How the pool of fees is divided among the places, in parts of their sum. */
  readonly shares: readonly number[];
  /** How often a prize has to be played before it may leave. */
  readonly wagerTimes: number;
  readonly language: LanguageCode;
  /** In its own language at least; plain text. */
  readonly words: Readonly<
    Partial<Record<LanguageCode, { readonly title: string; readonly text: string }>>
  >;
  readonly currency: string;
  /** Null: as soon as it is opened. */
  readonly startsAt: Temporal.Instant | null;
  readonly endsAt: Temporal.Instant;
}

export interface Tournament extends TournamentDraft {
  readonly id: bigint;
  readonly publicId: string;
  readonly brandId: bigint;
  readonly status: TournamentStatus;
  readonly version: number;
  /** The fees that were divided; 0 until the table is final. */
  readonly pool: bigint;
  readonly finalAt: Temporal.Instant | null;
}

/** All that the house gives, in ledger units. */
export function budgetOf({ prizes }: Pick<TournamentDraft, "prizes">): bigint {
  return prizes.reduce((sum, prize) => sum + prize, 0n);
}

/** What a tournament is called, by the codes of languages. */
export function titlesOf({ words }: Pick<TournamentDraft, "words">): Record<string, string> {
  return Object.fromEntries(Object.entries(words).map(([code, { title }]) => [code, title]));
}

/** The words in the first of some languages that there are words in, with their language. */
export function wordsIn(
  { words, language }: Pick<TournamentDraft, "words" | "language">,
  readable: readonly LanguageCode[],
): { readonly title: string; readonly text: string; readonly code: LanguageCode } {
  const code = readable.find((one) => words[one]) ?? language;
  const found = words[code];
  if (!found) throw new Error("A tournament has no words in its own language");
  return { ...found, code };
}
