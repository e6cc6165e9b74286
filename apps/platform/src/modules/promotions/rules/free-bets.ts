import { z } from "zod";
import { conditions, units } from "./conditions.ts";

const MOST_ROUNDS = 500;
const MOST_GAMES = 20;
const MOST_DAYS_TO_PLAY = 90;

const OF_DEPOSITS: ReadonlySet<string> = new Set(["FIRST", "DAILY", "WEEKLY"]);

/** Rounds of one stake in games of the house's studio; what they win is the bonus. */
export const freeBets = z.object({
  type: z.literal("FREE_BETS"),
  occasion: z.enum(["ONCE", "MONTHLY", "FIRST", "DAILY", "WEEKLY"]).meta({
    description:
      "Once, or once in a month, claimed by the player; or with the first deposit ever, or one " +
      "of a day or a week of the brand's clock.",
  }),
  minDeposit: units.meta({
    description: "The smallest deposit that brings them, in ledger units; else it says nothing.",
  }),
  games: z
    .array(z.string().min(1).max(60))
    .min(1)
    .max(MOST_GAMES)
    .meta({ description: "Codes of the studio's games in which they can be played." }),
  rounds: z.number().int().min(1).max(MOST_ROUNDS),
  stake: units.meta({ description: "The stake of each round, in ledger units." }),
  cap: units.meta({ description: "What is won at most, in ledger units." }),
  playDays: z.number().int().min(1).max(MOST_DAYS_TO_PLAY).meta({
    description: "Days to play the rounds in.",
  }),
  ...conditions,
});

export type FreeBets = z.infer<typeof freeBets>;

/** Whether a deposit brings them; else their player claims them. */
export function comesWithDeposit({ occasion }: Pick<FreeBets, "occasion">): boolean {
  return OF_DEPOSITS.has(occasion);
}
