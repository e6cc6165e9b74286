import { z } from "zod";
import { fact, whole } from "../facts/index.ts";

/**
 * A player's ticket was drawn. `titles` are what the raffle is called by the codes of languages;
 * `day` is the last day of the brand's clock on which all of the prize can be claimed.
 */
export const rafflePrizeWon = fact(
  "raffle prize won",
  z.object({
    raffle: z.string(),
    player: whole,
    brand: whole,
    titles: z.record(z.string(), z.string()),
    day: z.iso.date(),
  }),
);
