import type { TournamentsTemplates } from "./tournaments-templates.ts";

export const ar: TournamentsTemplates = {
  "tournament prize paid": ({ label, amount }) => [
    `${label}: ربحت ${amount}`,
    "أُضيفت الجائزة إلى محفظتك. اطّلع على الترتيب النهائي.",
  ],
  "tournament prize waits": ({ label, amount, day }) => [
    `${label}: ${amount} في انتظارك`,
    `وثّق حسابك حتى ${day} لتُضاف الجائزة إلى محفظتك.`,
  ],
  "tournament cancelled": ({ label, amount }) => [
    `أُلغيت ${label}`,
    `أُعيد رسم المشاركة ${amount} إلى محفظتك.`,
  ],
};
