import type { TemplateWords } from "../template-words.ts";

/** The templates that speak of tournaments, in one language. */
export type TournamentsTemplates = Pick<
  TemplateWords,
  "tournament prize paid" | "tournament prize waits" | "tournament cancelled"
>;
