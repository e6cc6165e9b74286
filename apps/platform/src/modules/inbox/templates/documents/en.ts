import type { DocumentTemplates, DocumentWords, ReasonWords } from "./document-templates.ts";

const DOCUMENTS: DocumentWords = {
  IDENTITY_CARD: "Identity card",
  PASSPORT: "Passport",
  DRIVING_LICENCE: "Driving licence",
  SELFIE: "Selfie",
  ADDRESS: "Proof of address",
  FUNDS: "Source of funds",
};

const REASONS: ReasonWords = {
  UNREADABLE: "It can't be read.",
  INCOMPLETE: "A part or a page of it is missing.",
  WRONG_DOCUMENT: "It is another document than was asked for.",
  OUT_OF_DATE: "It is no longer valid, or too old.",
  DATA_DIFFER: "It says something else than you typed.",
  NAME_DIFFERS: "It is in another name.",
  NOT_ACCEPTED: "We can't accept it.",
};

export const en: DocumentTemplates = {
  "document approved": ({ document }) => [
    `${DOCUMENTS[document]}: approved`,
    "Your document was checked and approved. You can see what comes next on the documents page.",
  ],
  "document rejected": ({ document, reason }) => [
    `${DOCUMENTS[document]}: please send it again`,
    `${REASONS[reason]} You can send a new one on the documents page.`,
  ],
  "document expired": ({ document }) => [
    `${DOCUMENTS[document]}: no longer valid`,
    "Your document has expired, and your limits may be lower until you send a new one.",
  ],
  "document expiring": ({ document, day }) => [
    `${DOCUMENTS[document]}: valid until ${day}`,
    "Send a new one in time, so that your limits stay as they are.",
  ],
};
