import type { LanguageCode } from "@perya/languages";
import type { Rule } from "./rules/rule.ts";

export const PROMOTION_STATUSES = ["DRAFT", "COMING_SOON", "OPEN", "CLOSE"] as const;
export type PromotionStatus = (typeof PROMOTION_STATUSES)[number];

/** Where promotions are listed; `new_player` feeds the banner of the registration. */
export const CATEGORIES = ["new_player", "deposit", "daily", "special"] as const;
type Category = (typeof CATEGORIES)[number];

/** What a promotion says in one language. */
interface PromotionWords {
  readonly title: string;
  /** What it gives, in a sentence. */
  readonly about: string;
  /** HTML, sanitised. */
  readonly terms: string;
}

/** Which players it is for; an empty list and null narrow nothing. */
export interface Audience {
  /** Codes of ISO 3166-1. */
  readonly countries: readonly string[];
  /** Levels of verification, 0 to 3. */
  readonly levels: readonly number[];
  readonly registeredFrom: Temporal.Instant | null;
  readonly registeredBefore: Temporal.Instant | null;
  /** How many of a million of them are held out, as a control group. */
  readonly heldOutPpm: number;
}

/** What staff write of a promotion. */
export interface PromotionDraft {
  readonly category: Category;
  readonly rule: Rule;
  readonly audience: Audience;
  readonly language: LanguageCode;
  /** In its own language at least. */
  readonly words: Readonly<Partial<Record<LanguageCode, PromotionWords>>>;
  /** The address of a picture; empty for the site's own. */
  readonly picture: string;
  readonly startsAt: Temporal.Instant | null;
  readonly endsAt: Temporal.Instant | null;
  /** Ledger units that may be given in all; null for no end. */
  readonly budgetUnits: bigint | null;
}

export interface Promotion extends PromotionDraft {
  readonly id: bigint;
  readonly publicId: string;
  readonly brandId: bigint;
  readonly status: PromotionStatus;
  readonly version: number;
  readonly paused: boolean;
  /** Ledger units promised to players so far. */
  readonly reservedUnits: bigint;
  /** What decides who is held out; null until it is announced, and without a control group. */
  readonly drawSeed: string | null;
}
