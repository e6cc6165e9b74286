import type { GiveawaysTemplates } from "./giveaways-templates.ts";

export const zhHans: GiveawaysTemplates = {
  "raffle won": ({ label, day }) => [
    `${label}：您的奖券中奖了`,
    `请在${day}前（含当日）领取奖品，逾期将重新抽取。`,
  ],
};
