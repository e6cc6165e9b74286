import type { DocumentDetails } from "@perya/api-client/operator";
import { Mistyped } from "../../shared/forms/amount.ts";

type Reason = NonNullable<DocumentDetails["reason"]>;

export const STATES = ["UPLOADED", "CHECKING", "APPROVED", "REJECTED", "EXPIRED"] as const;

/** Why a document is rejected: the player reads it in their own language. */
export const REASON_TITLES: Readonly<Record<Reason, string>> = {
  UNREADABLE: "It can't be read",
  INCOMPLETE: "A part or a page is missing",
  WRONG_DOCUMENT: "Another document was asked for",
  OUT_OF_DATE: "No longer valid, or too old",
  DATA_DIFFER: "It says something else than was typed",
  NAME_DIFFERS: "It is in another name",
  NOT_ACCEPTED: "Not accepted",
};
const REASONS = Object.entries(REASON_TITLES) as [Reason, string][];

/** The question for the reason of a rejection. */
export const REASON_ASKED = { name: "reason", label: "Reason", choices: REASONS } as const;

/** The chosen reason. Throws Mistyped where none is. */
export function reasonOf(chosen: string): Reason {
  const known = REASONS.find(([value]) => value === chosen);
  if (!known) throw new Mistyped("Choose a reason.");
  return known[0];
}
