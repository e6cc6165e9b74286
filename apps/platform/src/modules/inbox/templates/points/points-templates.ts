import type { TemplateWords } from "../template-words.ts";

/** The templates that speak of redeemed rewards, in one language. */
export type PointsTemplates = Pick<TemplateWords, "reward approved" | "reward rejected">;
