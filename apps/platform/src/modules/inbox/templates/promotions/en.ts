import type { PromotionTemplates, WhyWords } from "./promotion-templates.ts";

const WHY: WhyWords = {
  TERMS_NOT_MET: "the terms are not met.",
  PROOF_MISSING: "proof was missing. You can apply again with it.",
  PROOF_UNREADABLE: "the pictures could not be read. You can apply again with better ones.",
  OTHER: "it could not be accepted.",
};

export const en: PromotionTemplates = {
  "bonus credited": ({ label, amount }) => [
    "Your bonus is here",
    `${amount} of ${label} was added to your balance.`,
  ],
  "bonus completed": ({ label }) => [
    "Your bonus is played through",
    `${label} is completed: what is left of it is yours.`,
  ],
  "bonus completed in part": ({ label, amount }) => [
    "Your bonus is played through",
    `${label} is completed. ${amount} is above what it ` +
      "lets you keep and was taken back; the rest is yours.",
  ],
  "bonus expired": ({ label, amount }) => [
    "Your bonus has ended",
    `${label} was not played through in time, or nothing was left ` +
      `to play it with. Taken back: ${amount}. Your own money stays.`,
  ],
  "bonus unclaimed": ({ label }) => [
    "Your bonus was not claimed",
    `The time to claim ${label} is over.`,
  ],
  "bonus given up": ({ label, amount }) => [
    "You gave up a bonus",
    `${label} has ended. Taken back: ${amount}. Your own money stays.`,
  ],
  "bonus ended by exclusion": ({ label, amount }) => [
    "Your bonus has ended",
    `${label} ended with your exclusion. Taken back: ${amount}. Your ` +
      "own money stays, and you can withdraw it.",
  ],
  "bonus voided": ({ label, amount }) => [
    "A bonus was cancelled",
    `${label} was cancelled against its terms. Taken back: ` +
      `${amount}. Customer service answers your questions.`,
  ],
  "bonus refused": ({ label }) => [
    "Your deposit brought no bonus",
    `Your deposit is in your balance, but ${label} ` +
      "is not available for it or for your account.",
  ],
  "application accepted": ({ label, amount, day }) => [
    "Your application was accepted",
    `${label} gives you ${amount}. Claim it by ${day}.`,
  ],
  "application rejected": ({ label, why }) => [
    "Your application was not accepted",
    `${label}: ${WHY[why]}`,
  ],
};
