import type { AgentsTemplates } from "./agents-templates.ts";

export const fil: AgentsTemplates = {
  "agent pay DIVIDEND": ({ amount }) => [
    "Bayad na ang dibidendo mo",
    `Naidagdag sa balanse mo ang dibidendong ${amount}. ` +
      "Buksan ang bill para makita kung paano ito kinuwenta.",
  ],
  "agent pay DAILY_SALARY": ({ amount }) => [
    "Bayad na ang arawang sahod mo",
    `Naidagdag sa balanse mo ang arawang sahod na ${amount}. ` +
      "Buksan ang bill para makita kung paano ito kinuwenta.",
  ],
};
