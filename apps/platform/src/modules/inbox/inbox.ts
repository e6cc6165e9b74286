import type { WireMoney } from "@perya/money";
import type { LanguageCode } from "@perya/languages";
import type { DocumentKind, RejectReason } from "../documents/index.ts";
import type { LimitName } from "../limits/index.ts";
import type { APPLICATION_REJECTED_FOR } from "../promotions/index.ts";

/** Sorts of messages: of the system, and those that staff write. */
export const KINDS = [
  "deposit",
  "withdrawal",
  "limits",
  "documents",
  "vip",
  "points",
  "promotions",
  "wins",
  "security",
  "staff",
] as const;

export type Kind = (typeof KINDS)[number];

/** Those a player may want by mail too. What is of security is mailed in any case. */
export const MAIL_KINDS = [
  "deposit",
  "withdrawal",
  "limits",
  "documents",
  "vip",
  "points",
  "promotions",
  "wins",
  "staff",
] as const;

export type MailKind = (typeof MAIL_KINDS)[number];

interface LimitDetails {
  readonly limit: LimitName;
  /** Null for no limit. */
  readonly amount: WireMoney | null;
  /** In place of an amount where the limit is one of time; null for none. */
  readonly minutes: number | null;
}

interface PayoutDetails {
  readonly amount: WireMoney;
  /** What is left to answer in. */
  readonly minutes: number;
}

interface RewardDetails {
  readonly label: Readonly<Record<string, string>>;
  /** In the words of staff. */
  readonly note: string;
}

interface BonusDetails {
  /** What was credited or taken back. */
  readonly amount: WireMoney;
  /** What the promotion or the tournament is called, by language code. */
  readonly label: Readonly<Record<string, string>>;
}

interface FriendDetails {
  /** Of the friend, or of who invited them, without its middle. */
  readonly name: string;
  readonly amount: WireMoney;
}

/** What the words of each template speak of, as it is stored. */
interface Details {
  readonly "deposit credited": { readonly amount: WireMoney };
  readonly "deposit reversed": { readonly amount: WireMoney };
  readonly "deposit rejected": { readonly amount: WireMoney };
  readonly "deposit sent back": { readonly amount: WireMoney };
  /** By staff, for a player who may not sign in. */
  readonly "withdrawal started": { readonly amount: WireMoney };
  readonly "withdrawal paid": { readonly amount: WireMoney };
  readonly "withdrawal returned": { readonly amount: WireMoney };
  readonly "payout sent": PayoutDetails;
  /** Nothing counts as received without an answer. */
  readonly "payout sent without end": { readonly amount: WireMoney };
  /** To a player who may not sign in to answer. */
  readonly "payout sent unasked": { readonly amount: WireMoney };
  readonly "payout reminder": PayoutDetails;
  readonly "payout came back": { readonly amount: WireMoney };
  readonly "owed taken": { readonly amount: WireMoney };
  readonly "owed set off": { readonly amount: WireMoney };
  readonly "payout owed": { readonly amount: WireMoney };
  readonly "complaint answered": { readonly amount: WireMoney };
  readonly "level raised": { readonly level: number };
  readonly "level lowered": { readonly level: number };
  readonly "time-out began": Readonly<Record<string, never>>;
  readonly "exclusion began": Readonly<Record<string, never>>;
  readonly "minor found": { readonly amount: WireMoney };
  readonly "limit changed": LimitDetails;
  readonly "limit asked": LimitDetails;
  readonly "balance above limit": { readonly amount: WireMoney };
  readonly "document approved": { readonly document: DocumentKind };
  readonly "document rejected": {
    readonly document: DocumentKind;
    readonly reason: RejectReason;
  };
  readonly "document expired": { readonly document: DocumentKind };
  /** The day is yyyy-MM-dd. */
  readonly "document expiring": { readonly document: DocumentKind; readonly day: string };
  /** The day is yyyy-MM-dd. */
  readonly "account dormant soon": { readonly day: string };
  readonly "balance unclaimed": { readonly amount: WireMoney; readonly day: string };
  /** What the level is called, by language code. */
  readonly "vip level reached": { readonly label: Readonly<Record<string, string>> };
  readonly "vip level lost": { readonly label: Readonly<Record<string, string>> };
  /** What the reward is called, by language code, and how it was sent. */
  readonly "reward approved": RewardDetails;
  /** The same, and why. */
  readonly "reward rejected": RewardDetails;
  /** What the raffle is called, by language code, and until when to claim, yyyy-MM-dd. */
  readonly "raffle won": {
    readonly label: Readonly<Record<string, string>>;
    readonly day: string;
  };
  readonly "bonus credited": BonusDetails;
  readonly "bonus completed": Pick<BonusDetails, "label">;
  /** More than a bonus lets one keep was taken back. */
  readonly "bonus completed in part": BonusDetails;
  readonly "bonus expired": BonusDetails;
  readonly "bonus unclaimed": Pick<BonusDetails, "label">;
  readonly "bonus given up": BonusDetails;
  readonly "bonus ended by exclusion": BonusDetails;
  readonly "bonus voided": BonusDetails;
  /** A deposit that was to bring one did not. */
  readonly "bonus refused": Pick<BonusDetails, "label">;
  /** The day by which it is claimed is yyyy-MM-dd. */
  readonly "application accepted": BonusDetails & { readonly day: string };
  readonly "application rejected": Pick<BonusDetails, "label"> & {
    readonly why: (typeof APPLICATION_REJECTED_FOR)[number];
  };
  readonly "vip gift upgrade": { readonly amount: WireMoney };
  readonly "vip gift birthday": { readonly amount: WireMoney };
  readonly "vip gift monthly": { readonly amount: WireMoney };
  /** What the jackpot is called. */
  readonly "jackpot won": { readonly amount: WireMoney; readonly note: string };
  readonly "friend qualified": FriendDetails;
  readonly "friend rewarded": FriendDetails;
  readonly "reward as friend": FriendDetails;
  readonly "agent pay DIVIDEND": { readonly amount: WireMoney };
  readonly "agent pay DAILY_SALARY": { readonly amount: WireMoney };
  readonly "tournament prize paid": BonusDetails;
  /** The last day to be verified on is yyyy-MM-dd. */
  readonly "tournament prize waits": BonusDetails & { readonly day: string };
  /** A fee was paid back. */
  readonly "tournament cancelled": BonusDetails;
  readonly "vip left": Readonly<Record<string, never>>;
  readonly "account dormant": Readonly<Record<string, never>>;
  readonly "password changed": Readonly<Record<string, never>>;
  readonly "payment password changed": Readonly<Record<string, never>>;
  readonly "payment password recovered": Readonly<Record<string, never>>;
  readonly "payment password reset": Readonly<Record<string, never>>;
  readonly "passkey added": Readonly<Record<string, never>>;
  readonly "passkey removed": Readonly<Record<string, never>>;
  readonly "authenticator on": Readonly<Record<string, never>>;
  readonly "authenticator off": Readonly<Record<string, never>>;
  readonly "recovery code used": Readonly<Record<string, never>>;
  readonly "new recovery codes": Readonly<Record<string, never>>;
  readonly "number replaced": Readonly<Record<string, never>>;
  readonly "number reset": Readonly<Record<string, never>>;
  readonly "address replaced": Readonly<Record<string, never>>;
  readonly "address reset": Readonly<Record<string, never>>;
}

export type Template = keyof Details;

/** The kind of each template's messages. */
export const KIND_OF: Readonly<Record<Template, Kind>> = {
  "deposit credited": "deposit",
  "deposit reversed": "deposit",
  "deposit rejected": "deposit",
  "deposit sent back": "deposit",
  "withdrawal paid": "withdrawal",
  "withdrawal returned": "withdrawal",
  "payout sent": "withdrawal",
  "payout sent without end": "withdrawal",
  "payout reminder": "withdrawal",
  "payout came back": "withdrawal",
  "owed taken": "withdrawal",
  "owed set off": "withdrawal",
  "payout owed": "withdrawal",
  "complaint answered": "withdrawal",
  "level raised": "documents",
  "level lowered": "documents",
  "document approved": "documents",
  "document rejected": "documents",
  "document expired": "documents",
  "document expiring": "documents",
  "reward approved": "points",
  "reward rejected": "points",
  "raffle won": "promotions",
  "friend qualified": "promotions",
  "friend rewarded": "promotions",
  "reward as friend": "promotions",
  "agent pay DIVIDEND": "deposit",
  "agent pay DAILY_SALARY": "deposit",
  "tournament prize paid": "promotions",
  "tournament prize waits": "promotions",
  "tournament cancelled": "promotions",
  "vip level reached": "vip",
  "vip level lost": "vip",
  "vip left": "vip",
  "bonus credited": "promotions",
  "bonus completed": "promotions",
  "bonus completed in part": "promotions",
  "bonus expired": "promotions",
  "bonus unclaimed": "promotions",
  "bonus given up": "promotions",
  "bonus ended by exclusion": "promotions",
  "bonus voided": "promotions",
  "bonus refused": "promotions",
  "application accepted": "promotions",
  "application rejected": "promotions",
  "vip gift upgrade": "vip",
  "vip gift birthday": "vip",
  "vip gift monthly": "vip",
  "jackpot won": "wins",
  "time-out began": "limits",
  "exclusion began": "limits",
  "minor found": "limits",
  "limit changed": "limits",
  "limit asked": "limits",
  "balance above limit": "limits",
  // Who doesn't sign in reads no inbox, so that these are mailed in any case.
  "withdrawal started": "security",
  "payout sent unasked": "security",
  "account dormant soon": "security",
  "account dormant": "security",
  "balance unclaimed": "security",
  "password changed": "security",
  "payment password changed": "security",
  "payment password recovered": "security",
  "payment password reset": "security",
  "passkey added": "security",
  "passkey removed": "security",
  "authenticator on": "security",
  "authenticator off": "security",
  "recovery code used": "security",
  "new recovery codes": "security",
  "number replaced": "security",
  "number reset": "security",
  "address replaced": "security",
  "address reset": "security",
};

/** What is written to one player. `link` is a path of the site, or empty. */
export type Letter = {
  readonly [Name in Template]: {
    readonly player: bigint;
    readonly template: Name;
    readonly details: Details[Name];
    readonly link: string;
  };
}[Template];

/** Title and text of a message, plain text both. */
export interface Words {
  readonly title: string;
  readonly text: string;
}

/** What staff wrote, by the code of its language. */
export type Translations = Readonly<Partial<Record<LanguageCode, Words>>>;

/** What the law wants said: in its own words, or by the house's for players from an age on. */
export type Warning = { readonly text: string } | { readonly age: number };

/** What a message says: by a template, or in staff's words, with the language they have for all. */
export type Written =
  | { readonly template: Template; readonly details: unknown; readonly words: null }
  | {
      readonly template: null;
      readonly words: Translations;
      readonly language: LanguageCode;
      /** Stand under the text of one that advertises. */
      readonly warnings: readonly Warning[];
    };

/** A message as it is stored. */
export type Message = Written & {
  readonly id: bigint;
  readonly player: bigint;
  readonly kind: Kind;
  readonly link: string;
  /** Whether it is advertising, for which the law has rules. */
  readonly advertises: boolean;
  readonly madeAt: Temporal.Instant;
  readonly readAt: Temporal.Instant | null;
  /** Since when its player does not see it any more. */
  readonly deletedAt: Temporal.Instant | null;
};

/** Messages of a page. */
export const PAGE_MESSAGES = 20;
