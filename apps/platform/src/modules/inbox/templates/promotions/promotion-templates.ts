import type { TemplateWords } from "../template-words.ts";

/** The templates that speak of bonuses and applications for them, in one language. */
export type PromotionTemplates = Pick<
  TemplateWords,
  | "bonus credited"
  | "bonus completed"
  | "bonus completed in part"
  | "bonus expired"
  | "bonus unclaimed"
  | "bonus given up"
  | "bonus ended by exclusion"
  | "bonus voided"
  | "bonus refused"
  | "application accepted"
  | "application rejected"
>;

/** Why an application was rejected, in one language. */
export type WhyWords = Readonly<
  Record<Parameters<TemplateWords["application rejected"]>[0]["why"], string>
>;
