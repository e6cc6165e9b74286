import { z } from "zod";
import { settingCount, type Declares } from "../../declares.ts";

const MOST_MINUTES = 24 * 60;
const MOST_HOURS = 30 * 24;

/**
 * Permissions on money that vendors keep, and where that money is: on the way, or at the vendor;
 * and what a vendor has more or less of players than its records say, once two people have booked
 * it. `{id}` is the vendor's number.
 */
export const vendorWalletsDeclares = {
  permissions: {
    "vendor-wallets.read": { roles: ["cashier", "support"] },
    "vendor-wallets.decide": { roles: ["cashier"] },
  },
  settings: {
    vendorWallets: {
      title: "Vendor wallets",
      about: "Money that vendors keep while it is played with.",
      schema: z.object({
        bringBackMinutes: settingCount(0, MOST_MINUTES)
          .default(15)
          .meta({
            title: "Bring money back after a game was left without a word",
            description:
              "Of players who chose that: so long after they were last seen at the vendor's " +
              "games, or played there. 0 leaves it there.",
            "x-unit": "minutes",
          }),
        stuckHours: settingCount(1, MOST_HOURS).default(24).meta({
          title: "A vendor is silent for too long after",
          description: "Two people may then say by its proof what became of the money on its way.",
          "x-unit": "hours",
        }),
      }),
    },
  },
  houseAccounts: {
    "transit:{id}": { line: "away" },
    "vendor:{id}:kept": { line: "away" },
    "vendor:{id}:differences": { line: "adjust" },
  },
} as const satisfies Declares;
