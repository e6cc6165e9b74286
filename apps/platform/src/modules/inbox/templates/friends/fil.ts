import type { FriendsTemplates } from "./friends-templates.ts";

export const fil: FriendsTemplates = {
  "friend qualified": ({ name, amount }) => [
    "Natapos na ng kaibigan mo ang lahat",
    `Nag-deposit at naglaro na si ${name}. Nasa reward center na ang gantimpala mong ${amount}; ` +
      "kusang papasok ang hindi mo kukunin.",
  ],
  "friend rewarded": ({ name, amount }) => [
    "Ang gantimpala mo sa pag-imbita",
    `Nag-deposit at naglaro na si ${name}, kaya naidagdag ang ${amount} sa balanse mo. Salamat!`,
  ],
  "reward as friend": ({ name, amount }) => [
    "Ang gantimpala mo bilang inimbitahan",
    `Dumating ka sa imbitasyon ni ${name} at natapos mo ang lahat: ` +
      `naidagdag ang ${amount} sa balanse mo.`,
  ],
};
