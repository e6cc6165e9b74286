import type { TournamentsTemplates } from "./tournaments-templates.ts";

export const en: TournamentsTemplates = {
  "tournament prize paid": ({ label, amount }) => [
    `${label}: you have won ${amount}`,
    "The prize is in your wallet. See the final table.",
  ],
  "tournament prize waits": ({ label, amount, day }) => [
    `${label}: ${amount} waits for you`,
    `Verify your account by ${day}, and the prize is paid to your wallet.`,
  ],
  "tournament cancelled": ({ label, amount }) => [
    `${label} was cancelled`,
    `The entry fee of ${amount} is back in your wallet.`,
  ],
};
