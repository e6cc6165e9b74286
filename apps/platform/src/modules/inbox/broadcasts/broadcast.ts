import type { LanguageCode } from "@perya/languages";
import type { Translations, Warning } from "../inbox.ts";
import type { Audience } from "./audience.ts";

export const STATES = ["sending", "sent", "cancelled"] as const;

/** What staff send to players. */
export interface BroadcastDraft {
  readonly brandId: bigint;
  readonly words: Translations;
  /** Of the words for who can read none of the others. */
  readonly language: LanguageCode;
  /** A path of the site, an address, or empty. */
  readonly link: string;
  /** Advertising does not reach players who are excluded. */
  readonly advertises: boolean;
  readonly audience: Audience;
}

export interface Broadcast extends BroadcastDraft {
  readonly id: bigint;
  readonly publicId: string;
  /** What the law wants said in it; none before it is being sent. */
  readonly warnings: readonly Warning[];
  readonly state: (typeof STATES)[number];
  /** How many it was for when it was sent off. */
  readonly expected: number;
  readonly delivered: number;
  /** The last player who was looked at. */
  readonly reached: bigint;
  readonly madeBy: string;
  readonly madeAt: Temporal.Instant;
  readonly cancelledBy: string | null;
  readonly endedAt: Temporal.Instant | null;
}
