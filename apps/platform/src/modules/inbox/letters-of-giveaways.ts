import { hears, type Listener } from "../facts/index.ts";
import { rafflePrizeWon } from "../giveaways/index.ts";
import { notAdvertisedTo } from "./advertising/not-advertised-to.ts";
import { writeLetter } from "./write-letter.ts";

/** A prize is written to its winner, unless nothing may be advertised to them. */
export const lettersOfGiveaways: readonly Listener[] = [
  hears(rafflePrizeWon, "inbox writes", async (tx, { raffle, player, brand, titles, day }) => {
    if ((await notAdvertisedTo(tx, brand, [player])).has(player)) return;
    await writeLetter(tx, {
      player,
      template: "raffle won",
      details: { label: titles, day },
      link: `/raffles/${raffle}`,
    });
  }),
];
