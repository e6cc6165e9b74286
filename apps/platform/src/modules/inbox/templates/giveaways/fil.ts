import type { GiveawaysTemplates } from "./giveaways-templates.ts";

export const fil: GiveawaysTemplates = {
  "raffle won": ({ label, day }) => [
    `${label}: nanalo ang tiket mo`,
    `Kunin ang premyo mo hanggang ${day}. Pagkatapos nito, bubunutin ito ulit.`,
  ],
};
