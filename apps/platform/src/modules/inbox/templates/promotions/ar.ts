import type { PromotionTemplates, WhyWords } from "./promotion-templates.ts";

const WHY: WhyWords = {
  TERMS_NOT_MET: "الشروط غير مستوفاة.",
  PROOF_MISSING: "ينقص الإثبات. يمكنك تقديم طلب آخر معه.",
  PROOF_UNREADABLE: "تعذّرت قراءة الصور. يمكنك تقديم طلب آخر بصور أوضح.",
  OTHER: "تعذّر قبول الطلب.",
};

export const ar: PromotionTemplates = {
  "bonus credited": ({ label, amount }) => [
    "وصلت مكافأتك",
    `أُضيف ${amount} من ${label} إلى رصيدك.`,
  ],
  "bonus completed": ({ label }) => ["أكملت حجم الرهان", `اكتملت ${label}: ما تبقّى منها لك.`],
  "bonus completed in part": ({ label, amount }) => [
    "أكملت حجم الرهان",
    `اكتملت ${label}. المبلغ ${amount} يتجاوز ما يمكن الاحتفاظ به وقد سُحب، والباقي لك.`,
  ],
  "bonus expired": ({ label, amount }) => [
    "انتهت مكافأتك",
    `لم تكتمل ${label} في موعدها، أو لم يبقَ ما تلعب به. المسحوب: ${amount}. تبقى أموالك لك.`,
  ],
  "bonus unclaimed": ({ label }) => ["لم تُستلم مكافأتك", `انتهت مهلة استلام ${label}.`],
  "bonus given up": ({ label, amount }) => [
    "تنازلت عن مكافأة",
    `انتهت ${label}. المسحوب: ${amount}. تبقى أموالك لك.`,
  ],
  "bonus ended by exclusion": ({ label, amount }) => [
    "انتهت مكافأتك",
    `انتهت ${label} مع استبعادك من اللعب. المسحوب: ${amount}. تبقى أموالك لك ويمكنك سحبها.`,
  ],
  "bonus voided": ({ label, amount }) => [
    "أُلغيت مكافأة",
    `أُلغيت ${label} لمخالفة شروطها. المسحوب: ${amount}. خدمة العملاء تجيب عن أسئلتك.`,
  ],
  "bonus refused": ({ label }) => [
    "لم يجلب إيداعك مكافأة",
    `إيداعك في رصيدك، لكن ${label} غير متاحة له أو لحسابك.`,
  ],
  "application accepted": ({ label, amount, day }) => [
    "قُبل طلبك",
    `تمنحك ${label} مبلغ ${amount}. استلمه قبل ${day}.`,
  ],
  "application rejected": ({ label, why }) => ["لم يُقبل طلبك", `${label}: ${WHY[why]}`],
};
