import type { Kind } from "../document.ts";

/** Kinds of documents as staff read them. */
export const KIND_WORDS: Readonly<Record<Kind, string>> = {
  IDENTITY_CARD: "Identity card",
  PASSPORT: "Passport",
  DRIVING_LICENCE: "Driving licence",
  SELFIE: "Selfie",
  ADDRESS: "Proof of address",
  FUNDS: "Source of funds",
};

/** What a decision may be refused with. */
export const DECIDE_REFUSALS = {
  NOT_FOUND: [404, "There is no such document."],
  WRONG_STATE: [409, "This document is not being checked any more, or not yet."],
  NOT_APPROVED: [409, "This document is not approved, or not any more."],
  HIT_OPEN: [
    422,
    "The player may be a listed person. Compare them first, and say why it is another one.",
  ],
  NO_LIST: [
    422,
    "No screening list is loaded, and the law of this brand wants names compared with one.",
  ],
  OUT_OF_DATE: [422, "This document is no longer valid. Reject it as out of date."],
  TOO_YOUNG: [422, "By this date of birth the player is too young for this brand."],
} as const satisfies Readonly<Record<string, readonly [status: number, sentence: string]>>;
