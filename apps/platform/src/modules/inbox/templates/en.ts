import type { TemplateWords } from "./template-words.ts";

export const en: TemplateWords = {
  "deposit credited": ({ amount }) => [
    "Your deposit has arrived",
    `${amount} was added to your balance. Good luck!`,
  ],
  "withdrawal paid": ({ amount }) => [
    "Your withdrawal was paid",
    `${amount} was sent to your account. Your bank may need some time to show it.`,
  ],
  "withdrawal returned": ({ amount }) => [
    "Your withdrawal came back",
    `${amount} was not paid out and is in your balance again.`,
  ],
  "level raised": ({ level }) => [
    "Your identity check is done",
    `You are verified to level ${level}. Your limits of deposits and withdrawals go by it.`,
  ],
  "level lowered": ({ level }) => [
    "Your verification has changed",
    `You are verified to level ${level} now. Ask customer service why.`,
  ],
  "password changed": () => [
    "Your password was changed",
    "All your other devices were signed out. " +
      "If this was not you, contact customer service at once.",
  ],
  "payment password changed": () => [
    "Your payment password was changed",
    "If this was not you, contact customer service at once.",
  ],
  "payment password recovered": () => [
    "Your payment password was replaced",
    "It was replaced with a code that we sent you, so withdrawals wait for a while. " +
      "If this was not you, contact customer service at once.",
  ],
  "payment password reset": () => [
    "Your payment password was removed",
    "Our staff removed it as you asked, so withdrawals wait for a while. " +
      "If you did not ask, contact customer service at once.",
  ],
};
