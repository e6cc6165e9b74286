import type { TemplateWords } from "../template-words.ts";

/** The templates that speak of friends who were invited, in one language. */
export type FriendsTemplates = Pick<
  TemplateWords,
  "friend qualified" | "friend rewarded" | "reward as friend"
>;
