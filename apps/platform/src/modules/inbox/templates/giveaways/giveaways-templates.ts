import type { TemplateWords } from "../template-words.ts";

/** The templates that speak of raffles, in one language. */
export type GiveawaysTemplates = Pick<TemplateWords, "raffle won">;
