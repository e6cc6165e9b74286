import type { AgentsTemplates } from "./agents-templates.ts";

export const en: AgentsTemplates = {
  "agent pay DIVIDEND": ({ amount }) => [
    "Your dividend is paid",
    `Your dividend of ${amount} was added to your balance. ` +
      "Open the bill to see how it was worked out.",
  ],
  "agent pay DAILY_SALARY": ({ amount }) => [
    "Your daily salary is paid",
    `Your daily salary of ${amount} was added to your balance. ` +
      "Open the bill to see how it was worked out.",
  ],
};
