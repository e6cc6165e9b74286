import type { GiveawaysTemplates } from "./giveaways-templates.ts";

export const ar: GiveawaysTemplates = {
  "raffle won": ({ label, day }) => [
    `${label}: فازت تذكرتك`,
    `استلم جائزتك حتى ${day}. بعد ذلك يُعاد السحب عليها.`,
  ],
};
