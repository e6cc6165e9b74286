import type { GiveawaysTemplates } from "./giveaways-templates.ts";

export const en: GiveawaysTemplates = {
  "raffle won": ({ label, day }) => [
    `${label}: your ticket has won`,
    `Claim your prize by ${day}. After that it is drawn again.`,
  ],
};
