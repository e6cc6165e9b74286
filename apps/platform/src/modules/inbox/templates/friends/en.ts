import type { FriendsTemplates } from "./friends-templates.ts";

export const en: FriendsTemplates = {
  "friend qualified": ({ name, amount }) => [
    "Your friend has done everything",
    `${name} has paid in and played. Your reward of ${amount} waits in the reward centre; what ` +
      "you don’t claim is credited by itself.",
  ],
  "friend rewarded": ({ name, amount }) => [
    "Your reward for inviting a friend",
    `${name} has paid in and played, and ${amount} was added to your balance. Thank you!`,
  ],
  "reward as friend": ({ name, amount }) => [
    "Your reward as an invited friend",
    `You came by an invitation of ${name} and have done everything: ` +
      `${amount} was added to your balance.`,
  ],
};
