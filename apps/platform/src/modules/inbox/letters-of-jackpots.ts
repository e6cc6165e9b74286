import { hears, type Listener } from "../facts/index.ts";
import { jackpotHit } from "../jackpots/index.ts";
import { writeLetter } from "./write-letter.ts";

/** A jackpot is written to who won it. */
export const lettersOfJackpots: readonly Listener[] = [
  hears(jackpotHit, "inbox writes", (tx, { player, jackpot, currency, units }) =>
    writeLetter(tx, {
      player,
      template: "jackpot won",
      details: { amount: { amount: units.toString(), currency }, note: jackpot },
      link: "/jackpots",
    }),
  ),
];
