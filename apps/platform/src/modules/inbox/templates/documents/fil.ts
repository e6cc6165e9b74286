import type { DocumentTemplates, DocumentWords, ReasonWords } from "./document-templates.ts";

const DOCUMENTS: DocumentWords = {
  IDENTITY_CARD: "ID card",
  PASSPORT: "Pasaporte",
  DRIVING_LICENCE: "Driver's license",
  SELFIE: "Selfie",
  ADDRESS: "Katibayan ng tirahan",
  FUNDS: "Pinagmulan ng pera",
};

const REASONS: ReasonWords = {
  UNREADABLE: "Hindi ito mabasa.",
  INCOMPLETE: "May kulang na bahagi o pahina.",
  WRONG_DOCUMENT: "Iba ito sa hinihinging dokumento.",
  OUT_OF_DATE: "Hindi na ito valid o masyado nang luma.",
  DATA_DIFFER: "Iba ang nakasulat dito sa inilagay mo.",
  NAME_DIFFERS: "Iba ang pangalang nakalagay.",
  NOT_ACCEPTED: "Hindi namin ito matatanggap.",
};

export const fil: DocumentTemplates = {
  "document approved": ({ document }) => [
    `${DOCUMENTS[document]}: aprubado na`,
    "Na-check at naaprubahan na ang dokumento mo. Makikita ang susunod sa page ng mga dokumento.",
  ],
  "document rejected": ({ document, reason }) => [
    `${DOCUMENTS[document]}: pakipadala ulit`,
    `${REASONS[reason]} Puwede kang magpadala ng bago sa page ng mga dokumento.`,
  ],
  "document expired": ({ document }) => [
    `${DOCUMENTS[document]}: hindi na valid`,
    "Expired na ang dokumento mo. Maaaring bumaba ang limit mo hangga't wala kang bagong padala.",
  ],
  "document expiring": ({ document, day }) => [
    `${DOCUMENTS[document]}: valid hanggang ${day}`,
    "Magpadala ng bago bago ang petsang ito para hindi magbago ang limit mo.",
  ],
};
