import { z } from "zod";
import { settingCount, type Declares } from "../../declares.ts";

/** What a brand's site shows of what happens there. */
export const activityDeclares = {
  settings: {
    activity: {
      title: "Live at the fair",
      about:
        "Bets, wins and results as they happen, players in games and draws, what games paid. " +
        "All of it is real: names are masked, trial and test accounts are left out.",
      schema: z.object({
        shown: z.boolean().default(true).meta({
          title: "Show what happens",
          description: "When off, the site shows neither bets and wins nor numbers of players.",
        }),
        largeTimes: settingCount(2, 100_000).default(20).meta({
          title: "Large wins",
          description: "A win of at least so many times its stake is marked.",
          "x-unit": "times the stake",
        }),
        jackpot: z
          .boolean()
          .default(false)
          .meta({
            title: "Decorative counter",
            description:
              "A sign on the home page whose figure can't be won and says so. Never where " +
              "players play for real money.",
          }),
      }),
    },
  },
} as const satisfies Declares;
