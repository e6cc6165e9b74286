import type { TemplateWords } from "../template-words.ts";

/** The templates that speak of what agents are paid, in one language. */
export type AgentsTemplates = Pick<TemplateWords, "agent pay DIVIDEND" | "agent pay DAILY_SALARY">;
