import type { LanguageCode } from "@perya/languages";

/** Sorts of content: the specification's announcement types B, PL, PU and PR, and help. */
export const KINDS = ["banner", "player", "popup", "promotion", "help"] as const;

export type Kind = (typeof KINDS)[number];

/** Where a banner may stand. */
export const BANNER_GROUPS = [
  "w_home",
  "w_rng",
  "w_live",
  "w_fish",
  "w_pvp",
  "w_sports",
  "w_esports",
  "w_lott",
  "w_down",
  "w_promotion",
  "w_shop",
  "w_help",
  "w_reg",
  "w_inhouse",
  "w_login",
] as const;

/** A title and a text in one language. */
export interface Words {
  readonly title: string;
  /** HTML, as written or sanitised. */
  readonly content: string;
}

/** What staff write: the words in one language, and the same in others. */
export interface Draft extends Words {
  readonly kind: Kind;
  readonly language: LanguageCode;
  readonly translations: Readonly<Partial<Record<LanguageCode, Words>>>;
  readonly groupName: string;
  /** A banner's picture. */
  readonly url: string;
  /** Where a banner leads: an address, or a path of the site. */
  readonly link: string;
  readonly order: number;
  readonly published: boolean;
  readonly startsAt: Temporal.Instant | null;
  readonly endsAt: Temporal.Instant | null;
}

export interface Item extends Draft {
  readonly id: bigint;
  readonly version: bigint;
  readonly changedAt: Temporal.Instant;
}
