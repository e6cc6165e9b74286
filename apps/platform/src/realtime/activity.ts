import { z } from "zod";
import { languageOfName, wireMoney, wireTime } from "../http/answers/answer.ts";

const line = z
  .object({
    id: z.string(),
    kind: z.enum(["bet", "win", "draw"]),
    at: wireTime,
    gameId: z.string(),
    gameName: z.string().meta({ description: "In the first of the reader's languages it has." }),
    nameLanguage: languageOfName("gameName"),
    iconUrl: z.string(),
    name: z.string().meta({ description: "The player's masked name; empty for a draw." }),
    amount: wireMoney.nullable().meta({
      description: "The stake of a bet, the payout of a win; null for a draw.",
    }),
    times: z.string().nullable().meta({
      description: "How many times its stake a win paid, such as 20.6; null for anything else.",
    }),
    large: z.boolean().meta({ description: "A win of many times its stake." }),
    issueNo: z.string().nullable(),
    numbers: z.array(z.string()).meta({ description: "What was drawn; empty but for a draw." }),
  })
  .meta({ id: "ActivityLine", description: "A bet, a win or a result, as it happened." });

/** What happens at a brand: real rounds, orders and draws only, with masked names. */
export const activityValue = z
  .object({
    whole: z.boolean().meta({
      description: "Whether this is everything, or what is new since the event before.",
    }),
    playing: z
      .number()
      .int()
      .meta({ description: "Players who began a round in the last five minutes." }),
    lines: z.array(line).meta({ description: "Newest first." }),
    players: z.record(z.string(), z.number().int()).meta({
      description:
        "The same by game (`gameId`). 0 once nobody plays it; a game without is as before.",
    }),
    draws: z.record(z.string(), z.object({ issueNo: z.string(), players: z.number().int() })).meta({
      description: "Players with an order on the draw that is on sale, by the lottery's code.",
    }),
    paid: z.record(z.string(), wireMoney).meta({
      description: "What games paid in the last four quarter-hours, by game (`gameId`).",
    }),
  })
  .meta({ id: "Activity" });

export type Activity = z.infer<typeof activityValue>;
export type ActivityLine = z.infer<typeof line>;
