import type { FriendsTemplates } from "./friends-templates.ts";

export const ar: FriendsTemplates = {
  "friend qualified": ({ name, amount }) => [
    "أتمّ صديقك كل الشروط",
    `أودع \u2068${name}\u2069 ولعب ما يكفي. مكافأتك ${amount} بانتظارك في مركز المكافآت، ` +
      "وما لا تستلمه يُضاف تلقائيًا.",
  ],
  "friend rewarded": ({ name, amount }) => [
    "مكافأتك على دعوة صديق",
    `أودع \u2068${name}\u2069 ولعب ما يكفي، وأُضيف ${amount} إلى رصيدك. شكرًا لك!`,
  ],
  "reward as friend": ({ name, amount }) => [
    "مكافأتك كصديق مدعو",
    `جئت بدعوة من \u2068${name}\u2069 وأتممت كل الشروط: أُضيف ${amount} إلى رصيدك.`,
  ],
};
