import type { AgentsTemplates } from "./agents-templates.ts";

export const ar: AgentsTemplates = {
  "agent pay DIVIDEND": ({ amount }) => [
    "تم دفع أرباحك",
    `أُضيفت أرباحك البالغة ${amount} إلى رصيدك. افتح الكشف لترى طريقة الحساب.`,
  ],
  "agent pay DAILY_SALARY": ({ amount }) => [
    "تم دفع راتبك اليومي",
    `أُضيف راتبك اليومي البالغ ${amount} إلى رصيدك. افتح الكشف لترى طريقة الحساب.`,
  ],
};
