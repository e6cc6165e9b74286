import type { LanguageCode } from "@perya/languages";
import type { VendorCategory } from "../../catalogue/index.ts";

/** What a mission asks for: so many deposits, so much of them, and so on; KYC is a level. */
export const MISSION_KINDS = [
  "DEPOSIT_COUNT",
  "DEPOSIT_SUM",
  "TURNOVER",
  "WIN_COUNT",
  "SIGN_IN",
  "KYC",
] as const;
export type MissionKind = (typeof MISSION_KINDS)[number];

/** Kinds whose targets are ledger units. */
export const IN_MONEY: ReadonlySet<MissionKind> = new Set(["DEPOSIT_SUM", "TURNOVER"]);

/** How often it can be done: once, or once in each day or week of the brand's clock. */
export const SPANS = ["ONCE", "DAILY", "WEEKLY"] as const;
export type MissionSpan = (typeof SPANS)[number];

/** A title and a text, plain text both, by the code of their language. */
type MissionWords = Readonly<
  Partial<Record<LanguageCode, { readonly title: string; readonly text: string }>>
>;

/** What staff write of a mission. */
export interface MissionDraft {
  readonly kind: MissionKind;
  /** Of games, for turnover and wins; null for all of them. */
  readonly category: VendorCategory | null;
  /** How often, how many ledger units, or which level of verification. */
  readonly target: bigint;
  readonly span: MissionSpan;
  /** The lowest VIP level that may claim it. */
  readonly vipLevel: number;
  /** The language shown to who reads none of the others; it is among the words. */
  readonly language: LanguageCode;
  readonly words: MissionWords;
  readonly points: bigint;
  /** Cash in ledger units of the brand's currency, and how often it has to be played. */
  readonly cash: bigint;
  readonly wagerTimes: number;
  readonly currency: string;
  readonly order: number;
  readonly startsAt: Temporal.Instant | null;
  readonly endsAt: Temporal.Instant | null;
}

export interface Mission extends MissionDraft {
  readonly id: bigint;
  readonly publicId: string;
  readonly brandId: bigint;
  /** Null for a draft. */
  readonly offeredAt: Temporal.Instant | null;
  readonly version: bigint;
  /** How many times its reward was claimed. */
  readonly claims: bigint;
}

export const MISSION_STATUSES = ["DRAFT", "COMING_SOON", "OPEN", "CLOSE"] as const;

/** Where a mission stands at a time. */
export function statusOf(
  { offeredAt, startsAt, endsAt }: Pick<Mission, "offeredAt" | "startsAt" | "endsAt">,
  now: Temporal.Instant,
): (typeof MISSION_STATUSES)[number] {
  if (offeredAt === null) return "DRAFT";
  if (endsAt && Temporal.Instant.compare(endsAt, now) <= 0) return "CLOSE";
  return startsAt && Temporal.Instant.compare(startsAt, now) > 0 ? "COMING_SOON" : "OPEN";
}

/** The words in the first of some languages that there are words in, with their language. */
export function wordsIn(
  { words, language }: Pick<MissionDraft, "words" | "language">,
  readable: readonly LanguageCode[],
): { readonly title: string; readonly text: string; readonly code: LanguageCode } {
  const code = readable.find((one) => words[one]) ?? language;
  const found = words[code];
  if (!found) throw new Error("A mission has no words in its own language");
  return { ...found, code };
}

/** Whether two drafts promise players the same, whatever their words and their places. */
export function isSamePromise(one: MissionDraft, other: MissionDraft): boolean {
  const at = (time: Temporal.Instant | null) => time?.toString() ?? "";
  return (
    one.kind === other.kind &&
    one.category === other.category &&
    one.target === other.target &&
    one.span === other.span &&
    one.vipLevel === other.vipLevel &&
    one.points === other.points &&
    one.cash === other.cash &&
    one.wagerTimes === other.wagerTimes &&
    one.currency === other.currency &&
    at(one.startsAt) === at(other.startsAt) &&
    at(one.endsAt) === at(other.endsAt)
  );
}
