import type { Tx } from "@perya/postgres";
import type { Brand } from "../../brands/index.ts";
import { tellFact } from "../../facts/index.ts";
import { dayOf } from "../../figures/index.ts";
import { tournamentPrizePaid, tournamentPrizeWaits } from "../facts.ts";
import { titlesOf } from "../tournament.ts";
import type { DuePrize } from "./prizes.store.ts";

/** Tells that a prize was paid. */
export function tellPaid(tx: Tx, prize: DuePrize): Promise<void> {
  return tellFact(tx, tournamentPrizePaid, told(prize));
}

/** Tells that a prize waits for its winner to be verified. */
export function tellWaits(tx: Tx, prize: DuePrize, { zone }: Brand): Promise<void> {
  // The whole of this day is before the end.
  const day = dayOf(prize.claimUntil.subtract({ hours: 24 }), zone);
  return tellFact(tx, tournamentPrizeWaits, { ...told(prize), day });
}

function told({ publicId: tournament, player, units, currency, ...of }: DuePrize) {
  return {
    tournament,
    player,
    titles: titlesOf(of),
    units,
    currency,
  };
}
