import type { DocumentKind, RejectReason } from "../../../documents/index.ts";
import type { TemplateWords } from "../template-words.ts";

/** The templates that speak of a player's documents, in one language. */
export type DocumentTemplates = Pick<
  TemplateWords,
  "document approved" | "document rejected" | "document expired" | "document expiring"
>;

/** What each document is called, and each reason why one was rejected. */
export type DocumentWords = Readonly<Record<DocumentKind, string>>;
export type ReasonWords = Readonly<Record<RejectReason, string>>;
