import type { GiveawaysTemplates } from "./giveaways-templates.ts";

export const vi: GiveawaysTemplates = {
  "raffle won": ({ label, day }) => [
    `${label}: vé của bạn đã trúng thưởng`,
    `Hãy nhận giải thưởng trước hết ngày ${day}. Sau đó giải sẽ được bốc thăm lại.`,
  ],
};
